package dev.cleave.rules.atleast;

import dev.cleave.logic.TruthFunction;
import java.util.Arrays;
import org.jspecify.annotations.NullMarked;

/** Changes one value at a time by one as long as the rule then misses fewer positives; ends where no single change helps. */
@NullMarked
final class AtLeastClimb {
    private final AtLeastScore score;
    private final int[] states; // [groups]
    private int missed;

    private AtLeastClimb(AtLeastScore score, int[] states) {
        this.score = score;
        this.states = states;
        this.missed = score.missed();
    }

    /** From the value {@code scale} for every state that helps. */
    static AtLeastScore from(TruthFunction truth, AtLeastOrder order, int scale) {
        int[] weights = new int[order.ranks()];
        Arrays.fill(weights, scale);
        int[][] values = order.values(weights);
        int[] states = Arrays.stream(values).mapToInt(group -> group.length).toArray();
        AtLeastClimb climb = new AtLeastClimb(new AtLeastScore(truth, values), states);
        while (climb.missed > 0 && climb.step()) {}
        return climb.score;
    }

    private boolean step() {
        int bestMissed = missed;
        int bestPosition = -1;
        int bestState = 0;
        int bestChange = 0;
        for (int position = 0; position < states.length; position++) {
            for (int state = 0; state < states[position]; state++) {
                for (int change = 1; change >= -1; change -= 2) {
                    int then = after(position, state, change);
                    if (then < bestMissed) {
                        bestMissed = then;
                        bestPosition = position;
                        bestState = state;
                        bestChange = change;
                    }
                }
            }
        }
        if (bestPosition >= 0) {
            score.change(bestPosition, bestState, bestChange);
            missed = bestMissed;
        }
        return bestPosition >= 0;
    }

    private int after(int position, int state, int change) {
        if (score.value(position, state) + change < 0) {
            return Integer.MAX_VALUE;
        }
        score.change(position, state, change);
        int then = score.missed();
        score.change(position, state, -change);
        return then;
    }
}
