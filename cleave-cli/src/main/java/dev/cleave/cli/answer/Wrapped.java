package dev.cleave.cli.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Text in lines of some width, broken between words; a word that is longer has a line of its own. */
public final class Wrapped {
    /** Of a terminal that nobody made wider, and of what is no terminal. */
    static final int NARROW = 80;

    private static final boolean IS_TERMINAL = Boolean.getBoolean("cleave.tty"); // standard output

    /** A terminal's own, from 60 to 120 columns; what is no terminal is not made wider. */
    public static final int WIDTH =
            Math.max(60, Math.min(IS_TERMINAL ? 120 : NARROW, Integer.getInteger("cleave.columns", NARROW)));

    private static final int SENTENCES = Math.min(WIDTH, 100); // longer lines are hard to read

    private Wrapped() {}

    /** A line under its own beginning where a person reads it; whole elsewhere, so that a program finds it. */
    public static List<String> onTerminal(String line) {
        return IS_TERMINAL ? hanging(line) : List.of(line);
    }

    /** What continues a line stands two columns further in than it. */
    static List<String> hanging(String line) {
        String start = " ".repeat(line.length() - line.stripLeading().length());
        List<String> parts = lines(line.stripLeading(), WIDTH - start.length() - 2);
        List<String> all = new ArrayList<>(List.of(start + parts.get(0)));
        parts.subList(1, parts.size()).forEach(part -> all.add(start + "  " + part));
        return all;
    }

    /** At least one line. */
    static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" (?!%)", -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** A rule in lines of some width, broken before "and" and "or"; within a longer condition after commas, then between words. */
    static List<String> conditions(String text, int width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String part : parts(text, width)) {
            String joined = line.isEmpty() ? part : line + " " + part;
            if (!line.isEmpty() && joined.length() > width) {
                lines.add(line);
                joined = part;
            }
            List<String> broken = lines(joined, width);
            lines.addAll(broken.subList(0, broken.size() - 1));
            line = broken.get(broken.size() - 1);
        }
        lines.add(line);
        return lines;
    }

    private static List<String> parts(String text, int width) {
        return Stream.of(text.split(" (?=(?:and|or) )", -1))
                .flatMap(condition -> condition.length() <= width
                        ? Stream.of(condition)
                        : Stream.of(condition.split("(?<=[,:]) ", -1)))
                .toList();
    }

    /** Items with commas between them, under themselves, broken between items alone where these fit a line. */
    static List<String> items(String start, List<String> items) {
        List<String> lines = new ArrayList<>();
        String line = "";
        int width = WIDTH - start.length();
        for (int i = 0; i < items.size(); i++) {
            String item = items.get(i) + (i < items.size() - 1 ? "," : "");
            String joined = line.isEmpty() ? item : line + " " + item;
            if (!line.isEmpty() && joined.length() > width) {
                lines.add(line);
                joined = item;
            }
            List<String> parts = lines(joined, width);
            lines.addAll(parts.subList(0, parts.size() - 1));
            line = parts.get(parts.size() - 1);
        }
        lines.add(line);
        return under(start, lines);
    }

    /** Under itself: the lines that follow stand where the text after the start does. */
    public static List<String> under(String start, String text) {
        return under(start, lines(text, SENTENCES - start.length()));
    }

    /** The same on all of a line, which no sentence should be. */
    static List<String> wide(String start, String text) {
        return under(start, lines(text, WIDTH - start.length()));
    }

    private static List<String> under(String start, List<String> texts) {
        List<String> lines = new ArrayList<>();
        for (String line : texts) {
            lines.add((lines.isEmpty() ? start : " ".repeat(start.length())) + line);
        }
        return lines;
    }
}
