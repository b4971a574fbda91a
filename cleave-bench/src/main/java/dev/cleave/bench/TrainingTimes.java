package dev.cleave.bench;

import dev.cleave.budget.Budget;
import dev.cleave.datasets.NamedData;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.kernel.Kernels;
import dev.cleave.network.Activation;
import dev.cleave.table.Rows;
import dev.cleave.training.Plan;
import dev.cleave.training.Trainer;
import dev.cleave.training.schedule.DeltaSchedule;
import dev.cleave.training.schedule.LearningRate;
import dev.cleave.training.schedule.LossWeights;
import dev.cleave.training.schedule.Phase;
import dev.cleave.training.schedule.ScheduleUnit;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Prints the processor seconds of whole trainings on one thread, once the JVM is warm, and of reading and encoding the
 * largest data set where its folder is given.
 */
public final class TrainingTimes {
    private TrainingTimes() {}

    /** Takes the folder of data sets, if there is one. */
    public static void main(String[] args) {
        report("monk1", plan(432, 32, 32, 0.01, 120, 80));
        report("mam", plan(1 << 10, 64, 32, 0.003, 200, 100));
        report("ara", plan(1 << 15, 64, 256, 0.01, 60, 30));
        if (args.length > 0) {
            for (int pass = 1; pass <= 3; pass++) {
                long start = System.nanoTime();
                Dataset data = encoded("cdc", Path.of(args[0]));
                System.out.printf(
                        Locale.ROOT,
                        "cdc        read and encoded, %,d rows x %d atoms, pass %d: %.2f s%n",
                        data.rows(),
                        data.atoms(),
                        pass,
                        (System.nanoTime() - start) / 1e9);
            }
        }
    }

    private static Plan plan(int rows, int conjunctions, int batch, double rate, int soft, int hard) {
        long steps = (rows + batch - 1) / batch;
        return new Plan(
                conjunctions,
                batch,
                0.1,
                LossWeights.NONE,
                new Phase(
                        Activation.SOFT,
                        soft * steps,
                        new LearningRate.Cosine(rate, 0),
                        new DeltaSchedule.Exponential(0.1, 5, 1.1, 1, ScheduleUnit.EPOCHS)),
                new Phase(Activation.HARD, hard * steps, new LearningRate.Cosine(rate, 0), DeltaSchedule.constant(1)));
    }

    private static void report(String name, Plan plan) {
        Dataset data = encoded(name, Path.of(""));
        Trainer trainer = new Trainer(Kernels.best(), data, data, Budget.unlimited());
        trainer.train(plan, 1, steps -> {});
        double start = seconds();
        trainer.train(plan, 2, steps -> {});
        System.out.printf(
                Locale.ROOT,
                "%-10s %,d steps of %d rows, %d conjunctions: %.2f s%n",
                name,
                plan.steps(),
                plan.batch(),
                plan.conjunctions(),
                seconds() - start);
    }

    private static Dataset encoded(String name, Path folder) {
        NamedData named = NamedData.find(name).orElseThrow();
        LabelledTable data = LabelledTable.of(named.table(folder), TargetSpec.of(named.target()));
        Rows all = Rows.all(data.table().rows());
        return Encoding.fit(data.table(), data.target(), all, EncodingOptions.defaults())
                .encode(data.table())
                .dataset();
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
