package dev.cleave.bench;

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

/** Scoring 32 rules: 64 rows at a time, and row by row. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ScoreBenchmark {
    private static final int RULES = 32;

    @Param
    public RuleKind kind = RuleKind.PLAIN;

    @Param({"432", "8124", "253680"})
    public int rows = 432;

    private ScoringCase scored = new ScoringCase(kind, rows, RULES);

    @Setup
    public void prepare() {
        scored = new ScoringCase(kind, rows, RULES);
    }

    @Benchmark
    public long bitParallel() {
        return scored.bitParallel();
    }

    @Benchmark
    public long rowByRow() {
        return scored.rowByRow();
    }
}
