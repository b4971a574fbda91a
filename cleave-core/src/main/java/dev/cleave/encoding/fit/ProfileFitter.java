package dev.cleave.encoding.fit;

import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.Standardisation;
import dev.cleave.encoding.label.PositiveValue;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.OneLine;
import dev.cleave.table.Setting;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.ColumnProfile;
import dev.cleave.table.cell.ValueCount;
import java.util.List;
import java.util.Optional;

/** Decides from what rows say about a column what kind it is; the rules are in the package's documentation. */
record ProfileFitter(ColumnProfile profile, ProfiledRows rows, EncodingOptions options) {
    private static final int FEW_INTEGERS = 10;
    private static final int ORDERED_INTEGERS = 5; // from so many on they are a scale or a count, not names
    private static final int ENOUGH_ROWS_TO_JUDGE = 10;
    private static final int NUMBERS_A_STRAY_TEXT = 100;

    ColumnFit fit() {
        if (profile.distinct() == 0) {
            return ColumnFit.warn(profile, "there is nothing in it");
        }
        if (profile.distinct() == 1 && !profile.hasGaps()) {
            return ColumnFit.warn(
                    profile, "it is " + OneLine.quoted(profile.values().get(0)) + " everywhere");
        }
        if (options.numeric().contains(profile.name())) {
            return forcedNumeric();
        }
        Optional<EncodedColumn> ordered = WordOrders.column(profile, options);
        if (ordered.isPresent()) {
            return new ColumnFit.Kept(ordered.get());
        }
        if (options.categorical().contains(profile.name()) || profile.distinct() <= 2) {
            return new ColumnFit.Kept(categorical());
        }
        if (profile.allNumbers()) {
            return numbers();
        }
        return hasStrayTexts() ? numericButFor() : texts();
    }

    /** Many different numbers, and hardly a text among them. */
    private boolean hasStrayTexts() {
        int texts = profile.counts().stream()
                .filter(value -> !value.isNumber())
                .mapToInt(ValueCount::count)
                .sum();
        return profile.numbers().size() > FEW_INTEGERS && NUMBERS_A_STRAY_TEXT * (long) texts <= profile.filled();
    }

    private ColumnFit numericButFor() {
        List<String> texts = profile.texts();
        SourceLocation first = rows.firstOf(texts);
        String where = first.rowText().map(row -> ", first in " + row).orElse("");
        String text = "has numbers, but for " + OneLine.listed(texts, 3) + where
                + ", which counts as missing; called categorical, it is kept as texts";
        return numeric() instanceof ColumnFit.Kept kept
                ? new ColumnFit.Kept(kept.column(), List.of(Note.warning(profile.name(), text)))
                : numeric();
    }

    private ColumnFit numbers() {
        boolean isName = profile.distinct() < ORDERED_INTEGERS && 2 * profile.distinct() <= profile.filled();
        if (isName && profile.allIntegers()) {
            return new ColumnFit.Kept(categorical());
        }
        boolean maybeCounter = profile.rows() >= ENOUGH_ROWS_TO_JUDGE && profile.allDistinct() && !profile.hasGaps();
        if (maybeCounter && rows.areNumbered()) {
            return ColumnFit.inform(profile, "it counts the rows; called numeric, it is kept");
        }
        return numeric();
    }

    private ColumnFit texts() {
        Optional<String> amounts = WrittenAmounts.of(profile);
        if (profile.rows() >= ENOUGH_ROWS_TO_JUDGE && profile.allDistinct()) {
            if (amounts.isPresent()) {
                return ColumnFit.warn(profile, "it has " + amounts.get());
            }
            return ColumnFit.inform(profile, "every row has a text of its own; called categorical, it is kept");
        }
        if (profile.distinct() > options.maxCategories()) {
            return ColumnFit.warn(profile, amounts.map(text -> "it has " + text).orElseGet(() -> tooMany()));
        }
        List<Note> notes = amounts.stream()
                .map(text -> Note.warning(profile.name(), "has " + text))
                .toList();
        return new ColumnFit.Kept(categorical(), notes);
    }

    private String tooMany() {
        List<String> texts = profile.texts();
        String kept = profile.distinct() + " different texts are too many; called categorical, it keeps them";
        return 2 * texts.size() > profile.distinct()
                ? kept
                : kept + ", called numeric it reads numbers and takes others (" + OneLine.listed(texts, 3)
                        + ") as missing";
    }

    private ColumnFit forcedNumeric() {
        if (profile.numbers().isEmpty()) {
            SourceLocation place = rows.place()
                    .withColumn(profile.name())
                    .withValue(profile.values().get(0));
            throw new InputException(
                    place, "no value of this column is a number; don't call it numeric", Setting.NUMERIC);
        }
        return numeric();
    }

    private ColumnFit numeric() {
        List<Double> cuts = QuantileThresholds.of(profile.numbers(), options.cuts());
        boolean gaps = profile.hasGaps() || !profile.allNumbers();
        if (cuts.isEmpty()) {
            return ColumnFit.warn(profile, "its numbers are the same everywhere; called categorical, it is kept");
        }
        return new ColumnFit.Kept(new NumericColumn(profile.name(), cuts, gaps, Standardisation.of(profile.numbers())));
    }

    private EncodedColumn categorical() {
        List<String> values = profile.values();
        return values.size() == 2 && !profile.hasGaps()
                ? PositiveValue.column(profile.name(), values.get(0), values.get(1))
                : new CategoricalColumn(profile.name(), values, profile.hasGaps());
    }
}
