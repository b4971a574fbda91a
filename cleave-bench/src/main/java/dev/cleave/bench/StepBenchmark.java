package dev.cleave.bench;

import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Kernels;
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

/** One training step, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class StepBenchmark {
    @Param
    public Workload workload = Workload.MONK;

    @Param({"vector", "plain"})
    public String kernel = "vector";

    private Stepper stepper = new Stepper(Workload.MONK, Kernels.plain());

    @Setup
    public void prepare() {
        stepper = new Stepper(workload, kernel(kernel));
    }

    @Benchmark
    public void step() {
        stepper.step();
    }

    private static Kernel kernel(String name) {
        Kernel kernel = name.equals("plain") ? Kernels.plain() : Kernels.best();
        if (!kernel.name().equals(name)) {
            throw new IllegalStateException("no " + name + " kernel on this machine, only " + kernel.name());
        }
        return kernel;
    }
}
