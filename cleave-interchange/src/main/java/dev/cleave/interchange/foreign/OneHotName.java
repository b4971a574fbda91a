package dev.cleave.interchange.foreign;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.interchange.foreign.ForeignCondition.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Columns of zeros and ones that another system made of a column of words: {@code colour_red} of pandas, {@code colour=red} of scikit-learn, and the
 * column itself where its words are of truth. A missing cell has a zero in each.
 */
record OneHotName(List<EncodedColumn> columns, Function<String, List<String>> values) {
    /**
     * What is asked of the cell itself; none where the column is no such one, or could be of two columns.
     *
     * @param name that of the column in the data, where there is such a one
     */
    Optional<ForeignCondition> read(ForeignCondition condition, String name) {
        Optional<Boolean> isOne = asksForOne(condition);
        if (isOne.isEmpty()) {
            return Optional.empty();
        }
        Operator operator = isOne.get() ? Operator.IN : Operator.NOT_IN;
        List<ForeignCondition> found = new ArrayList<>();
        for (EncodedColumn column : columns) {
            if (column.name().equals(name)) {
                return column instanceof BooleanColumn truth
                        ? Optional.of(ForeignCondition.of(name, operator, truth.trueValue()))
                        : Optional.empty();
            }
            for (String value : values.apply(column.name())) {
                if (like(column.name() + "=" + value).equals(like(condition.column()))) {
                    found.add(ForeignCondition.of(column.name(), operator, value));
                }
            }
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static String like(String name) {
        return NameMatch.clean(name).replace('=', '_');
    }

    /** Whether the comparison is true of one and not of zero, or the other way round. */
    private static Optional<Boolean> asksForOne(ForeignCondition condition) {
        if (!condition.operator().isOrder()) {
            return Optional.empty();
        }
        boolean zero = condition.holds(0);
        return zero == condition.holds(1) ? Optional.empty() : Optional.of(!zero);
    }
}
