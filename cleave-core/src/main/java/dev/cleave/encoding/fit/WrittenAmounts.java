package dev.cleave.encoding.fit;

import dev.cleave.table.OneLine;
import dev.cleave.table.cell.ColumnProfile;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Texts that are numbers or dates to people, and names to rules: {@code 1,234}, {@code 51%}, {@code $15.20}, {@code 2020-01-31}. What they mean is
 * not guessed, as {@code 1,234} may be either of two numbers; people are told.
 */
final class WrittenAmounts {
    private static final int MANY = 10; // different texts, from which on names say little
    private static final double NEARLY_ALL = 0.9; // of the texts
    private static final Pattern DATE = Pattern.compile(
            "\\d{4}([-/.])\\d{1,2}\\1\\d{1,2}([T ].*)?|\\d{1,2}([-/.])\\d{1,2}\\3(\\d{4}|\\d{2})([T ].*)?");
    private static final String CURRENCY = "\\p{Sc}|EUR|USD|GBP|CHF|JPY";
    private static final String THOUSANDS = "\\d{1,3}([.,'\u2019 \u00a0\u202f]\\d{3})+";
    private static final Pattern AMOUNT = Pattern.compile("[-+]?(" + CURRENCY + ")?\\h?[-+]?(" + THOUSANDS
            + "|\\d+)([.,]\\d+)?\\h?(%|" + CURRENCY + "|kg|mg|km|cm|mm|ml|min)?");

    private WrittenAmounts() {}

    /** What a column's texts are, and what to do; none where they are names as others. */
    static Optional<String> of(ColumnProfile profile) {
        List<String> texts = profile.texts();
        if (profile.distinct() <= MANY || 2 * texts.size() <= profile.distinct()) {
            return Optional.empty();
        }
        String example = OneLine.quoted(texts.get(0));
        if (are(DATE, texts)) {
            return Optional.of(
                    profile.distinct() + " different dates, such as " + example
                            + ", which are names to rules; write them as numbers (a year, days since a day) to have thresholds");
        }
        return are(AMOUNT, texts)
                ? Optional.of(profile.distinct() + " different texts, such as " + example
                        + ", which are names to rules; write them as plain numbers, such as " + plain(texts.get(0))
                        + ", to have thresholds")
                : Optional.empty();
    }

    private static boolean are(Pattern pattern, List<String> texts) {
        long alike =
                texts.stream().filter(text -> pattern.matcher(text).matches()).count();
        return alike >= NEARLY_ALL * texts.size();
    }

    /** The likelier meaning: a separator before three digits is one of thousands, any other one of decimals. */
    private static String plain(String text) {
        String digits = text.replaceAll("[^\\d.,+-]", "");
        int last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
        boolean isDecimal = last >= 0 && digits.length() - last - 1 != 3;
        String whole = isDecimal ? digits.substring(0, last) : digits;
        return whole.replaceAll("[.,]", "") + (isDecimal ? "." + digits.substring(last + 1) : "");
    }
}
