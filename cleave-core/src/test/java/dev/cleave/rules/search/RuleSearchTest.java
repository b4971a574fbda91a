package dev.cleave.rules.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.rules.HeadRows;
import dev.cleave.rules.RandomHeads;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves and descent against every single change, each scored row by row. */
class RuleSearchTest {
    private static final int ATOMS = 5;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theBestMoveIsTheBestOfAllChangesAndCostsWhatItSays(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 15; i++) {
            Case drawn = Case.of(random);
            int most = drawn.start.size() + random.nextInt(2);
            List<Body> bodies = new ArrayList<>();
            drawn.start.forEach(rule -> bodies.add(Body.of(rule, drawn.rows().columns())));
            List<Body> pool = drawn.pool.stream()
                    .map(rule -> Body.of(rule, drawn.rows().columns()))
                    .toList();
            Move move = new Moves(drawn.rows(), pool, drawn.price, bodies).best(most);
            assertEquals(drawn.cheapestChange(drawn.start, most), move.cost(), 1e-9, "seed " + seed + ", case " + i);
            if (move.cost() < Double.POSITIVE_INFINITY) {
                move.apply(bodies);
                List<Rule.All> after = bodies.stream().map(Body::rule).toList();
                assertEquals(drawn.cost(after), move.cost(), 1e-9);
                assertTrue(bodies.size() <= Math.max(most, drawn.start.size()));
                for (Body body : bodies) {
                    assertArrayEquals(
                            dev.cleave.logic.bits.RowSets.covered(
                                    drawn.rows().columns(), body.rule().literals()),
                            body.words());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void descentEndsNoWorseAndWhereNoChangeHelps(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 6; i++) {
            Case drawn = Case.of(random);
            RuleSearch search = new RuleSearch(drawn.head, drawn.pool, drawn.price, Budget.unlimited());
            List<Rule.All> found = search.descend(drawn.start);
            double cost = drawn.cost(found);
            assertTrue(cost <= drawn.cost(drawn.start) + 1e-9, "seed " + seed);
            assertTrue(drawn.cheapestChange(found, Integer.MAX_VALUE) >= cost - 1e-6, "seed " + seed + ", case " + i);
            assertTrue(search.descend(drawn.start, drawn.start.size()).size() <= drawn.start.size());
        }
    }

    @Test
    void anEndedBudgetLeavesTheRulesAsTheyAre() {
        Case drawn = Case.of(new SplittableRandom(3));
        Budget spent = Budget.unlimited();
        spent.cancel();
        assertEquals(drawn.start, new RuleSearch(drawn.head, drawn.pool, 0.1, spent).descend(drawn.start));
    }

    @Test
    void theRulesThatMadeTheLabelsAreFound() {
        List<Rule.All> truth =
                List.of(Rule.all(Literal.of(0), Literal.not(1)), Rule.all(Literal.of(2), Literal.of(3), Literal.of(4)));
        HeadRows head = RandomHeads.labelled(
                RandomHeads.every(ATOMS), ATOMS, bits -> Definition.of(truth).holds(bits));
        RuleSearch search = new RuleSearch(head, truth, 0.1, Budget.unlimited());
        assertEquals(0, head.errors(Definition.of(search.descend(List.of()))));
    }

    private record Case(HeadRows head, List<BitSet> bits, List<Rule.All> pool, List<Rule.All> start, double price) {
        static Case of(SplittableRandom random) {
            HeadRows head = RandomHeads.of(random, 1 + random.nextInt(70), ATOMS);
            return new Case(
                    head,
                    IntStream.range(0, head.rows())
                            .mapToObj(row -> RandomHeads.row(head, row))
                            .toList(),
                    RandomHeads.bodies(random, random.nextInt(5), ATOMS),
                    RandomHeads.bodies(random, random.nextInt(4), ATOMS),
                    random.nextInt(4) * 0.4 + 0.01);
        }

        HeadRows rows() {
            return head;
        }

        double cost(List<Rule.All> rules) {
            Definition said = Definition.of(rules);
            double wrong = 0;
            for (int row = 0; row < head.rows(); row++) {
                wrong += said.holds(bits.get(row)) != head.holds(row) ? head.weight(row) : 0;
            }
            return wrong
                    + price * rules.stream().mapToInt(rule -> rule.length() + 1).sum();
        }

        /** Over all drops, swaps, additions and changes of one literal among the first so many places. */
        double cheapestChange(List<Rule.All> rules, int most) {
            double cheapest = Double.POSITIVE_INFINITY;
            for (int index = 0; index <= rules.size() && index < most; index++) {
                List<Rule.All> options = new ArrayList<>(pool);
                if (index < rules.size()) {
                    options.addAll(changed(rules.get(index)));
                    cheapest = Math.min(cheapest, cost(replaced(rules, index, List.of())));
                }
                for (Rule.All option : options) {
                    cheapest = Math.min(cheapest, cost(replaced(rules, index, List.of(option))));
                }
            }
            return cheapest;
        }

        private static List<Rule.All> replaced(List<Rule.All> rules, int index, List<Rule.All> by) {
            List<Rule.All> changed = new ArrayList<>(rules.subList(0, index));
            changed.addAll(by);
            changed.addAll(rules.subList(Math.min(rules.size(), index + 1), rules.size()));
            return changed;
        }

        private static List<Rule.All> changed(Rule.All rule) {
            List<Rule.All> changed = new ArrayList<>();
            for (int k = -1; k < rule.length(); k++) {
                List<Literal> kept = new ArrayList<>(rule.literals());
                if (k >= 0) {
                    kept.remove(k);
                    changed.add(new Rule.All(kept));
                }
                for (int atom = 0; atom < ATOMS; atom++) {
                    int at = atom;
                    if (rule.literals().stream().noneMatch(literal -> literal.atom() == at)) {
                        for (Literal literal : List.of(Literal.of(atom), Literal.not(atom))) {
                            List<Literal> more = new ArrayList<>(kept);
                            more.add(literal);
                            changed.add(new Rule.All(more));
                        }
                    }
                }
            }
            return changed;
        }
    }
}
