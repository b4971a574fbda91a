package dev.cleave.table.csv;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds what separates the cells: of comma, semicolon, tab and bar the one that splits the first lines most evenly, and
 * among equals the one that splits the header into most cells.
 */
public final class Separator {
    /** How many characters are enough to tell. */
    public static final int SAMPLE = 1 << 15;

    private static final char[] CANDIDATES = {',', ';', '\t', '|'};
    private static final int LINES = 50;

    private Separator() {}

    /** @param sample the beginning of the text, {@link #SAMPLE} characters where it has as many */
    public static char of(String sample) {
        List<String> lines = lines(sample);
        char best = CANDIDATES[0];
        double bestScore = 0;
        for (char candidate : CANDIDATES) {
            double score = score(lines, candidate);
            if (score > bestScore) {
                best = candidate;
                bestScore = score;
            }
        }
        return best;
    }

    /** The share of lines with as many cells as the header, plus a little for more cells; 0 where there is one cell. */
    private static double score(List<String> lines, char separator) {
        int cells = cells(lines.get(0), separator);
        long even =
                lines.stream().filter(line -> cells(line, separator) == cells).count();
        return cells == 1 ? 0 : (double) even / lines.size() + 0.001 * cells / (cells + 1);
    }

    private static int cells(String line, char separator) {
        int count = 1;
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            quoted ^= c == '"';
            count += !quoted && c == separator ? 1 : 0;
        }
        return count;
    }

    /** Records that are not blank; a line break inside quotes does not end one, and where the sample ends one may be cut. */
    private static List<String> lines(String sample) {
        List<String> lines = new ArrayList<>();
        boolean quoted = false;
        int start = 0;
        for (int i = 0; i < sample.length() && lines.size() < LINES; i++) {
            char c = sample.charAt(i);
            quoted ^= c == '"';
            if (!quoted && (c == '\n' || c == '\r')) {
                addUnlessBlank(lines, sample.substring(start, i));
                start = i + 1;
            }
        }
        boolean isCut = sample.length() == SAMPLE || lines.size() == LINES;
        if (lines.isEmpty() || !isCut) {
            addUnlessBlank(lines, sample.substring(start));
        }
        return lines;
    }

    private static void addUnlessBlank(List<String> lines, String line) {
        if (!line.isBlank()) {
            lines.add(line);
        }
    }
}
