package dev.cleave.rules.search.boost;

import dev.cleave.rules.search.body.WeightedSample;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Boosting as a textbook has it: each tree by sums over lists of rows, each row walked to its leaf. */
final class WalkedTrees {
    private final WeightedSample sample;
    private final BoostOptions options;
    private final int classes;
    private final double[][] scores; // [rows][classes]
    private final double[][] chances; // [rows][classes]

    WalkedTrees(WeightedSample sample, BoostOptions options) {
        this.sample = sample;
        this.options = options;
        this.classes = sample.classes();
        this.scores = new double[sample.rows()][classes];
        this.chances = new double[sample.rows()][classes];
    }

    /** [rows x classes] */
    double[] scores() {
        List<Integer> all = IntStream.range(0, sample.rows()).boxed().toList();
        for (int c = 0; c < classes; c++) {
            int own = c;
            double weight = all.stream().mapToDouble(sample::weight).sum();
            double share = all.stream()
                            .mapToDouble(row -> sample.weight(row) * sample.share(row, own))
                            .sum()
                    / weight;
            double clipped = Math.min(1 - 1e-4, Math.max(1e-4, share));
            double score = classes == 1 ? Math.log(clipped / (1 - clipped)) : Math.log(clipped);
            all.forEach(row -> scores[row][own] = score);
        }
        for (int round = 0; round < options.rounds(); round++) {
            all.forEach(this::chance);
            grow(all, 0);
        }
        return all.stream()
                .flatMapToDouble(row -> java.util.Arrays.stream(scores[row]))
                .toArray();
    }

    private void chance(int row) {
        double sum = classes == 1 ? 1 : 0;
        for (double score : scores[row]) {
            sum += Math.exp(score);
        }
        for (int c = 0; c < classes; c++) {
            chances[row][c] = Math.exp(scores[row][c]) / sum;
        }
    }

    private void grow(List<Integer> rows, int depth) {
        int best = -1;
        double most = 1e-6;
        for (int atom = 0; depth < options.depth() && atom < sample.columns().atoms(); atom++) {
            List<Integer> yes = rows.stream().filter(holds(atom)).toList();
            List<Integer> no = rows.stream().filter(holds(atom).negate()).toList();
            double gain = gain(yes) + gain(no) - gain(rows);
            boolean known = curvature(yes) >= options.least() && curvature(no) >= options.least();
            if (known && gain > most + 1e-9) {
                best = atom;
                most = gain;
            }
        }
        if (best < 0) {
            leaf(rows);
            return;
        }
        grow(rows.stream().filter(holds(best)).toList(), depth + 1);
        grow(rows.stream().filter(holds(best).negate()).toList(), depth + 1);
    }

    private Predicate<Integer> holds(int atom) {
        return row -> (sample.columns().word(atom, row >>> 6) >>> row & 1) != 0;
    }

    private void leaf(List<Integer> rows) {
        double joint = classes == 1 ? 1 : (classes - 1.0) / classes;
        for (int c = 0; c < classes; c++) {
            double step = options.rate() * joint * slope(rows, c) / (curvature(rows, c) + options.penalty());
            for (int row : rows) {
                scores[row][c] += step;
            }
        }
    }

    private double gain(List<Integer> rows) {
        return IntStream.range(0, classes)
                .mapToDouble(c -> slope(rows, c) * slope(rows, c) / (curvature(rows, c) + options.penalty()))
                .sum();
    }

    private double slope(List<Integer> rows, int c) {
        return rows.stream()
                .mapToDouble(row -> sample.weight(row) * (sample.share(row, c) - chances[row][c]))
                .sum();
    }

    private double curvature(List<Integer> rows) {
        return IntStream.range(0, classes).mapToDouble(c -> curvature(rows, c)).sum();
    }

    private double curvature(List<Integer> rows, int c) {
        return rows.stream()
                .mapToDouble(row -> sample.weight(row) * chances[row][c] * (1 - chances[row][c]))
                .sum();
    }
}
