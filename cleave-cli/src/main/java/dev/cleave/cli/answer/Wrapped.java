package dev.cleave.cli.answer;

import java.util.ArrayList;
import java.util.List;

/** Text in lines of some width, broken between words; a word that is longer has a line of its own. */
public final class Wrapped {
    /** Of a terminal that nobody made wider; a narrower one is followed, down to 60. */
    public static final int WIDTH = Math.max(60, Math.min(80, Integer.getInteger("cleave.columns", 80)));

    private Wrapped() {}

    /** At least one line. */
    static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** Under itself: the lines that follow stand where the text after the start does. */
    public static List<String> under(String start, String text) {
        List<String> lines = new ArrayList<>();
        for (String line : lines(text, WIDTH - start.length())) {
            lines.add((lines.isEmpty() ? start : " ".repeat(start.length())) + line);
        }
        return lines;
    }
}
