package dev.cleave.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names that someone may have meant. */
public final class Suggestions {
    private static final int MOST = 3;

    private Suggestions() {}

    /** {@code did you mean 'class'?}, or the names there are when none is close. */
    public static String of(String wanted, List<String> names) {
        List<String> close = near(wanted, names);
        return close.isEmpty()
                ? "there are: " + OneLine.listed(names, 10)
                : close.stream().map(OneLine::quoted).collect(Collectors.joining(" or ", "did you mean ", "?"));
    }

    /** Those that one may have meant, the nearest first. */
    public static List<String> near(String wanted, Collection<String> names) {
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
        return distance(fold(wanted), fold(name)) <= slips || isSwapped(fold(wanted), fold(name));
    }

    /** Whether two neighbours changed places. */
    private static boolean isSwapped(String a, String b) {
        return a.length() == b.length()
                && IntStream.range(1, a.length())
                        .anyMatch(i ->
                                b.equals(a.substring(0, i - 1) + a.charAt(i) + a.charAt(i - 1) + a.substring(i + 1)));
    }

    private static String fold(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_.-]+", "");
    }

    /** How many characters to insert, delete, replace, or exchange with their neighbour (optimal string alignment). */
    static int distance(String a, String b) {
        int[] before = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(last[j], row[j - 1]));
                if (isExchange(a, i, b, j)) {
                    row[j] = Math.min(row[j], before[j - 2] + 1);
                }
            }
            before = last;
            last = row;
        }
        return last[b.length()];
    }

    private static boolean isExchange(String a, int i, String b, int j) {
        return i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
