package dev.cleave.rules.atleast;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.TruthFunction;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AtLeastWeightsTest {
    private static final int MOST = 4;

    /** Pairs of assignments that other weights failed at spare most of the work, and must spare no weights that would do. */
    @Test
    void whatIsFoundIsWhatTryingEveryAssignmentFinds() {
        for (long seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = domain(random);
            int bound = random.nextInt(6);
            boolean noisy = random.nextInt(3) == 0;
            int[] weights = random.ints(domain.atoms(), 0, 4).toArray();
            TruthFunction truth = TruthFunction.of(
                            domain,
                            RandomLogic.groups(domain),
                            bits -> bits.stream().map(i -> weights[i]).sum() >= bound
                                    ^ (noisy && random.nextInt(10) == 0))
                    .reduced();
            if (truth.count() == 0 || truth.count() == truth.size()) {
                continue;
            }
            AtLeastOrder order = new AtLeastOrder(truth);
            assertEquals(
                    new Naive(truth, order, domain).find(),
                    new AtLeastWeights(truth, order, 500).find(MOST).map(score -> score.rule(domain)),
                    "seed " + seed);
        }
    }

    @Test
    void changedSumsAreTheSumsOfChangedValues() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = domain(random);
            TruthFunction truth = TruthFunction.of(domain, RandomLogic.groups(domain), bits -> random.nextInt(3) == 0);
            int[][] values = domain.groups().stream()
                    .map(group -> random.ints(group.states(), 0, 5).toArray())
                    .toArray(int[][]::new);
            AtLeastScore score = new AtLeastScore(truth, values);
            int position = random.nextInt(values.length);
            int state = random.nextInt(values[position].length);
            score.change(position, state, 2);
            assertEquals(missed(truth, values), score.missed(), "seed " + seed);
        }
    }

    private static Domain domain(SplittableRandom random) {
        return new Domain(
                List.of(new Group.Free(), new Group.OneHot(2 + random.nextInt(3)), new Group.Free(), new Group.Free()));
    }

    /** How many positive assignments have a sum that a negative one has as well, or a lower one. */
    private static long missed(TruthFunction truth, int[][] values) {
        int highest = -1;
        for (int i = 0; i < truth.size(); i++) {
            highest = truth.holds(i) ? highest : Math.max(highest, sum(truth, values, i));
        }
        long missed = 0;
        for (int i = 0; i < truth.size(); i++) {
            missed += truth.holds(i) && sum(truth, values, i) <= highest ? 1 : 0;
        }
        return missed;
    }

    private static int sum(TruthFunction truth, int[][] values, int assignment) {
        int sum = 0;
        for (int position = 0; position < values.length; position++) {
            sum += values[position][truth.state(assignment, position)];
        }
        return sum;
    }

    /** The same weights in the same order, each tried on every assignment. */
    private record Naive(TruthFunction truth, AtLeastOrder order, Domain domain, int[] tries) {
        Naive(TruthFunction truth, AtLeastOrder order, Domain domain) {
            this(truth, order, domain, new int[] {500});
        }

        Optional<Rule.AtLeast> find() {
            int[] weights = new int[order.ranks()];
            for (int largest = 1; largest <= MOST; largest++) {
                Optional<Rule.AtLeast> found = weigh(weights, weights.length, largest, largest);
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }

        private Optional<Rule.AtLeast> weigh(int[] weights, int rank, int from, int to) {
            if (rank == 0) {
                tries[0]--;
                int[][] values = order.values(weights.clone());
                return missed(truth, values) == 0
                        ? Optional.of(new AtLeastScore(truth, values).rule(domain))
                        : Optional.empty();
            }
            for (int weight = to; weight >= from; weight--) {
                weights[rank - 1] = weight;
                Optional<Rule.AtLeast> found = weigh(weights, rank - 1, 1, weight);
                if (found.isPresent() || tries[0] <= 0) {
                    return found;
                }
            }
            return Optional.empty();
        }
    }
}
