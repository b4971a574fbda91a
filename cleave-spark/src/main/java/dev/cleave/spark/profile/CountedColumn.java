package dev.cleave.spark.profile;

import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.fit.ColumnFit;
import dev.cleave.encoding.fit.ProfiledRows;
import dev.cleave.table.Note;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.ColumnProfile;
import dev.cleave.table.cell.NumberText;
import dev.cleave.table.cell.ValueCount;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of a column whose cells were counted.
 *
 * @param rows of the table, also those that were not counted
 */
record CountedColumn(String name, ColumnCount count, long rows) implements ProfiledRows {
    private static final long MOST_ROWS = 1 << 30; // that a profile has; more are taken in proportion
    private static final int NUMBERS_A_STRAY_TEXT = 100; // as the core has it

    /** Nothing where it must be fitted to the rows of a sample, since it is to be kept with values too many to count. */
    Optional<ColumnFit> fit(EncodingOptions options) {
        if (!count.hasMany()) {
            return Optional.of(ColumnFit.of(profile(values()), this, options));
        }
        if (options.categorical().contains(name)) {
            return Optional.empty();
        }
        boolean areNumbers = NUMBERS_A_STRAY_TEXT * count.texts() <= count.numbers() + count.texts();
        return Optional.of(
                areNumbers || options.numeric().contains(name) ? numbers(options) : new ColumnFit.LeftOut(tooMany()));
    }

    private Note tooMany() {
        return Note.warning(
                name,
                "is left out: more than " + ColumnCount.MOST_VALUES + " different texts, such as "
                        + OneLine.quoted(count.firstText())
                        + ", are too many; called categorical, it keeps those of a sample");
    }

    private ColumnFit numbers(EncodingOptions options) {
        if (count.mayNumber(rows) && !options.numeric().contains(name)) {
            return new ColumnFit.LeftOut(
                    Note.info(name, "is left out: it counts the rows; called numeric, it is kept"));
        }
        List<ValueCount> counts = new ArrayList<>();
        Pivots pivots = count.pivots();
        for (int i = 0; i <= pivots.count(); i++) {
            if (count.upTo(i) > 0) {
                double number = i < pivots.count() ? pivots.number(i) : count.greatest();
                counts.add(ValueCount.of(NumberText.of(number), scaled(count.upTo(i))));
            }
        }
        if (count.texts() > 0) {
            counts.add(ValueCount.of(count.firstText(), scaled(count.texts())));
        }
        return ColumnFit.of(profile(counts), this, options);
    }

    private List<ValueCount> values() {
        List<ValueCount> counts = new ArrayList<>();
        count.values().forEach((value, times) -> counts.add(ValueCount.of(value, scaled(times))));
        counts.sort(ValueCount.ORDER);
        return counts;
    }

    private ColumnProfile profile(List<ValueCount> counts) {
        int filled = counts.stream().mapToInt(ValueCount::count).sum();
        int gaps = scaled(count.gaps());
        return new ColumnProfile(name, counts, gaps, filled + gaps);
    }

    private int scaled(long times) {
        long all = count.gaps() + count.texts() + count.numbers();
        return times == 0 || all <= MOST_ROWS
                ? Math.toIntExact(times)
                : (int) Math.max(1, Math.round((double) times * MOST_ROWS / all));
    }

    @Override
    public boolean areNumbered() {
        return count.mayNumber(rows);
    }

    @Override
    public SourceLocation firstOf(List<String> texts) {
        return place();
    }

    @Override
    public SourceLocation place() {
        return SourceLocation.unknown();
    }
}
