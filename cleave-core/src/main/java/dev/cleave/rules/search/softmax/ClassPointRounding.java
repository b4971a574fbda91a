package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes scores of classes whole points: the smallest that answer nearly all of some rows as the scores do. Only differences between
 * classes count, so that what the class in the middle gets is taken from all.
 */
public final class ClassPointRounding {
    private static final List<Integer> LARGEST =
            List.of(10, 12, 15, 20, 25, 30, 40, 60, 100, 300, 1_000, 10_000); // fewer say too little of new rows
    private static final double TOLERATED = 0.002; // of the rows

    private final BitColumns rows;

    public ClassPointRounding(BitColumns rows) {
        this.rows = rows;
    }

    /** Without conjunctions that make no difference then; the largest of these points where none answer so many rows as the scores do. */
    public ScoredRules of(ScoredRules rules) {
        ScoredRules centred = centred(rules);
        double most = largest(centred);
        int[] answers = rules.predict(rows);
        ScoredRules points = rules;
        for (int largest : LARGEST) {
            points = rounded(centred, most > 0 ? largest / most : 1);
            if (changed(answers, points) <= TOLERATED * rows.rows()) {
                break;
            }
        }
        return points;
    }

    private long changed(int[] answers, ScoredRules points) {
        int[] others = points.predict(rows);
        long changed = 0;
        for (int row = 0; row < answers.length; row++) {
            changed += answers[row] == others[row] ? 0 : 1;
        }
        return changed;
    }

    private static ScoredRules centred(ScoredRules rules) {
        double[] parameters = rules.parameters();
        for (int from = 0; from < parameters.length; from += rules.classes()) {
            double[] sorted = Arrays.copyOfRange(parameters, from, from + rules.classes());
            Arrays.sort(sorted);
            for (int c = 0; c < rules.classes(); c++) {
                parameters[from + c] -= sorted[(sorted.length - 1) / 2];
            }
        }
        return new ScoredRules(rules.bodies(), rules.classes(), parameters);
    }

    private static double largest(ScoredRules rules) {
        double largest = 0;
        for (int k = 0; k < rules.bodies().size(); k++) {
            for (int c = 0; c < rules.classes(); c++) {
                largest = Math.max(largest, Math.abs(rules.score(k, c)));
            }
        }
        return largest;
    }

    private static ScoredRules rounded(ScoredRules rules, double factor) {
        int classes = rules.classes();
        double[] points = Arrays.stream(rules.parameters())
                .map(score -> Math.rint(score * factor))
                .toArray();
        List<Rule.All> bodies = new ArrayList<>();
        double[] kept = new double[points.length];
        for (int k = 0; k <= rules.bodies().size(); k++) {
            double[] own = Arrays.copyOfRange(points, k * classes, (k + 1) * classes);
            boolean isBias = k == rules.bodies().size();
            if (isBias || Arrays.stream(own).anyMatch(some -> some != own[0])) {
                System.arraycopy(own, 0, kept, bodies.size() * classes, classes);
                if (!isBias) {
                    bodies.add(rules.bodies().get(k));
                }
            }
        }
        return new ScoredRules(bodies, classes, Arrays.copyOf(kept, (bodies.size() + 1) * classes));
    }
}
