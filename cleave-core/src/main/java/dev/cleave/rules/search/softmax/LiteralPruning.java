package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.List;

/** Takes literals away that are not worth their price, while all scores stay. Mutable. */
public final class LiteralPruning {
    private final WeightedSample sample;
    private final double price;
    private final int classes;
    private final ScoredRules rules;
    private final double[] scores; // [rows x classes]
    private final double[] moved; // [classes]

    private LiteralPruning(ScoredRules rules, WeightedSample sample, double price) {
        this.sample = sample;
        this.price = price;
        this.classes = rules.classes();
        this.rules = rules;
        this.scores = rules.scores(sample.columns());
        this.moved = new double[classes];
    }

    /** The same conjunctions, shorter where the cross-entropy of the rows grows by no more than the price of a literal. */
    public static ScoredRules shortened(ScoredRules rules, WeightedSample sample, double price) {
        LiteralPruning pruning = new LiteralPruning(rules, sample, price);
        List<Rule.All> bodies = new ArrayList<>();
        for (int k = 0; k < rules.bodies().size(); k++) {
            bodies.add(pruning.shortened(k));
        }
        return new ScoredRules(bodies, rules.classes(), rules.parameters());
    }

    private Rule.All shortened(int k) {
        List<Literal> literals = new ArrayList<>(rules.bodies().get(k).literals());
        for (int i = literals.size() - 1; i >= 0 && literals.size() > 1; i--) {
            Literal literal = literals.remove(i);
            long[] more = RowSets.covered(sample.columns(), literals);
            List<Literal> before = new ArrayList<>(literals);
            before.add(literal);
            long[] covered = RowSets.covered(sample.columns(), before);
            for (int word = 0; word < more.length; word++) {
                more[word] &= ~covered[word];
            }
            int[] added = RowSets.numbers(more);
            if (growth(added, k) <= price) {
                add(added, k);
            } else {
                literals.add(i, literal);
            }
        }
        return new Rule.All(literals);
    }

    /** Of the cross-entropy, where a conjunction holds in rows more. */
    private double growth(int[] rows, int k) {
        double sum = 0;
        for (int row : rows) {
            double before = loss(row, scores, row * classes);
            for (int c = 0; c < classes; c++) {
                moved[c] = scores[row * classes + c] + rules.score(k, c);
            }
            sum += sample.weight(row) * (loss(row, moved, 0) - before);
        }
        return sum;
    }

    private double loss(int row, double[] of, int from) {
        double known = 0;
        double all = classes == 1 ? 1 : 0;
        for (int c = 0; c < classes; c++) {
            known += sample.share(row, c) * of[from + c];
            all += classes == 1 ? 0 : sample.share(row, c);
        }
        return all * Softmax.logSum(of, from, classes) - known;
    }

    private void add(int[] rows, int k) {
        for (int row : rows) {
            for (int c = 0; c < classes; c++) {
                scores[row * classes + c] += rules.score(k, c);
            }
        }
    }
}
