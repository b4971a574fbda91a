package dev.cleave.encoding;

import java.util.List;
import java.util.Set;

/**
 * What the user may say about how columns become atoms.
 *
 * @param categorical columns whose values are names, even where they look like numbers
 * @param numeric columns whose values are numbers; what does not read as one counts as missing
 * @param orders words from the least to the greatest; a column that has no others is ordered so
 * @param ignored columns that are left out
 * @param cuts most thresholds of a numeric column
 * @param maxCategories a text column with more values is left out, unless it is named in {@code categorical}
 * @param known columns that are encoded so, whatever the rows are: more of them were seen elsewhere; not kept with a model, which has its encoding
 */
public record EncodingOptions(
        Set<String> categorical,
        Set<String> numeric,
        List<WordOrder> orders,
        Set<String> ignored,
        int cuts,
        int maxCategories,
        List<EncodedColumn> known) {
    private static final EncodingOptions DEFAULTS =
            new EncodingOptions(Set.of(), Set.of(), List.of(), Set.of(), 8, 256);

    public EncodingOptions {
        categorical = Set.copyOf(categorical);
        numeric = Set.copyOf(numeric);
        orders = List.copyOf(orders);
        ignored = Set.copyOf(ignored);
        known = List.copyOf(known);
        if (cuts < 1 || maxCategories < 2) {
            throw new IllegalArgumentException(
                    "needs at least 1 cut and 2 categories: " + cuts + " cuts, " + maxCategories + " categories");
        }
    }

    /** Without columns that are known. */
    public EncodingOptions(
            Set<String> categorical,
            Set<String> numeric,
            List<WordOrder> orders,
            Set<String> ignored,
            int cuts,
            int maxCategories) {
        this(categorical, numeric, orders, ignored, cuts, maxCategories, List.of());
    }

    public static EncodingOptions defaults() {
        return DEFAULTS;
    }

    public EncodingOptions withCategorical(Set<String> names) {
        return new EncodingOptions(names, numeric, orders, ignored, cuts, maxCategories, known);
    }

    public EncodingOptions withNumeric(Set<String> names) {
        return new EncodingOptions(categorical, names, orders, ignored, cuts, maxCategories, known);
    }

    public EncodingOptions withOrders(List<WordOrder> others) {
        return new EncodingOptions(categorical, numeric, others, ignored, cuts, maxCategories, known);
    }

    public EncodingOptions withIgnored(Set<String> names) {
        return new EncodingOptions(categorical, numeric, orders, names, cuts, maxCategories, known);
    }

    public EncodingOptions withCuts(int most) {
        return new EncodingOptions(categorical, numeric, orders, ignored, most, maxCategories, known);
    }

    public EncodingOptions withMaxCategories(int most) {
        return new EncodingOptions(categorical, numeric, orders, ignored, cuts, most, known);
    }

    public EncodingOptions withKnown(List<EncodedColumn> columns) {
        return new EncodingOptions(categorical, numeric, orders, ignored, cuts, maxCategories, columns);
    }
}
