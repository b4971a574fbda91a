package dev.cleave.table;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names that someone may have meant. */
public final class Suggestions {
    private static final int MOST = 3;

    private Suggestions() {}

    /** {@code did you mean 'class'?}, or the names there are when none is close. */
    public static String of(String wanted, List<String> names) {
        List<String> close = close(wanted, names);
        return close.isEmpty()
                ? "there are: " + OneLine.listed(names, 10)
                : close.stream().map(OneLine::quoted).collect(Collectors.joining(" or ", "did you mean ", "?"));
    }

    private static List<String> close(String wanted, List<String> names) {
        record Candidate(String name, int distance) {}
        return names.stream()
                .map(name -> new Candidate(name, distance(fold(wanted), fold(name))))
                .filter(candidate -> isNear(wanted, candidate.name))
                .sorted(Comparator.comparingInt(Candidate::distance))
                .limit(MOST)
                .map(Candidate::name)
                .toList();
    }

    /** Whether one may be the other with a slip of the hand or two: the shorter they are, the fewer. */
    public static boolean isNear(String wanted, String name) {
        int shorter = Math.min(fold(wanted).length(), fold(name).length());
        int slips = shorter < 3 ? 0 : shorter < 5 ? 1 : shorter < 9 ? 2 : 3;
        return distance(fold(wanted), fold(name)) <= slips;
    }

    private static String fold(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_.-]+", "");
    }

    /** Levenshtein's: how many characters to insert, delete or replace. */
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            nextRow(row, a.charAt(i - 1), b);
        }
        return row[b.length()];
    }

    private static void nextRow(int[] row, char c, String b) {
        int diagonal = row[0]++;
        for (int j = 1; j <= b.length(); j++) {
            int replaced = diagonal + (c == b.charAt(j - 1) ? 0 : 1);
            diagonal = row[j];
            row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
        }
    }
}
