package dev.cleave.table.csv;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;

/** Files of any dialect and encoding, most of them sound. */
final class RandomCsv {
    private static final List<String> CELLS = List.of(
            "0",
            "1",
            "1",
            "a",
            "bb",
            "",
            "",
            "?",
            "NA",
            "n/a",
            "null",
            "1.0",
            "2,5",
            "-3e9",
            "seven77",
            "eight888",
            "nine99999",
            " x ",
            "\tx",
            "x\u2003",
            "\u2003x",
            "\u00a0",
            "é",
            "größe",
            "λόγος",
            "日本",
            "\uD83D\uDE00",
            "a rather long text, of course",
            "1234567890123456789",
            "\u001f1",
            "\uFEFF",
            "#a",
            "'",
            " ",
            "  ");
    private static final List<String> ODD = List.of("a\"b", " \"q\"", "\"q\" ", "\"q\"x", "\"", "\"\"\"", "x\"\"");
    private static final List<String> BREAKS = List.of("\n", "\n", "\r\n", "\r");

    private RandomCsv() {}

    static byte[] file(SplittableRandom random) throws IOException {
        return packed(bytes(text(random), random), random);
    }

    private static String text(SplittableRandom random) {
        char separator = ",;\t|".charAt(random.nextInt(4));
        boolean isShort = random.nextInt(3) == 0; // cells of one byte, many of them side by side
        int columns = 1 + random.nextInt(isShort ? 14 : 5);
        int rows = random.nextInt(30);
        boolean isClean = random.nextInt(3) > 0;
        String lineBreak = BREAKS.get(random.nextInt(BREAKS.size()));
        StringBuilder text = new StringBuilder();
        for (int row = 0; row <= rows; row++) {
            int cells = isClean || random.nextInt(40) > 0 ? columns : columns + random.nextInt(3) - 1;
            for (int i = 0; i < cells; i++) {
                text.append(i == 0 ? "" : separator);
                text.append(
                        row == 0 && isClean
                                ? "c" + i
                                : isShort && random.nextInt(12) > 0
                                        ? String.valueOf("019xy?".charAt(random.nextInt(6)))
                                        : cell(random, separator, lineBreak, isClean));
            }
            text.append(row == rows && random.nextBoolean() ? "" : lineBreak);
            text.append(random.nextInt(8) == 0 ? lineBreak : "");
        }
        return text.toString();
    }

    private static String cell(SplittableRandom random, char separator, String lineBreak, boolean isClean) {
        if (!isClean && random.nextInt(60) == 0) {
            return ODD.get(random.nextInt(ODD.size()));
        }
        String cell = CELLS.get(random.nextInt(CELLS.size()));
        boolean mustQuote = cell.indexOf(separator) >= 0;
        if (mustQuote || random.nextInt(6) == 0) {
            String inside = random.nextInt(3) > 0 ? cell : cell + lineBreak + "\"\"" + BREAKS.get(random.nextInt(4));
            return "\"" + inside + "\"";
        }
        return cell;
    }

    private static byte[] bytes(String text, SplittableRandom random) {
        boolean hasMark = random.nextInt(6) == 0;
        Charset charset = List.of(
                        StandardCharsets.UTF_8,
                        StandardCharsets.UTF_8,
                        StandardCharsets.ISO_8859_1,
                        hasMark ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8,
                        hasMark ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_8)
                .get(random.nextInt(5));
        byte[] bytes = ((hasMark ? "\uFEFF" : "") + text).getBytes(charset);
        boolean isCut = random.nextInt(10) == 0;
        return isCut ? Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)) : bytes;
    }

    private static byte[] packed(byte[] bytes, SplittableRandom random) throws IOException {
        if (random.nextInt(5) > 0) {
            return bytes;
        }
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(bytes);
        }
        return packed.toByteArray();
    }
}
