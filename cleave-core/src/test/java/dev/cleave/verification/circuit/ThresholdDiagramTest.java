package dev.cleave.verification.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ThresholdDiagramTest {
    @Test
    void everyPathEndsWhereTheSumSays() {
        Random random = new Random(5);
        for (int round = 0; round < 3000; round++) {
            List<List<BigInteger>> levels = IntStream.range(0, random.nextInt(6))
                    .mapToObj(level -> IntStream.range(0, 1 + random.nextInt(4))
                            .mapToObj(choice -> BigInteger.valueOf(random.nextInt(10)))
                            .toList())
                    .toList();
            BigInteger bound = BigInteger.valueOf(random.nextInt(30) - 2);
            ThresholdDiagram diagram = ThresholdDiagram.of(levels, bound, 1000).orElseThrow();
            int[] choice = levels.stream()
                    .mapToInt(level -> random.nextInt(level.size()))
                    .toArray();
            BigInteger sum = IntStream.range(0, choice.length)
                    .mapToObj(level -> levels.get(level).get(choice[level]))
                    .reduce(BigInteger.ZERO, BigInteger::add);
            assertEquals(sum.compareTo(bound) >= 0, end(diagram, choice) == ThresholdDiagram.YES, levels + " " + bound);
        }
    }

    private static int end(ThresholdDiagram diagram, int[] choice) {
        int at = diagram.root();
        while (at >= ThresholdDiagram.FIRST) {
            ThresholdDiagram.Node node = diagram.nodes().get(at - ThresholdDiagram.FIRST);
            at = node.children().get(choice[node.level()]);
        }
        return at;
    }

    @Test
    void countingTakesQuadraticSpace() {
        List<List<BigInteger>> levels = Collections.nCopies(100, List.of(BigInteger.ZERO, BigInteger.ONE));
        assertEquals(
                50 * 51,
                ThresholdDiagram.of(levels, BigInteger.valueOf(50), 10_000)
                        .orElseThrow()
                        .nodes()
                        .size());
    }

    @Test
    void tooManyNodesIsNothing() {
        List<List<BigInteger>> levels = Collections.nCopies(100, List.of(BigInteger.ZERO, BigInteger.ONE));
        assertTrue(ThresholdDiagram.of(levels, BigInteger.valueOf(50), 2_000).isEmpty());
    }
}
