package dev.cleave.lab;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Texts that differ in their numbers alone, as one text: {@code a gap of 0.1 to 0.3}. */
final class MergedNotes {
    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

    private final String first;
    private final List<List<String>> numbers = new ArrayList<>(); // of each text

    MergedNotes(String first) {
        this.first = first;
        add(first);
    }

    /** The same for texts that may stand together. */
    static String shape(String text) {
        return NUMBER.matcher(text).replaceAll("#");
    }

    MergedNotes add(String text) {
        numbers.add(NUMBER.matcher(text).results().map(MatchResult::group).toList());
        return this;
    }

    int count() {
        return numbers.size();
    }

    String text() {
        int[] place = {0};
        return NUMBER.matcher(first).replaceAll(match -> range(place[0]++));
    }

    private String range(int place) {
        List<String> all = numbers.stream()
                .map(each -> each.get(place))
                .sorted(Comparator.comparing(BigDecimal::new))
                .toList();
        String least = all.get(0);
        String most = all.get(all.size() - 1);
        return least.equals(most) ? least : least + " to " + most;
    }
}
