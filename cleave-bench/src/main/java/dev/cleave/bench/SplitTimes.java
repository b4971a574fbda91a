package dev.cleave.bench;

import dev.cleave.budget.Budget;
import dev.cleave.lab.paper.PaperSplit;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.rules.split.NodeSplit;
import dev.cleave.rules.split.RuleCount;
import dev.cleave.rules.split.SplitResult;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Prints a line for each node: inputs, split, rules, milliseconds to visit them all, millions of rules a second, milliseconds
 * to count them, milliseconds of the paper's search ({@code -} where it passed its limit).
 */
public final class SplitTimes {
    private static final int REPEATS = 15;
    private static final int MOST_INPUTS_LISTED = 40;

    private SplitTimes() {}

    /** Takes the seconds that the paper's search may use for a node, 10 unless told, and a file of nodes to begin with. */
    public static void main(String[] args) throws IOException {
        Duration limit = Duration.ofSeconds(args.length > 0 ? Long.parseLong(args[0]) : 10);
        List<float[]> nodes = new ArrayList<>(args.length > 1 ? SplitNode.read(Path.of(args[1])) : List.of());
        for (int inputs : new int[] {14, 22, 34, 40, 50, 60}) {
            nodes.add(SplitNode.weights(inputs, new Random(inputs)));
        }
        System.out.println("inputs split rules visit-ms M/s count-ms paper-ms");
        for (float[] weights : nodes) {
            NodeSplit positive = NodeSplit.positive(Kind.CONJUNCTIVE, weights);
            NodeSplit negative = NodeSplit.negative(Kind.CONJUNCTIVE, weights);
            int inputs = weights.length;
            print(inputs + " positive", inputs, positive, () -> PaperSplit.positive(weights, Budget.of(limit)));
            print(inputs + " negative", inputs, negative, () -> PaperSplit.negative(weights, Budget.of(limit)));
        }
    }

    private static void print(String name, int inputs, NodeSplit split, Supplier<SplitResult> paper) {
        double counting = best(() -> split.count(Budget.unlimited()));
        String rules = split.count(Budget.unlimited()) instanceof RuleCount.Exact exact
                ? exact.rules().toString()
                : "?";
        if (inputs > MOST_INPUTS_LISTED) {
            System.out.printf(Locale.ROOT, "%s %s - - %.3f -%n", name, rules, counting);
            return;
        }
        double visiting = best(() -> SplitNode.visit(split));
        double rate = Double.parseDouble(rules) / visiting / 1e3;
        System.out.printf(Locale.ROOT, "%s %s %.3f %.1f %.3f %s%n", name, rules, visiting, rate, counting, once(paper));
    }

    private static double best(Runnable work) {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < REPEATS; i++) {
            best = Math.min(best, millis(work));
        }
        return best;
    }

    private static String once(Supplier<SplitResult> paper) {
        SplitResult[] split = new SplitResult[1];
        double millis = millis(() -> split[0] = paper.get());
        return split[0] instanceof SplitResult.Whole ? String.format(Locale.ROOT, "%.1f", millis) : "-";
    }

    private static double millis(Runnable work) {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / 1e6;
    }
}
