package dev.cleave.rules.search.softmax;

import dev.cleave.rules.search.body.WeightedSample;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How rules of each size do on rows that they were not found on, one part of the rows after the other. Mutable. */
public final class SizeCurve {
    private static final int SMALL = 20; // below, every size counts

    private final List<Integer> sizes;
    private final List<RowScores> scores;

    /** @param most the largest size that is asked for */
    public SizeCurve(int most) {
        this.sizes = sizes(most);
        this.scores = sizes.stream().map(size -> new RowScores()).toList();
    }

    /** Every small size, then each about a tenth apart. */
    private static List<Integer> sizes(int most) {
        List<Integer> sizes = new ArrayList<>();
        for (int size = 0; size <= most; size += size < SMALL ? 1 : Math.max(2, size / 10)) {
            sizes.add(size);
        }
        return sizes;
    }

    /** Of a path, smallest first, on rows that it did not see: of each size the largest rules that are no larger. */
    public void add(List<ScoredRules> path, WeightedSample held) {
        add(path, held, held);
    }

    /** @param believed the same rows with what networks that did not see them either say of them */
    public void add(List<ScoredRules> path, WeightedSample held, WeightedSample believed) {
        int at = 0;
        RowScores last = RowScores.of(path.get(0), held, believed);
        for (int i = 0; i < sizes.size(); i++) {
            int before = at;
            while (at + 1 < path.size() && path.get(at + 1).bodies().size() <= sizes.get(i)) {
                at++;
            }
            last = at == before ? last : RowScores.of(path.get(at), held, believed);
            scores.get(i).append(last);
        }
    }

    public List<Integer> sizes() {
        return sizes;
    }

    /** On all rows so far. */
    public RowScores scores(int index) {
        return scores.get(index);
    }

    /** Of a path the rules of a size, or the largest that are smaller. */
    public static ScoredRules ofSize(List<ScoredRules> path, int size) {
        ScoredRules best = path.get(0);
        for (ScoredRules rules : path) {
            best = rules.bodies().size() <= size ? rules : best;
        }
        return best;
    }

    /** What each row's answer is worth: the weight where it is right, its log-likelihood, and that of what networks say. Mutable. */
    public static final class RowScores {
        private static final double[] FACTORS = {0.8, 0.65, 0.5, 0.4, 0.3};

        private double[] hits = new double[0];
        private double[] likelihoods = new double[0];
        private double[] beliefs = new double[0];

        private RowScores() {}

        /** Of no rows yet. */
        public static RowScores none() {
            return new RowScores();
        }

        /** @param probabilities of each class, or of the one output, row by row */
        public static RowScores of(double[] probabilities, WeightedSample rows) {
            RowScores scores = new RowScores();
            scores.hits = new double[rows.rows()];
            for (int row = 0; row < rows.rows(); row++) {
                scores.hits[row] = rows.weight(row) * hit(probabilities, row, rows);
            }
            scores.likelihoods = likelihoods(probabilities, rows);
            scores.beliefs = scores.likelihoods;
            return scores;
        }

        private static double[] likelihoods(double[] probabilities, WeightedSample rows) {
            double[] likelihoods = new double[rows.rows()];
            int classes = rows.classes();
            for (int row = 0; row < rows.rows(); row++) {
                for (int c = 0; c < classes; c++) {
                    double share = rows.share(row, c);
                    double probability = probabilities[row * classes + c];
                    likelihoods[row] += rows.weight(row) * log(share, probability);
                    if (classes == 1) {
                        likelihoods[row] += rows.weight(row) * log(1 - share, 1 - probability);
                    }
                }
            }
            return likelihoods;
        }

        static RowScores of(ScoredRules rules, WeightedSample rows) {
            return of(rules.probabilities(rows.columns()), rows);
        }

        private static RowScores of(ScoredRules rules, WeightedSample rows, WeightedSample believed) {
            double[] probabilities = rules.probabilities(rows.columns());
            RowScores scores = of(probabilities, rows);
            scores.beliefs = nearest(probabilities, believed);
            return scores;
        }

        /**
         * How likely what networks say is, with scores as much smaller as brings them nearest: what rules answer does not change by that, and many
         * of them are surer than they should be long before they are less often right.
         */
        private static double[] nearest(double[] probabilities, WeightedSample believed) {
            double[] best = likelihoods(probabilities, believed);
            for (double factor : FACTORS) {
                double[] other = likelihoods(tempered(probabilities, believed.classes(), factor), believed);
                best = sum(other) > sum(best) ? other : best;
            }
            return best;
        }

        private static double sum(double[] numbers) {
            return Arrays.stream(numbers).sum();
        }

        /** As if all scores were so many times what they are. */
        private static double[] tempered(double[] probabilities, int classes, double factor) {
            double[] tempered = new double[probabilities.length];
            for (int from = 0; from < probabilities.length; from += classes) {
                double all = classes == 1 ? Math.pow(1 - probabilities[from], factor) : 0;
                for (int c = from; c < from + classes; c++) {
                    tempered[c] = Math.pow(probabilities[c], factor);
                    all += tempered[c];
                }
                for (int c = from; c < from + classes; c++) {
                    tempered[c] /= all;
                }
            }
            return tempered;
        }

        private static double hit(double[] probabilities, int row, WeightedSample rows) {
            if (rows.classes() == 1) {
                return probabilities[row] > 0.5 ? rows.share(row, 0) : 1 - rows.share(row, 0);
            }
            int from = row * rows.classes();
            int best = 0;
            for (int c = 1; c < rows.classes(); c++) {
                best = probabilities[from + c] > probabilities[from + best] ? c : best;
            }
            return rows.share(row, best);
        }

        private static double log(double share, double probability) {
            return share == 0
                    ? 0
                    : share * Math.log(Math.max(probability, 1e-6)); // a sure error costs no more than that
        }

        public void append(RowScores other) {
            hits = joined(hits, other.hits);
            likelihoods = joined(likelihoods, other.likelihoods);
            beliefs = joined(beliefs, other.beliefs);
        }

        private static double[] joined(double[] one, double[] other) {
            double[] both = Arrays.copyOf(one, one.length + other.length);
            System.arraycopy(other, 0, both, one.length, other.length);
            return both;
        }

        public double hits() {
            return Arrays.stream(hits).sum();
        }

        /** The standard error of {@link #hits()}. */
        public double error() {
            double sum = hits();
            double squares = Arrays.stream(hits).map(hit -> hit * hit).sum();
            return Math.sqrt(Math.max(0, squares - sum * sum / Math.max(1, hits.length)));
        }

        public double likelihood() {
            return Arrays.stream(likelihoods).sum();
        }

        /** How likely what the networks say is by the rules: the higher, the nearer they are to the networks. */
        public double nearness() {
            return Arrays.stream(beliefs).sum();
        }

        /** How much nearer to the networks others are, in standard errors, paired row by row. */
        public double fartherThan(RowScores other) {
            return inErrors(other.beliefs, beliefs);
        }

        public int rows() {
            return hits.length;
        }

        /** How many more hits others have, in standard errors, paired row by row. */
        public double behind(RowScores other) {
            return inErrors(other.hits, hits);
        }

        /** How much likelier others find the rows, in standard errors, paired row by row. */
        public double lessLikelyThan(RowScores other) {
            return inErrors(other.likelihoods, likelihoods);
        }

        private static double inErrors(double[] more, double[] less) {
            double sum = 0;
            double squares = 0;
            for (int row = 0; row < more.length; row++) {
                double difference = more[row] - less[row];
                sum += difference;
                squares += difference * difference;
            }
            double error = Math.sqrt(Math.max(0, squares - sum * sum / more.length));
            return sum == 0 ? 0 : sum / Math.max(error, 1e-12);
        }
    }
}
