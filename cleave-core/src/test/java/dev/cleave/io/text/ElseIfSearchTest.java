package dev.cleave.io.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A list that is printed in place of points is the points, on every valid input and on cells that training did not know. */
class ElseIfSearchTest {
    private static final int PROGRAMS = 4000;

    @Test
    void everyListFoundIsTheProgram() {
        int found = 0;
        for (int seed = 0; seed < PROGRAMS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = domain(random);
            RuleSet points = points(domain, random);
            Optional<ElseIfList> list = list(points, domain);
            found += list.isPresent() ? 1 : 0;
            int own = seed;
            list.ifPresent(some -> domain.forEach(row -> {
                assertSame(some, points, row, own);
                BitSet unknown = (BitSet) row.clone();
                int group = random.nextInt(domain.groups().size());
                unknown.clear(
                        domain.start(group),
                        domain.start(group) + domain.groups().get(group).atoms());
                assertSame(some, points, unknown, own);
            }));
        }
        assertTrue(found > PROGRAMS / 4, "lists found: " + found);
    }

    @Test
    void twoThresholdsOfOneColumnAreAListOfTwo() {
        Domain domain = new Domain(List.of(new Group.Thresholds(2, false), new Group.Free()));
        RuleSet points = RuleSet.ofTally(
                3,
                List.of(all(Literal.of(0)), all(Literal.of(1))),
                new ClassTally(whole(1, 0, 0), List.of(condition(3, 1, 2), condition(4, 2, 9))));
        ElseIfList list = list(points, domain).orElseThrow();
        assertEquals(2, list.entries().size());
        assertEquals(2, list.literals());
    }

    @Test
    void whatHasNoShortListHasNone() {
        Domain parity = Domain.free(6);
        BitSet used = new BitSet();
        used.set(0, 6);
        assertEquals(Optional.empty(), ElseIfSearch.of(row -> row.cardinality() % 2, 2, used, parity));
    }

    private static void assertSame(ElseIfList list, RuleSet points, BitSet row, int seed) {
        assertEquals(points.answer(row).nextSetBit(0), list.answer(row), () -> "seed " + seed + ", row " + row);
    }

    private static Optional<ElseIfList> list(RuleSet points, Domain domain) {
        BitSet used = new BitSet();
        points.auxiliaries().forEach(auxiliary -> used.or(auxiliary.atoms()));
        return ElseIfSearch.of(
                row -> points.answer(row).nextSetBit(0), points.heads().size(), used, domain);
    }

    private static Domain domain(SplittableRandom random) {
        List<Group> groups = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(3); i++) {
            switch (random.nextInt(3)) {
                case 0 -> groups.add(new Group.Free());
                case 1 -> groups.add(new Group.OneHot(2 + random.nextInt(3)));
                default -> groups.add(new Group.Thresholds(1 + random.nextInt(3), random.nextBoolean()));
            }
        }
        return new Domain(groups);
    }

    private static RuleSet points(Domain domain, SplittableRandom random) {
        int classes = 2 + random.nextInt(3);
        List<Definition> bodies = new ArrayList<>();
        List<ClassTally.Condition> conditions = new ArrayList<>();
        for (int k = 0; k <= random.nextInt(4); k++) {
            bodies.add(all(random.ints(1 + random.nextInt(2), 0, domain.atoms())
                    .distinct()
                    .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                    .toArray(Literal[]::new)));
            List<ClassTally.Gain> gains = IntStream.range(0, classes)
                    .mapToObj(output -> new ClassTally.Gain(output, BigInteger.valueOf(random.nextInt(-5, 6))))
                    .toList();
            conditions.add(new ClassTally.Condition(domain.atoms() + k, gains));
        }
        List<BigInteger> start = IntStream.range(0, classes)
                .mapToObj(output -> BigInteger.valueOf(random.nextInt(4)))
                .toList();
        return RuleSet.ofTally(domain.atoms(), bodies, new ClassTally(start, conditions));
    }

    private static Definition all(Literal... literals) {
        return Definition.of(List.of(Rule.all(literals)));
    }

    private static ClassTally.Condition condition(int atom, int output, int points) {
        return new ClassTally.Condition(atom, List.of(new ClassTally.Gain(output, BigInteger.valueOf(points))));
    }

    private static List<BigInteger> whole(int... numbers) {
        return IntStream.of(numbers).mapToObj(BigInteger::valueOf).toList();
    }
}
