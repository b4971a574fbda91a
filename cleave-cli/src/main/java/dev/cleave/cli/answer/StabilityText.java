package dev.cleave.cli.answer;

import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.web.report.CardTexts;
import dev.cleave.web.report.Sizes;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How far rules would be others: with other rows, where models were learned from parts of them, else at the next size.
 *
 * @param parts learned from parts of the rows
 */
public record StabilityText(Model model, List<Model> parts) {
    /** None where nothing is known. */
    public Optional<String> line() {
        Set<String> own = CardTexts.of(model);
        if (own.isEmpty()) {
            return Optional.empty();
        }
        return parts.isEmpty() ? neighbours(own) : Optional.of(folds(own));
    }

    private String folds(Set<String> own) {
        List<Set<String>> others = parts.stream().map(CardTexts::of).toList();
        long usual = own.stream()
                .filter(text -> 2
                                * others.stream()
                                        .filter(other -> other.contains(text))
                                        .count()
                        >= parts.size())
                .count();
        Set<String> columns = columns(model);
        double shared = parts.stream()
                .map(StabilityText::columns)
                .mapToLong(other -> columns.stream().filter(other::contains).count())
                .average()
                .orElse(0);
        return String.format(
                Locale.ROOT,
                "Stability: %d of these %s were found word for word in at least half of the %d folds; of the columns"
                        + " used (%d) a fold used %.1f on average.",
                usual,
                counted(own.size()),
                parts.size(),
                columns.size(),
                shared);
    }

    private Optional<String> neighbours(Set<String> own) {
        Sizes choice = new Sizes(model);
        List<FrontierEntry> sizes = choice.all();
        int chosen = IntStream.range(0, sizes.size())
                .filter(i -> choice.isChosen(sizes.get(i)))
                .findFirst()
                .orElse(-1);
        if (chosen < 0 || sizes.size() < 2) {
            return Optional.empty();
        }
        String found = Stream.of(at(sizes, chosen - 1, "smaller", own), at(sizes, chosen + 1, "larger", own))
                .flatMap(Optional::stream)
                .reduce((smaller, larger) -> smaller + ", " + larger)
                .orElse("");
        return Optional.of("Stability: of "
                + (own.size() == 1 ? "this " + counted(1).substring(2) : "these " + counted(own.size()))
                + ", word for word, " + found
                + "; --folds 10 says how many other rows would give.");
    }

    private Optional<String> at(List<FrontierEntry> sizes, int index, String which, Set<String> own) {
        if (index < 0 || index >= sizes.size()) {
            return Optional.empty();
        }
        Set<String> other =
                CardTexts.of(model.with(sizes.get(index), model.proof().verdict()));
        long kept = own.stream().filter(other::contains).count();
        return Optional.of((kept == 0 ? "none" : String.valueOf(kept))
                + (kept <= 1 ? " stands" : " stand")
                + " at the next " + which + " size");
    }

    private String counted(int count) {
        String what = model.encoding().target().exclusive() || hasPoints() ? "condition" : "rule";
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private boolean hasPoints() {
        return model.rules().heads().stream()
                .flatMap(head -> head.rules().stream())
                .anyMatch(Rule.AtLeast.class::isInstance);
    }

    private static Set<String> columns(Model model) {
        BitSet atoms = new BitSet();
        Stream.concat(model.rules().auxiliaries().stream(), model.rules().heads().stream())
                .map(Definition::atoms)
                .forEach(atoms::or);
        Set<String> columns = new TreeSet<>();
        atoms.stream()
                .filter(atom -> atom < model.rules().atoms())
                .forEach(atom -> columns.add(model.encoding().atoms().get(atom).column()));
        return columns;
    }
}
