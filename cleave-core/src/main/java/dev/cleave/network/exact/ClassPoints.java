package dev.cleave.network.exact;

import dev.cleave.network.SemiSymbolicLayer;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The raw values of classes over conjunctions that hold or don't, as exact decimals: what a class has where none holds, and
 * what each adds to it where it does.
 *
 * @param start [classes]
 * @param gains [classes][conjunctions]
 */
public record ClassPoints(List<BigDecimal> start, List<List<BigDecimal>> gains) {
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    public ClassPoints {
        start = List.copyOf(start);
        gains = gains.stream().map(List::copyOf).toList();
    }

    public static ClassPoints of(SemiSymbolicLayer classes) {
        return new ClassPoints(
                IntStream.range(0, classes.nodes())
                        .mapToObj(node -> start(classes, node))
                        .toList(),
                IntStream.range(0, classes.nodes())
                        .mapToObj(node -> IntStream.range(0, classes.inputs())
                                .mapToObj(i -> classes.weight(node, i) == 0
                                        ? BigDecimal.ZERO
                                        : ClassMargin.weight(classes, node, i).multiply(TWO))
                                .toList())
                        .toList());
    }

    private static BigDecimal start(SemiSymbolicLayer classes, int node) {
        BigDecimal start = ClassMargin.bias(classes, node);
        for (int i : classes.used(node)) {
            start = start.subtract(ClassMargin.weight(classes, node, i));
        }
        return start;
    }
}
