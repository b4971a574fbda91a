package dev.cleave.bench;

import org.openjdk.jmh.annotations.Benchmark;

public class StepBenchmark {
    @Benchmark
    public int nothing() {
        return 1;
    }
}
