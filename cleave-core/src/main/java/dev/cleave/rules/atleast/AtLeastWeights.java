package dev.cleave.rules.atleast;

import dev.cleave.logic.TruthFunction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;

/** Tries all small whole weights that rise with the rank, the smallest largest weight first. */
@NullMarked
final class AtLeastWeights {
    private final TruthFunction truth;
    private final AtLeastOrder order;
    private final int[] weights; // [ranks]
    private final List<AtLeastClash> clashes = new ArrayList<>(); // of weights that failed; few try all assignments
    private int triesLeft;

    AtLeastWeights(TruthFunction truth, AtLeastOrder order, int tries) {
        this.truth = truth;
        this.order = order;
        this.weights = new int[order.ranks()];
        this.triesLeft = tries;
    }

    /** The score that reaches its bound in just the positive assignments, if there is one with weights up to {@code most}. */
    Optional<AtLeastScore> find(int most) {
        for (int largest = 1; largest <= most; largest++) {
            Optional<AtLeastScore> found = weigh(weights.length, largest, largest);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Chooses the weight of this rank and of all below; the highest rank has the largest. */
    private Optional<AtLeastScore> weigh(int rank, int from, int to) {
        if (rank == 0) {
            return check();
        }
        for (int weight = to; weight >= from; weight--) {
            weights[rank - 1] = weight;
            Optional<AtLeastScore> found = weigh(rank - 1, 1, weight);
            if (found.isPresent() || triesLeft <= 0) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<AtLeastScore> check() {
        triesLeft--;
        int[][] values = order.values(Arrays.copyOf(weights, weights.length));
        if (!clashes.stream().allMatch(clash -> clash.isResolvedBy(values))) {
            return Optional.empty();
        }
        AtLeastScore score = new AtLeastScore(truth, values);
        if (score.missed() == 0) {
            return Optional.of(score);
        }
        clashes.add(score.clash());
        return Optional.empty();
    }
}
