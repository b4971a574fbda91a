package dev.cleave.rules.reading;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.TruthFunction;
import dev.cleave.network.NeuralDnf;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullMarked;

/**
 * Reads an output's sign on every valid assignment of its cone. Group by group, depth first: the sums of the conjunctions grow
 * along the path, and a conjunction is finished at the last group that it uses, so that an assignment costs one addition for
 * each conjunction and not one for each weight.
 */
@NullMarked
final class ConeTruth {
    private static final int ASSIGNMENTS_BETWEEN_LOOKS = 1 << 12;

    private final NeuralDnf network;
    private final Domain domain;
    private final List<Integer> groups;
    private final ConeNode disjunction;
    private final int[] used; // the conjunctions, ascending
    private final ConeNode[] nodes; // [used]
    private final int[] last; // [used], the position after the last group that each uses
    private final double[][] sums; // [groups + 1][used]
    private final double[] atoms; // -1 or 1
    private final double[] activations; // of all conjunctions; those not used don't matter
    private final TruthFunction.Builder answers;
    private final Budget budget;
    private int visited;

    private ConeTruth(Cone cone, Budget budget) {
        this.network = cone.network();
        this.domain = cone.domain();
        this.groups = cone.groups();
        this.used = cone.conjunctions();
        this.disjunction = new ConeNode(network.disjunctions(), cone.output());
        this.nodes = IntStream.of(used)
                .mapToObj(k -> new ConeNode(network.conjunctions(), k))
                .toArray(ConeNode[]::new);
        this.last = IntStream.of(used).map(this::lastPosition).toArray();
        this.sums = new double[groups.size() + 1][used.length];
        this.atoms = new double[domain.atoms()];
        this.activations = new double[network.conjunctions().nodes()];
        this.answers = new TruthFunction.Builder(domain, groups);
        this.budget = budget;
        Arrays.fill(atoms, -1);
        Arrays.fill(activations, -1);
    }

    /** Empty where the budget runs out. */
    static Optional<TruthFunction> of(Cone cone, Budget budget) {
        ConeTruth run = new ConeTruth(cone, budget);
        return run.visit(0) ? Optional.of(run.answers.build()) : Optional.empty();
    }

    private int lastPosition(int conjunction) {
        int[] inputs = network.conjunctions().used(conjunction);
        return inputs.length == 0 ? 0 : groups.indexOf(domain.groupOf(inputs[inputs.length - 1])) + 1;
    }

    private boolean visit(int position) {
        finish(position);
        if (position == groups.size()) {
            answers.next(holds());
            return ++visited % ASSIGNMENTS_BETWEEN_LOOKS != 0 || !budget.isExhausted();
        }
        Group group = domain.groups().get(groups.get(position));
        for (int state = 0; state < group.states(); state++) {
            enter(position, group, state);
            if (!visit(position + 1)) {
                return false;
            }
        }
        return true;
    }

    private void enter(int position, Group group, int state) {
        int start = domain.start(groups.get(position));
        double[] next = sums[position + 1];
        System.arraycopy(sums[position], 0, next, 0, next.length);
        for (int atom = 0; atom < group.atoms(); atom++) {
            double x = group.holds(state, atom) ? 1 : -1;
            atoms[start + atom] = x;
            for (int k = 0; k < next.length; k++) {
                next[k] += x * nodes[k].weight(start + atom);
            }
        }
    }

    private void finish(int position) {
        for (int k = 0; k < used.length; k++) {
            if (last[k] == position) {
                activations[used[k]] = network.activation().of(nodes[k].raw(sums[position][k], atoms));
            }
        }
    }

    private boolean holds() {
        double sum = 0;
        for (int k : used) {
            sum += activations[k] * disjunction.weight(k);
        }
        return disjunction.raw(sum, activations) > 0;
    }
}
