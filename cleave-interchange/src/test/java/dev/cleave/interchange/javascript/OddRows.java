package dev.cleave.interchange.javascript;

import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/** A made table with gaps, names, truth words and numbers, and rows with cells of every kind that could be misread. */
final class OddRows {
    static final List<String> INPUTS = List.of("colour", "age", "flag", "grade", "weight", "side");
    private static final List<String> ODD = List.of(
            "",
            " ",
            "?",
            "NA",
            "n/a",
            "NaN",
            "null",
            "nulls",
            "red",
            " red\t",
            "\u00a0red",
            "RED",
            "green",
            "0",
            "-0",
            "00",
            "02",
            "2",
            "2.0",
            "+2",
            "2e0",
            "20e-1",
            "2E0",
            ".5",
            "5.",
            "0.5",
            "1e5",
            "100000",
            "1e20",
            "1E+20",
            "1e-9",
            "1e99999",
            "-1e-7",
            "0.0000001",
            "123456789012345678901",
            "inf",
            "-Inf",
            "+infinity",
            "Infinity",
            "1d",
            "0x1",
            "1,5",
            "yes",
            "YES",
            "no",
            "No",
            "true",
            "t",
            "off",
            "on",
            "y",
            "left",
            "right",
            "Left",
            "\u2003left",
            "40",
            "40.0000000001",
            "3.5",
            "x y");

    private OddRows() {}

    static Table table(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> header = new ArrayList<>(INPUTS);
        header.addAll(List.of("sick", "kind", "a", "b"));
        TableBuilder table = Table.builder(header);
        for (int i = 0; i < 240; i++) {
            table.add(row(random).toArray(String[]::new));
        }
        return table.build();
    }

    private static List<String> row(SplittableRandom random) {
        int colour = random.nextInt(4);
        double age = random.nextInt(8) == 0 ? Double.NaN : 20 + random.nextInt(500) / 10.0;
        boolean flag = random.nextBoolean();
        int grade = 1 + random.nextInt(3);
        double weight = random.nextInt(1000) / 8.0;
        boolean left = random.nextBoolean();
        boolean sick = age > 45 && flag || colour == 1 && weight > 60;
        String kind = weight > 80 ? "heavy" : grade == 2 && left ? "odd" : age > 50 ? "old" : "plain";
        return List.of(
                colour == 3 ? "" : List.of("red", "green", "blue").get(colour),
                Double.isNaN(age) ? "" : String.format(Locale.ROOT, "%.1f", age),
                flag ? "yes" : "no",
                Integer.toString(grade),
                Double.toString(weight),
                left ? "left" : "right",
                sick ? "1" : "0",
                kind,
                sick != left ? "1" : "0",
                grade == 2 || flag ? "on" : "off");
    }

    /** The rows of the table, and as many others as are asked for. */
    static List<Map<String, String>> rows(Table table, int others, SplittableRandom random) {
        List<Map<String, String>> rows = new ArrayList<>();
        for (int row = 0; row < table.rows(); row++) {
            rows.add(table.row(row));
        }
        for (int i = 0; i < others; i++) {
            Map<String, String> cells = new LinkedHashMap<>(table.row(random.nextInt(table.rows())));
            for (String column : INPUTS) {
                if (random.nextInt(3) == 0) {
                    cells.put(column, random.nextBoolean() ? ODD.get(random.nextInt(ODD.size())) : number(random));
                }
            }
            rows.add(cells);
        }
        return rows;
    }

    private static String number(SplittableRandom random) {
        String digits = Long.toString(random.nextLong(-100_000, 100_000));
        int point = random.nextInt(digits.length() + 1);
        String sign = digits.startsWith("-") ? "-" : "";
        String bare = digits.substring(sign.length());
        String text = sign + bare.substring(0, Math.min(point, bare.length())) + "."
                + bare.substring(Math.min(point, bare.length()));
        return random.nextInt(4) == 0 ? text + "e" + random.nextInt(-30, 30) : text;
    }
}
