package dev.cleave.encoding.fit;

import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.Standardisation;
import dev.cleave.encoding.label.PositiveValue;
import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.OneLine;
import dev.cleave.table.Rows;
import dev.cleave.table.Setting;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.cell.ColumnProfile;
import dev.cleave.table.cell.ValueCount;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Decides from the training rows what kind of column one is; the rules are in the package's documentation. */
final class ColumnFitter {
    private static final int FEW_INTEGERS = 10;
    private static final int ORDERED_INTEGERS = 5; // from so many on they are a scale or a count, not names
    private static final int ENOUGH_ROWS_TO_JUDGE = 10;
    private static final int NUMBERS_A_STRAY_TEXT = 100;

    private final Table table;
    private final Rows train;
    private final EncodingOptions options;

    ColumnFitter(Table table, Rows train, EncodingOptions options) {
        this.table = table;
        this.train = train;
        this.options = options;
    }

    ColumnFit fit(Column column) {
        ColumnProfile profile = ColumnProfile.of(column, train);
        if (profile.distinct() == 0) {
            return ColumnFit.warn(profile, "there is nothing in it");
        }
        if (profile.distinct() == 1 && !profile.hasGaps()) {
            return ColumnFit.warn(
                    profile, "it is " + OneLine.quoted(profile.values().get(0)) + " everywhere");
        }
        if (options.numeric().contains(column.name())) {
            return forcedNumeric(profile);
        }
        Optional<EncodedColumn> ordered = WordOrders.column(profile, options);
        if (ordered.isPresent()) {
            return new ColumnFit.Kept(ordered.get());
        }
        if (options.categorical().contains(column.name()) || profile.distinct() <= 2) {
            return new ColumnFit.Kept(categorical(profile));
        }
        if (profile.allNumbers()) {
            return numbers(column, profile);
        }
        return hasStrayTexts(profile) ? numericButFor(column, profile) : texts(profile);
    }

    /** Many different numbers, and hardly a text among them. */
    private static boolean hasStrayTexts(ColumnProfile profile) {
        int texts = profile.counts().stream()
                .filter(value -> !value.isNumber())
                .mapToInt(ValueCount::count)
                .sum();
        return profile.numbers().size() > FEW_INTEGERS && NUMBERS_A_STRAY_TEXT * (long) texts <= profile.filled();
    }

    private ColumnFit numericButFor(Column column, ColumnProfile profile) {
        List<String> texts = profile.texts();
        SourceLocation first = firstOf(column, texts).map(table::place).orElse(table.place());
        String where = first.rowText().map(row -> ", first in " + row).orElse("");
        String text = "has numbers, but for " + OneLine.listed(texts, 3) + where
                + ", which counts as missing; called categorical, it is kept as texts";
        return numeric(profile) instanceof ColumnFit.Kept kept
                ? new ColumnFit.Kept(kept.column(), List.of(Note.warning(profile.name(), text)))
                : numeric(profile);
    }

    private Optional<Integer> firstOf(Column column, List<String> texts) {
        BitSet codes = new BitSet();
        for (int code = 0; code < column.values().size(); code++) {
            codes.set(code, texts.contains(CellText.key(column.values().get(code))));
        }
        return train.stream()
                .filter(row -> column.code(row) != Column.MISSING && codes.get(column.code(row)))
                .boxed()
                .findFirst();
    }

    private ColumnFit numbers(Column column, ColumnProfile profile) {
        boolean isName = profile.distinct() < ORDERED_INTEGERS && 2 * profile.distinct() <= profile.filled();
        if (isName && profile.allIntegers()) {
            return new ColumnFit.Kept(categorical(profile));
        }
        boolean maybeCounter = profile.rows() >= ENOUGH_ROWS_TO_JUDGE && profile.allDistinct() && !profile.hasGaps();
        if (maybeCounter && RowNumberColumn.is(column, train)) {
            return ColumnFit.inform(profile, "it counts the rows; called numeric, it is kept");
        }
        return numeric(profile);
    }

    private ColumnFit texts(ColumnProfile profile) {
        Optional<String> amounts = WrittenAmounts.of(profile);
        if (profile.rows() >= ENOUGH_ROWS_TO_JUDGE && profile.allDistinct()) {
            if (amounts.isPresent()) {
                return ColumnFit.warn(profile, "it has " + amounts.get());
            }
            return ColumnFit.inform(profile, "every row has a text of its own; called categorical, it is kept");
        }
        if (profile.distinct() > options.maxCategories()) {
            return ColumnFit.warn(profile, amounts.map(text -> "it has " + text).orElseGet(() -> tooMany(profile)));
        }
        List<Note> notes = amounts.stream()
                .map(text -> Note.warning(profile.name(), "has " + text))
                .toList();
        return new ColumnFit.Kept(categorical(profile), notes);
    }

    private static String tooMany(ColumnProfile profile) {
        List<String> texts = profile.texts();
        String kept = profile.distinct() + " different texts are too many; called categorical, it keeps them";
        return 2 * texts.size() > profile.distinct()
                ? kept
                : kept + ", called numeric it reads numbers and takes others (" + OneLine.listed(texts, 3)
                        + ") as missing";
    }

    private ColumnFit forcedNumeric(ColumnProfile profile) {
        if (profile.numbers().isEmpty()) {
            SourceLocation place = table.place()
                    .withColumn(profile.name())
                    .withValue(profile.values().get(0));
            throw new InputException(
                    place, "no value of this column is a number; don't call it numeric", Setting.NUMERIC);
        }
        return numeric(profile);
    }

    private ColumnFit numeric(ColumnProfile profile) {
        List<Double> cuts = QuantileThresholds.of(profile.numbers(), options.cuts());
        boolean gaps = profile.hasGaps() || !profile.allNumbers();
        if (cuts.isEmpty()) {
            return ColumnFit.warn(profile, "its numbers are the same everywhere; called categorical, it is kept");
        }
        return new ColumnFit.Kept(new NumericColumn(profile.name(), cuts, gaps, Standardisation.of(profile.numbers())));
    }

    private static EncodedColumn categorical(ColumnProfile profile) {
        List<String> values = profile.values();
        return values.size() == 2 && !profile.hasGaps()
                ? PositiveValue.column(profile.name(), values.get(0), values.get(1))
                : new CategoricalColumn(profile.name(), values, profile.hasGaps());
    }
}
