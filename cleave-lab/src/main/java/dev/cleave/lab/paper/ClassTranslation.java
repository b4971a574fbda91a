package dev.cleave.lab.paper;

import dev.cleave.budget.Budget;
import dev.cleave.evaluation.Task;
import dev.cleave.lab.trial.Figure;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SoftNetwork;
import dev.cleave.paper.Disentanglement;
import dev.cleave.pruning.WeightRows;
import dev.cleave.rules.split.NodeSplit;
import dev.cleave.rules.split.Shortage;
import dev.cleave.rules.split.SplitResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * NDNF-MT to its logical interpretation: pruned; then every conjunction is the rules that it splits into, pruned again, while the
 * disjunctive layer stays and says how probable each class is. Thresholding, too, is of the conjunctions alone.
 */
record ClassTranslation(PaperMethod.Parts parts, FigureSheet sheet, Budget budget) {
    private static final float SIZE = 6;
    private static final double STEPS_PER_UNIT = 100;

    void run() {
        ClassPruning pruning = new ClassPruning(parts.network(), parts.train(), budget.part(2));
        SoftNetwork pruned = pruning.prune();
        if (!pruning.isComplete()) {
            sheet.note("the time limit ended pruning early");
        }
        sheet.put(Figure.PRUNED_F1, f1(pruned));
        threshold(pruned);
        disentangle(pruned);
    }

    private double f1(NeuralDnf network) {
        return PaperMethod.f1(Task.MULTICLASS, network, parts.test());
    }

    /** The threshold that is best on the training rows, in steps of .01; of equals the larger. */
    private void threshold(SoftNetwork pruned) {
        double best = -1;
        NeuralDnf chosen = pruned;
        for (double threshold : thresholds(WeightRows.of(pruned.conjunctions()))) {
            if (budget.isExhausted()) {
                sheet.note("thresholding did not end: no time left");
                return;
            }
            HardNetwork candidate = thresholded(pruned, threshold);
            double f1 = PaperMethod.f1(Task.MULTICLASS, candidate, parts.train());
            if (f1 >= best) {
                best = f1;
                chosen = candidate;
            }
        }
        sheet.put(Figure.THRESHOLDED_F1, f1(chosen));
    }

    private static TreeSet<Double> thresholds(float[][] weights) {
        TreeSet<Double> steps = new TreeSet<>(List.of(0.0));
        for (float[] node : weights) {
            for (float weight : node) {
                steps.add(Math.ceil(Math.abs(weight) * STEPS_PER_UNIT) / STEPS_PER_UNIT);
            }
        }
        steps.pollLast(); // no weight would be left
        return steps.isEmpty() ? new TreeSet<>(List.of(0.0)) : steps;
    }

    private static HardNetwork thresholded(SoftNetwork network, double threshold) {
        float[][] weights = WeightRows.of(network.conjunctions());
        for (float[] node : weights) {
            for (int i = 0; i < node.length; i++) {
                node[i] = Math.abs(node[i]) > threshold ? Math.copySign(SIZE, node[i]) : 0;
            }
        }
        return new HardNetwork(
                network.predicates(),
                WeightRows.layer(network.conjunctions(), weights),
                network.disjunctions(),
                network.head());
    }

    /** Every conjunction that a class uses becomes its split; then all is pruned once more. */
    private void disentangle(SoftNetwork pruned) {
        List<List<List<Literal>>> bodies = new ArrayList<>();
        Optional<Shortage> shortage = split(pruned, bodies, budget);
        if (shortage.isPresent()) {
            sheet.note("disentangling did not end: " + HeadTranslation.reason(shortage.get()));
            sheet.put(Figure.DISENTANGLED_F1, f1(pruned.harden())); // what its rules would say
        } else {
            translate(new SplitProgram(pruned, bodies));
        }
    }

    /** The bodies of each conjunction, none of those that no class uses; or why they are not all there. */
    static Optional<Shortage> split(SoftNetwork pruned, List<List<List<Literal>>> bodies, Budget budget) {
        int left = Disentanglement.DEFAULT_MOST_RULES;
        for (int k = 0; k < pruned.conjunctions().nodes(); k++) {
            SplitResult split = isUsed(pruned, k)
                    ? NodeSplit.positive(pruned.conjunctions(), k).list(left, budget)
                    : new SplitResult.Whole(List.of());
            if (split instanceof SplitResult.Part part) {
                return Optional.of(part.shortage());
            }
            left -= split.rules().size();
            bodies.add(new ArrayList<>(
                    split.rules().stream().map(Rule.All::literals).toList()));
        }
        return Optional.empty();
    }

    private void translate(SplitProgram program) {
        if (!new SplitPruning(program, parts.train(), budget).prune()) {
            sheet.note("the time limit ended the second pruning early");
        }
        sheet.put(Figure.DISENTANGLED_F1, program.f1(parts.test()));
        List<List<Literal>> all = program.bodies.stream().flatMap(List::stream).toList();
        sheet.size(
                all.size(),
                all.stream().mapToInt(List::size).sum(),
                all.stream().mapToInt(List::size).max().orElse(0));
    }

    private static boolean isUsed(SoftNetwork network, int k) {
        return network.conjunctions().used(k).length > 0
                && IntStream.range(0, network.disjunctions().nodes())
                        .anyMatch(output ->
                                Arrays.binarySearch(network.disjunctions().used(output), k) >= 0);
    }
}
