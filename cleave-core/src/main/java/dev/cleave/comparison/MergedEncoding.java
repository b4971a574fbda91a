package dev.cleave.comparison;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.logic.Atom;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.ShortestDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The columns of two encodings with all thresholds and values of both, so that rules of either can be said over it. What one of them did
 * not know makes none of its atoms hold, as in a new row.
 */
record MergedEncoding(Encoding encoding) {
    /** Nothing where a column is a number in one and not in the other, or atoms are computed. */
    static Optional<MergedEncoding> of(Encoding one, Encoding other) {
        if (one.derivation().isPresent() || other.derivation().isPresent()) {
            return Optional.empty();
        }
        Map<String, EncodedColumn> columns = new LinkedHashMap<>();
        one.columns().forEach(column -> columns.put(column.name(), column));
        for (EncodedColumn column : other.columns()) {
            EncodedColumn known = columns.get(column.name());
            Optional<EncodedColumn> merged = known == null ? Optional.of(column) : merged(known, column);
            if (merged.isEmpty()) {
                return Optional.empty();
            }
            columns.put(column.name(), merged.get());
        }
        return Optional.of(new MergedEncoding(new Encoding(List.copyOf(columns.values()), one.target(), List.of())));
    }

    private static Optional<EncodedColumn> merged(EncodedColumn one, EncodedColumn other) {
        if (one.equals(other)) {
            return Optional.of(one);
        }
        if (one instanceof NumericColumn first && other instanceof NumericColumn second) {
            TreeSet<Double> thresholds = new TreeSet<>(first.thresholds());
            thresholds.addAll(second.thresholds());
            return Optional.of(new NumericColumn(
                    one.name(), List.copyOf(thresholds), first.missing() || second.missing(), first.scale()));
        }
        if (one instanceof OrderedColumn first && other instanceof OrderedColumn second) {
            return merged(first, second);
        }
        if (Stream.of(one, other).anyMatch(MergedEncoding::isOfItsKind)) {
            return Optional.empty();
        }
        Set<String> values = new LinkedHashSet<>(values(one));
        values.addAll(values(other));
        boolean missing = hasGaps(one) || hasGaps(other);
        return Optional.of(new CategoricalColumn(one.name(), List.copyOf(values), missing));
    }

    /** The same words in the same order; where an order is another there is none that has both. */
    private static Optional<EncodedColumn> merged(OrderedColumn one, OrderedColumn other) {
        return one.values().equals(other.values())
                ? Optional.of(new OrderedColumn(one.name(), one.values(), true))
                : Optional.empty();
    }

    /** Whether it can only be merged with a column of the same kind. */
    private static boolean isOfItsKind(EncodedColumn column) {
        return column instanceof NumericColumn || column instanceof OrderedColumn || isTruth(column);
    }

    private static boolean isTruth(EncodedColumn column) {
        return column.atoms().get(0) instanceof Atom.Holds;
    }

    private static boolean hasGaps(EncodedColumn column) {
        return column instanceof CategoricalColumn several && several.missing();
    }

    private static List<String> values(EncodedColumn column) {
        return column instanceof BooleanColumn two
                ? List.of(two.trueValue(), two.falseValue())
                : ((CategoricalColumn) column).values();
    }

    /** Rules of one of the two, over these atoms. */
    RuleSet over(RuleSet rules, Encoding own) {
        Map<Atom, Integer> index = new HashMap<>();
        encoding.atoms().forEach(atom -> index.put(atom, index.size()));
        List<Integer> names = new ArrayList<>();
        own.atoms().forEach(atom -> names.add(index.getOrDefault(atom, -1)));
        return rules.renamed(encoding.atoms().size(), names::get);
    }

    /** The cells of a row whose groups have these states. */
    Map<String, String> cells(List<Integer> states) {
        Map<String, String> cells = new LinkedHashMap<>();
        for (int i = 0; i < states.size(); i++) {
            EncodedColumn column = encoding.columns().get(i);
            cells.put(column.name(), cell(column, states.get(i)));
        }
        return cells;
    }

    private static String cell(EncodedColumn column, int state) {
        if (column instanceof BooleanColumn two) {
            return state == 1 ? two.trueValue() : two.falseValue();
        }
        if (column instanceof CategoricalColumn several) {
            return state < several.values().size() ? several.values().get(state) : "";
        }
        if (column instanceof OrderedColumn words) {
            return state < words.values().size() ? words.values().get(state) : "";
        }
        List<Double> thresholds = ((NumericColumn) column).thresholds();
        if (state > thresholds.size()) {
            return "";
        }
        double last = thresholds.get(thresholds.size() - 1);
        return ShortestDecimal.of(
                state < thresholds.size() ? thresholds.get(state) : Math.max(last + 1, Math.nextUp(last)));
    }
}
