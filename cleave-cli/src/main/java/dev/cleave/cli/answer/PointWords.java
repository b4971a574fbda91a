package dev.cleave.cli.answer;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a condition gives to classes that are too many for columns, as a list: the largest first, of many the others in short.
 *
 * @param names of the classes
 * @param whole whether all are listed, however many
 */
record PointWords(List<String> names, boolean whole) {
    private static final int MOST = 5;

    String of(List<BigDecimal> points, boolean isGain) {
        List<Integer> largest = IntStream.range(0, points.size())
                .filter(output -> points.get(output).signum() != 0)
                .boxed()
                .sorted(Comparator.comparing(output -> points.get(output).abs().negate()))
                .toList();
        int shown = whole || largest.size() <= MOST + 1 ? largest.size() : MOST;
        String list = largest.subList(0, shown).stream()
                .map(output -> names.get(output) + " " + PointSection.text(points.get(output), isGain))
                .collect(Collectors.joining(", "));
        return shown == largest.size()
                ? list
                : list + ", and " + (largest.size() - shown) + " more of up to "
                        + PointSection.text(points.get(largest.get(shown)).abs(), false);
    }
}
