package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import java.util.ArrayList;
import java.util.List;

/** Single conditions that hold in nearly the same rows, such as two thresholds with hardly a row between them, said once with the scores of both. */
public final class NearConditions {
    private static final double FEW = 0.005; // of the rows, that they may differ in

    private final BitColumns rows;

    public NearConditions(BitColumns rows) {
        this.rows = rows;
    }

    /** With those that are near an earlier one added to it; the same where there are none. */
    public ScoredRules merged(ScoredRules rules) {
        List<Rule.All> bodies = new ArrayList<>();
        List<long[]> covered = new ArrayList<>();
        List<double[]> scores = new ArrayList<>();
        for (int k = 0; k < rules.bodies().size(); k++) {
            Rule.All body = rules.bodies().get(k);
            long[] own = RowSets.covered(rows, body.literals());
            int near = body.length() == 1 ? near(own, covered, bodies) : -1;
            if (near < 0) {
                bodies.add(body);
                covered.add(own);
                scores.add(new double[rules.classes()]);
            }
            double[] into = scores.get(near < 0 ? scores.size() - 1 : near);
            for (int c = 0; c < into.length; c++) {
                into[c] += rules.score(k, c);
            }
        }
        return bodies.size() == rules.bodies().size() ? rules : rules.with(bodies, scores);
    }

    private int near(long[] own, List<long[]> covered, List<Rule.All> bodies) {
        for (int i = 0; i < covered.size(); i++) {
            if (bodies.get(i).length() == 1 && differing(own, covered.get(i)) <= FEW * rows.rows()) {
                return i;
            }
        }
        return -1;
    }

    private static int differing(long[] one, long[] other) {
        int count = 0;
        for (int i = 0; i < one.length; i++) {
            count += Long.bitCount(one[i] ^ other[i]);
        }
        return count;
    }
}
