package dev.cleave.lab.baseline.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.lab.baseline.rules.TwoClasses.Tally;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** RIPPER's growth and its parts, against plain ways to the same. */
class RuleGrowthTest {
    private static TwoClasses task(SplittableRandom random) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            String x = random.nextInt(9) == 0 ? "" : random.nextInt(15) + ".5";
            String v = random.nextInt(9) == 0 ? "" : "v" + random.nextInt(4);
            cells.add(List.of(x, v, i < 2 ? "k" + i : "k" + random.nextInt(2)));
        }
        RuleRows rows = RuleRows.of(List.of("x", "v", "y"), cells);
        BitSet all = new BitSet();
        all.set(0, 40);
        return new TwoClasses(rows.rows(), 1, all);
    }

    private static double gain(TwoClasses task, BitSet rows, Condition condition) {
        Tally before = task.tally(rows);
        Tally after = task.tally(Conjunction.EMPTY.and(condition).among(rows, task.table()));
        return after.positives() < 2
                ? 0
                : after.positives()
                        * (Math.log(after.positives() / after.all()) - Math.log(before.positives() / before.all()))
                        / Math.log(2);
    }

    /** Every condition that could be said, counted row by row. */
    private static double greatest(TwoClasses task, BitSet rows) {
        double best = 0;
        for (int attribute = 0; attribute < 2; attribute++) {
            for (int code = 0; code < 40; code++) {
                for (Condition.Comparison comparison : Condition.Comparison.values()) {
                    if (attribute == 0 != (comparison == Condition.Comparison.IS)) {
                        best = Math.max(best, gain(task, rows, new Condition(attribute, comparison, code)));
                    }
                }
            }
        }
        return best;
    }

    @Test
    void everyConditionHasTheGreatestGain() {
        for (int seed = 0; seed < 200; seed++) {
            TwoClasses task = task(new SplittableRandom(seed));
            Conjunction rule = new RuleGrowth(task).grow(Conjunction.EMPTY, task.left());
            BitSet covered = task.left();
            for (Condition condition : rule.conditions()) {
                assertEquals(greatest(task, covered), gain(task, covered, condition), 1e-9, "seed " + seed);
                covered = Conjunction.EMPTY.and(condition).among(covered, task.table());
            }
            assertTrue(
                    task.tally(covered).negatives() == 0 || greatest(task, covered) < 1e-9,
                    "stopped early, seed " + seed);
        }
    }

    @Test
    void aThirdOfEachClassIsForPruning() {
        for (int seed = 0; seed < 50; seed++) {
            TwoClasses task = task(new SplittableRandom(seed));
            GrowPruneRows.Parts parts = new GrowPruneRows(new SplittableRandom(seed)).of(task, task.left());
            Tally all = task.tally(task.left());
            Tally prune = task.tally(parts.prune());
            assertEquals(all.positives() / 3, prune.positives(), 1, "seed " + seed);
            assertEquals(all.negatives() / 3, prune.negatives(), 1, "seed " + seed);
            BitSet both = (BitSet) parts.grow().clone();
            both.and(parts.prune());
            assertTrue(both.isEmpty());
            both.or(parts.grow());
            both.or(parts.prune());
            assertEquals(task.left(), both);
        }
    }

    /** A rule that covers just the positive rows is worth sending; one more that covers anything is not. */
    @Test
    void bitsFavourRulesThatSayMuch() {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            cells.add(List.of("v" + i % 3, "w" + i % 5, i % 3 == 0 ? "k1" : "k0"));
        }
        RuleRows rows = RuleRows.of(List.of("v", "w", "y"), cells);
        BitSet all = new BitSet();
        all.set(0, 60);
        TwoClasses task = new TwoClasses(rows.rows(), 1, all);
        RuleListLength bits = new RuleListLength(task);
        double none = bits.of(List.of());
        Conjunction right = Conjunction.EMPTY.and(new Condition(0, Condition.Comparison.IS, 0));
        Conjunction idle = Conjunction.EMPTY.and(new Condition(1, Condition.Comparison.IS, 0));
        double sent = bits.of(List.of(task.covering(right)));
        assertTrue(sent < none);
        assertTrue(bits.of(List.of(task.covering(right), task.covering(idle))) > sent);
        assertTrue(bits.theory(1) < bits.theory(2) && bits.theory(2) < bits.theory(3));
    }
}
