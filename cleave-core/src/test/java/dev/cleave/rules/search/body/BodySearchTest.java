package dev.cleave.rules.search.body;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Beams and climbs over bodies against every body, each summed row by row. */
class BodySearchTest {
    private static final double PRICE = 0.05;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void aBeamThatIsWideEnoughFindsTheBestOfAllShortBodies(int seed) {
        Place place = new Place(seed);
        double best = RandomSamples.shortBodies().stream()
                .mapToDouble(place::worth)
                .max()
                .orElseThrow();
        List<ScoredBody> grown = new Beam(place.objective, 500, 2).grow();
        assertEquals(best, grown.get(0).worth(), 1e-9);
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 12, 13, 14, 15, 16})
    void grownBodiesAreSortedAndWorthWhatTheySay(int seed) {
        Place place = new Place(seed);
        List<ScoredBody> grown = new Beam(place.objective, 5, 3).grow();
        assertEquals(5, grown.size());
        double before = Double.POSITIVE_INFINITY;
        for (ScoredBody scored : grown) {
            assertEquals(place.worth(scored.body().rule()), scored.worth(), 1e-9);
            assertArrayEquals(
                    RowSets.covered(place.columns, scored.body().rule().literals()),
                    scored.body().words());
            assertTrue(scored.worth() <= before);
            assertTrue(scored.body().length() >= 1 && scored.body().length() <= 3);
            before = scored.worth();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {21, 22, 23, 24, 25, 26})
    void aClimbEndsNoWorseAndWhereNoSingleLiteralHelps(int seed) {
        Place place = new Place(seed);
        for (Rule.All start : RandomSamples.shortBodies().subList(0, 40)) {
            ScoredBody from = place.objective.scored(Body.of(start, place.columns));
            ScoredBody end = new BodyClimb(place.objective, 3).from(from);
            assertEquals(place.worth(end.body().rule()), end.worth(), 1e-9);
            assertTrue(end.worth() >= from.worth());
            assertTrue(end.body().length() <= 3);
            for (Rule.All near : neighbours(end.body().rule(), 3)) {
                assertTrue(place.worth(near) <= end.worth() + 1e-8, () -> "seed " + seed + ": " + near);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {31, 32, 33})
    void aRoughWorthOfFewRowsIsTheWorth(int seed) {
        Place place = new Place(seed);
        for (Rule.All rule : RandomSamples.shortBodies()) {
            Body body = Body.of(rule, place.columns);
            assertEquals(place.worth(rule), place.objective.worth(body), 1e-9);
            assertEquals(place.worth(rule), place.objective.roughly(body), 1e-9);
        }
    }

    /** One literal more, less or other, with at least one and at most so many; nothing that says an atom twice. */
    private static List<Rule.All> neighbours(Rule.All rule, int longest) {
        List<Rule.All> near = new ArrayList<>();
        for (int k = -1; k < rule.length(); k++) {
            List<Literal> kept = new ArrayList<>(rule.literals());
            if (k >= 0) {
                kept.remove(k);
            }
            if (k >= 0 && !kept.isEmpty()) {
                near.add(new Rule.All(kept));
            }
            for (Literal literal : RandomSamples.literals()) {
                if (kept.size() < longest && kept.stream().noneMatch(other -> other.atom() == literal.atom())) {
                    List<Literal> more = new ArrayList<>(kept);
                    more.add(literal);
                    near.add(new Rule.All(more));
                }
            }
        }
        return near;
    }

    /** Random numbers of rows, some of which are eligible. */
    private static final class Place {
        private final BitColumns columns;
        private final double[] values;
        private final long[] eligible;
        private final BodyObjective objective;

        Place(int seed) {
            RandomSamples random = new RandomSamples(seed);
            this.columns = random.columns(90);
            WeightedSample sample = WeightedSample.binary(columns, RandomSamples.DOMAIN, random.labels(90));
            this.values = random.numbers(90);
            for (int row = 0; row < 90; row++) {
                values[row] -= 0.5;
            }
            this.eligible = random.rows(columns);
            this.objective = new BodyObjective(sample, new RowValues(1, values), sums -> sums[0], PRICE, eligible);
        }

        double worth(Rule.All rule) {
            double sum = 0;
            for (int row = 0; row < values.length; row++) {
                boolean covered = RowSets.get(eligible, row);
                for (Literal literal : rule.literals()) {
                    boolean holds = (columns.word(literal.atom(), row >>> 6) >>> row & 1) != 0;
                    covered &= holds == literal.positive();
                }
                sum += covered ? values[row] : 0;
            }
            return sum - PRICE * rule.length();
        }
    }
}
