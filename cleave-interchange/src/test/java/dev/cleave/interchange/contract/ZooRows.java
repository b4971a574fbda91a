package dev.cleave.interchange.contract;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** Rows of a table, valid and not: values seen and unseen, missing cells, spaces, numbers at thresholds and in other forms. */
record ZooRows(Encoding encoding, SplittableRandom random) {
    private static final List<String> MISSING = List.of("", "?", " NA", "n/a", "NaN", "null ", "  ");
    private static final List<String> ODD = List.of(
            "never seen",
            "TRUE",
            "no",
            "Yes ",
            "On",
            "0",
            "1",
            "1.0",
            "'",
            "\"",
            "\\",
            "a\nb",
            "ß",
            "-1e3",
            "01",
            "+2.50");

    static List<Map<String, String>> of(Encoding encoding, long seed, int rows) {
        ZooRows made = new ZooRows(encoding, new SplittableRandom(seed));
        return Stream.generate(made::row).limit(rows).toList();
    }

    private Map<String, String> row() {
        boolean isValid = random.nextBoolean();
        Map<String, String> row = new HashMap<>();
        encoding.columns().forEach(column -> row.put(column.name(), isValid ? valid(column) : any(column)));
        return row;
    }

    private String any(EncodedColumn column) {
        return switch (random.nextInt(8)) {
            case 0 -> pick(MISSING);
            case 1 -> pick(ODD);
            case 2 -> Double.toString(random.nextDouble() * 1e3 - 500);
            case 3 -> pick(List.of("Infinity", "-inf", "1e400", "1e-400", "12abc"));
            case 4 -> " " + valid(column) + "\t";
            default -> valid(column);
        };
    }

    private String valid(EncodedColumn column) {
        if (column instanceof NumericColumn numeric) {
            return number(numeric);
        }
        if (column instanceof CategoricalColumn categories) {
            boolean isMissing = categories.missing() && random.nextInt(5) == 0;
            return isMissing ? "" : pick(categories.values());
        }
        if (column instanceof OrderedColumn words) {
            boolean isMissing = words.missing() && random.nextInt(5) == 0;
            return isMissing ? "" : pick(words.values());
        }
        BooleanColumn two = (BooleanColumn) column;
        return random.nextBoolean() ? two.trueValue() : two.falseValue();
    }

    private String number(NumericColumn numeric) {
        if (numeric.missing() && random.nextInt(5) == 0) {
            return "";
        }
        double near = numeric.thresholds().isEmpty() ? 0 : pick(numeric.thresholds());
        return switch (random.nextInt(4)) {
            case 0 -> Double.toString(near);
            case 1 -> Double.toString(Math.nextUp(near));
            case 2 -> Double.toString(Math.nextDown(near));
            default -> Double.toString(near + random.nextDouble() * 20 - 10);
        };
    }

    private <T> T pick(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
