package dev.cleave.cli.answer;

import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Points for one output, those of the most first; to the right of each condition the rows that it holds for, and those of them that it
 * speaks for.
 *
 * @param rows learned from, then held out
 */
record PointCard(Model model, int head, List<RowsByClass> rows, Shortening length) {
    private static final Pattern POINTS = Pattern.compile("  ([+-])(\\d+) if (.*)");

    private record Points(String sign, long points, String condition) {}

    /**
     * @param printed as {@link RuleText} prints it: how many points are needed, then a line a condition
     * @param whole of all of it
     */
    List<FigureLines.Line> lines(List<String> printed, List<RowsByClass.Tally> whole) {
        List<Points> terms = new ArrayList<>();
        for (String line : printed.subList(1, printed.size())) {
            Matcher matcher = POINTS.matcher(line);
            if (!matcher.matches()) {
                return printed.stream()
                        .map(text -> new FigureLines.Line("     ", text, List.of()))
                        .toList();
            }
            terms.add(new Points(matcher.group(1), Long.parseLong(matcher.group(2)), matcher.group(3)));
        }
        terms.sort(Comparator.comparingLong(term -> -term.points));
        List<FigureLines.Line> all = new ArrayList<>(List.of(new FigureLines.Line("     ", printed.get(0), whole)));
        int wide = Long.toString(terms.get(0).points).length() + 1;
        Map<String, Literal> literals = literals();
        int shown = length.shown(terms.size());
        for (Points term : terms.subList(0, shown)) {
            String points = String.format(Locale.ROOT, "%" + wide + "s", term.sign + term.points);
            all.add(new FigureLines.Line("       " + points + " if ", term.condition, figures(term, literals)));
        }
        length.rest(
                        terms.size(),
                        "conditions, of " + terms.get(shown - 1).points + " points or fewer, which count as well")
                .ifPresent(rest -> all.add(new FigureLines.Line("       ", rest, List.of())));
        return all;
    }

    /** The conditions by what is printed of them. */
    private Map<String, Literal> literals() {
        Map<String, Literal> found = new HashMap<>();
        model.rules().heads().get(head).rules().stream()
                .flatMap(rule -> rule.literals().stream())
                .flatMap(literal -> Stream.of(literal, literal.negated()))
                .forEach(literal -> {
                    found.put(text(Rule.all(literal)), literal);
                    conjunction(literal).ifPresent(body -> found.put(text(body), literal));
                });
        return found;
    }

    /** What stands in the place of an auxiliary that is one conjunction. */
    private Optional<Rule> conjunction(Literal literal) {
        int index = literal.atom() - model.rules().atoms();
        if (index < 0 || !literal.positive()) {
            return Optional.empty();
        }
        Definition body = model.rules().auxiliaries().get(index);
        return body.negated() || body.rules().size() != 1
                ? Optional.empty()
                : Optional.of(body.rules().get(0));
    }

    private String text(Rule rule) {
        return RuleText.body(rule, model.rules(), Vocabulary.of(model.encoding()));
    }

    private List<RowsByClass.Tally> figures(Points term, Map<String, Literal> literals) {
        Literal literal = literals.get(term.condition);
        if (literal == null) {
            return List.of();
        }
        RowsByClass.Claim claim = new RowsByClass.Claim(head, term.sign.equals("-"));
        return rows.stream().map(part -> part.holding(literal, claim)).toList();
    }
}
