package dev.cleave.rules.search.softmax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlainPointsTest {
    private static final int ATOMS = 6;

    @Test
    void plainRulesHoldWherePointsReachTheBound() {
        int plain = 0;
        for (long seed = 0; seed < 4_000; seed++) {
            PointList list = points(new SplittableRandom(seed));
            Optional<List<Rule.All>> rules = PlainPoints.of(list);
            plain += rules.isPresent() ? 1 : 0;
            for (int row = 0; rules.isPresent() && row < 1 << ATOMS; row++) {
                BitSet atoms = BitSet.valueOf(new long[] {row});
                int sum = IntStream.range(0, list.bodies().size())
                        .filter(i -> list.bodies().get(i).fires(atoms))
                        .map(i -> list.points().get(i))
                        .sum();
                assertEquals(
                        sum >= list.bound(),
                        rules.get().stream().anyMatch(rule -> rule.fires(atoms)),
                        () -> list + " is not " + rules);
            }
        }
        assertTrue(plain > 400, "plain in " + plain + " cases alone");
    }

    @Test
    void anyOfThreeConjunctionsIsThreeRules() {
        List<Rule.All> bodies = List.of(
                Rule.all(Literal.of(0), Literal.not(1)),
                Rule.all(Literal.of(2)),
                Rule.all(Literal.of(3), Literal.of(4)));
        assertEquals(Optional.of(bodies), PlainPoints.of(new PointList(bodies, List.of(2, 1, 1), 1)));
        assertEquals(Optional.empty(), PlainPoints.of(new PointList(bodies, List.of(1, 1, -1), 1)));
    }

    @Test
    void singleConditionsStayTogetherWherePlainRulesAreLonger() {
        List<Rule.All> bodies = List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(1)), Rule.all(Literal.of(2)));
        assertEquals(Optional.empty(), PlainPoints.of(new PointList(bodies, List.of(1, 1, 1), 2)));
        assertEquals(
                Optional.of(List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(1), Literal.of(2)))),
                PlainPoints.of(new PointList(bodies, List.of(2, 1, 1), 2)));
        assertEquals(
                Optional.of(List.of(Rule.all(Literal.of(0), Literal.of(1), Literal.not(2)))),
                PlainPoints.of(new PointList(bodies, List.of(1, 1, -1), 2)));
    }

    private static PointList points(SplittableRandom random) {
        List<Rule.All> bodies = new LinkedHashSet<>(RandomLogic.rules(random, ATOMS, 4))
                .stream().filter(body -> body.length() > 0).toList();
        List<Integer> points = bodies.stream()
                .map(body -> random.nextInt(1, 3) * (random.nextInt(4) == 0 ? -1 : 1))
                .toList();
        return new PointList(bodies, points, random.nextInt(-1, 4));
    }
}
