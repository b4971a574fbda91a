package dev.cleave.lab.baseline.rules;

import java.util.BitSet;
import java.util.Optional;

/** Adds the condition with the greatest information gain of FOIL until a rule covers no negative row, or none gains. */
record RuleGrowth(TwoClasses task) {
    private static final double FEWEST = 2; // positive rows that a rule must keep

    Conjunction grow(Conjunction from, BitSet rows) {
        Conjunction rule = from;
        BitSet covered = from.among(rows, task.table());
        while (task.tally(covered).negatives() > 0) {
            Optional<Condition> best = best(covered);
            if (best.isEmpty()) {
                break;
            }
            rule = rule.and(best.get());
            covered = Conjunction.EMPTY.and(best.get()).among(covered, task.table());
        }
        return rule;
    }

    private Optional<Condition> best(BitSet covered) {
        int[] rows = covered.stream().toArray();
        Search search = new Search(rows, task.tally(covered));
        for (int attribute = 0; attribute < task.table().attributes().size(); attribute++) {
            search.look(attribute);
        }
        return search.best;
    }

    /** The best condition so far; of equals the first. */
    private final class Search {
        private final int[] rows;
        private final double before;
        private double gain;
        private Optional<Condition> best = Optional.empty();

        Search(int[] rows, TwoClasses.Tally all) {
            this.rows = rows;
            this.before = BinaryLog.log2(all.positives() / all.all());
        }

        void look(int attribute) {
            SortedRows sorted = SortedRows.of(task.table(), attribute, rows);
            boolean isNumeric = task.table().attributes().get(attribute).isNumeric();
            TwoClasses.Tally known = tally(sorted, 0, sorted.size());
            double positives = 0;
            double negatives = 0;
            for (int start = 0, end; start < sorted.size(); start = end) {
                end = endOf(sorted, start);
                TwoClasses.Tally group = tally(sorted, start, end);
                int code = sorted.code(start);
                if (isNumeric) {
                    offer(
                            attribute,
                            Condition.Comparison.AT_LEAST,
                            code,
                            known.positives() - positives,
                            known.negatives() - negatives);
                    positives += group.positives();
                    negatives += group.negatives();
                    offer(attribute, Condition.Comparison.AT_MOST, code, positives, negatives);
                } else {
                    offer(attribute, Condition.Comparison.IS, code, group.positives(), group.negatives());
                }
            }
        }

        private int endOf(SortedRows sorted, int start) {
            int end = start;
            while (!sorted.isLastOfCode(end)) {
                end++;
            }
            return end + 1;
        }

        private TwoClasses.Tally tally(SortedRows sorted, int start, int end) {
            double positives = 0;
            double negatives = 0;
            for (int i = start; i < end; i++) {
                int row = rows[sorted.position(i)];
                if (task.isPositive(row)) {
                    positives += task.rows().weight(row);
                } else {
                    negatives += task.rows().weight(row);
                }
            }
            return new TwoClasses.Tally(positives, negatives);
        }

        private void offer(
                int attribute, Condition.Comparison comparison, int code, double positives, double negatives) {
            if (positives < FEWEST) {
                return;
            }
            double offered = positives * (BinaryLog.log2(positives / (positives + negatives)) - before);
            if (offered > gain + 1e-9) {
                gain = offered;
                best = Optional.of(new Condition(attribute, comparison, code));
            }
        }
    }
}
