package dev.cleave.cli.report;

import dev.cleave.encoding.Derivation;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.verification.Scope;
import java.util.List;
import java.util.stream.Collectors;

/** What is to be said where rules are about predicates that a network invented; nothing where they are about columns. */
public record InventedText(Encoding encoding) {
    private static final int MOST_COLUMNS = 20;

    /** What a verdict speaks of, and what the rules are exact over. */
    String scope(Scope scope) {
        return scope
                + encoding.derivation()
                        .map(derivation -> "; exact over the invented predicates " + range(derivation))
                        .orElse("");
    }

    /** The same for machines. */
    public String exactOver() {
        return encoding.derivation().isPresent() ? "invented predicates" : "columns";
    }

    /** What the predicates are. */
    public List<String> lines() {
        return encoding.derivation().stream()
                .map(derivation -> range(derivation)
                        + ": invented predicates; a network in the model computes them from " + columns())
                .toList();
    }

    /** Which of them hold. */
    List<String> holding(List<String> names) {
        return encoding.derivation().stream()
                .map(derivation ->
                        "  invented predicates that hold: " + (names.isEmpty() ? "none" : String.join(", ", names)))
                .toList();
    }

    private static String range(Derivation derivation) {
        List<String> names = derivation.names();
        return names.size() == 1 ? names.get(0) : names.get(0) + " to " + names.get(names.size() - 1);
    }

    private String columns() {
        String names = encoding.columns().stream()
                .limit(MOST_COLUMNS)
                .map(EncodedColumn::name)
                .collect(Collectors.joining(", "));
        String flat = names.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
        int others = encoding.columns().size() - MOST_COLUMNS;
        return others > 0 ? flat + " and " + others + " other columns" : flat;
    }
}
