package dev.cleave.bench;

import dev.cleave.budget.Budget;
import dev.cleave.lab.paper.PaperSplit;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.rules.split.NodeSplit;
import dev.cleave.rules.split.RuleCount;
import dev.cleave.rules.split.SplitResult;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Splitting one conjunction: visiting its rules, counting them, and the paper's search. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SplitBenchmark {
    @Param({"14", "22", "34"})
    public int inputs = 14;

    @Param({"true", "false"})
    public boolean positive = true;

    private float[] weights = new float[0];
    private NodeSplit split = NodeSplit.positive(Kind.CONJUNCTIVE);

    @Setup
    public void prepare() {
        weights = SplitNode.weights(inputs, new Random(inputs));
        split = positive
                ? NodeSplit.positive(Kind.CONJUNCTIVE, weights)
                : NodeSplit.negative(Kind.CONJUNCTIVE, weights);
    }

    @Benchmark
    public long visit() {
        return SplitNode.visit(split);
    }

    @Benchmark
    public RuleCount count() {
        return split.count(Budget.unlimited());
    }

    @Benchmark
    public SplitResult paper() {
        Budget unlimited = Budget.unlimited();
        return positive ? PaperSplit.positive(weights, unlimited) : PaperSplit.negative(weights, unlimited);
    }
}
