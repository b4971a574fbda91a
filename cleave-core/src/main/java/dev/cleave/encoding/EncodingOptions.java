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
 */
public record EncodingOptions(
        Set<String> categorical,
        Set<String> numeric,
        List<WordOrder> orders,
        Set<String> ignored,
        int cuts,
        int maxCategories) {
    private static final EncodingOptions DEFAULTS =
            new EncodingOptions(Set.of(), Set.of(), List.of(), Set.of(), 8, 256);

    public EncodingOptions {
        categorical = Set.copyOf(categorical);
        numeric = Set.copyOf(numeric);
        orders = List.copyOf(orders);
        ignored = Set.copyOf(ignored);
        if (cuts < 1 || maxCategories < 2) {
            throw new IllegalArgumentException(
                    "needs at least 1 cut and 2 categories: " + cuts + " cuts, " + maxCategories + " categories");
        }
    }

    public static EncodingOptions defaults() {
        return DEFAULTS;
    }

    public EncodingOptions withCategorical(Set<String> names) {
        return new EncodingOptions(names, numeric, orders, ignored, cuts, maxCategories);
    }

    public EncodingOptions withNumeric(Set<String> names) {
        return new EncodingOptions(categorical, names, orders, ignored, cuts, maxCategories);
    }

    public EncodingOptions withOrders(List<WordOrder> others) {
        return new EncodingOptions(categorical, numeric, others, ignored, cuts, maxCategories);
    }

    public EncodingOptions withIgnored(Set<String> names) {
        return new EncodingOptions(categorical, numeric, orders, names, cuts, maxCategories);
    }

    public EncodingOptions withCuts(int most) {
        return new EncodingOptions(categorical, numeric, orders, ignored, most, maxCategories);
    }

    public EncodingOptions withMaxCategories(int most) {
        return new EncodingOptions(categorical, numeric, orders, ignored, cuts, most);
    }
}
