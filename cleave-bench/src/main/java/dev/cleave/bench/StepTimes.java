package dev.cleave.bench;

import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Kernels;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;

/**
 * Prints a line for a workload: name, batch, inputs, conjunctions, outputs, kernel, median microseconds of a step.
 *
 * <p>One workload a JVM, as a training has one shape: code that was compiled for several shapes is slower for each.
 *
 * <p>Processor time of this thread, so that other work on the machine does not count.
 */
public final class StepTimes {
    private static final long WARM_UP = 1_000_000_000L;
    private static final long SAMPLE = 10_000_000L;
    private static final int SAMPLES = 60;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private StepTimes() {}

    /** Takes the kernel to measure, {@code plain} or {@code best}, and the workload. */
    public static void main(String[] args) {
        Kernel kernel = args[0].equals("plain") ? Kernels.plain() : Kernels.best();
        Workload workload = Workload.valueOf(args[1].toUpperCase(Locale.ROOT));
        double micros = median(new Stepper(workload, kernel));
        System.out.printf(Locale.ROOT, "%s %s %.3f%n", workload.line(), kernel.name(), micros);
    }

    private static double median(Stepper stepper) {
        long steps = run(stepper, WARM_UP);
        int perSample = (int) Math.max(1, steps * SAMPLE / WARM_UP);
        double[] micros = new double[SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            for (int k = 0; k < perSample; k++) {
                stepper.step();
            }
            micros[i] = (THREADS.getCurrentThreadCpuTime() - start) / 1e3 / perSample;
        }
        Arrays.sort(micros);
        return micros[SAMPLES / 2];
    }

    private static long run(Stepper stepper, long nanos) {
        long steps = 0;
        for (long start = THREADS.getCurrentThreadCpuTime();
                THREADS.getCurrentThreadCpuTime() - start < nanos;
                steps++) {
            stepper.step();
        }
        return steps;
    }
}
