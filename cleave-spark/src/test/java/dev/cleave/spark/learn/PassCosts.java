package dev.cleave.spark.learn;

import com.sun.management.OperatingSystemMXBean;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.interchange.program.Program;
import dev.cleave.spark.CleaveAnswers;
import dev.cleave.spark.LocalSpark;
import dev.cleave.spark.rows.DriverTable;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/** Prints the processor time of each pass over 1, 2 and 4 files of rows. Not a test; run by its main. */
public final class PassCosts {
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    private PassCosts() {}

    public static void main(String[] args) throws IOException {
        int rows = Integer.parseInt(args[0]);
        Path folder = Files.createTempDirectory("cleave-costs");
        Learned learned = new Learner().learn(DriverTable.of(made(5_000)), "y");
        OUT.println(learned.ruleLines().size() + " lines of rules, "
                + learned.rules().literals() + " literals");
        for (int files : List.of(1, 1, 2, 4)) { // the first time Java compiles
            String path =
                    folder.resolve("rows-" + files + "-" + System.nanoTime()).toString();
            made((long) rows * files).repartition(files).write().parquet(path);
            measure(LocalSpark.session().read().parquet(path), files, learned);
        }
    }

    private static Dataset<Row> made(long rows) {
        Dataset<Row> made = LocalSpark.session().range(rows).toDF("id");
        for (int i = 0; i < 20; i++) {
            made = made.withColumn(
                    "c" + i,
                    i < 10
                            ? functions.pmod(functions.hash(functions.col("id"), functions.lit(i)), functions.lit(4))
                            : functions
                                    .pmod(functions.hash(functions.col("id"), functions.lit(i)), functions.lit(1_000))
                                    .cast("double")
                                    .divide(10));
        }
        return made.withColumn(
                        "y",
                        functions.expr("if((c0 = 1 and c10 > 40) or (c1 = 2 and c11 > 70) or c12 < 5, 'yes', 'no')"))
                .drop("id");
    }

    private static void measure(Dataset<Row> rows, int files, Learned learned) {
        MarkedRows marked = MarkedRows.of(ClusterRequest.of(rows, TargetSpec.of("y"), LearnOptions.defaults()), "y");
        time(files, "labels counted", () -> LabelCounts.of(marked));
        LabelCounts labels = LabelCounts.of(marked);
        time(
                files,
                "a sample of 10,000",
                () -> new DrawnSample(marked, labels).sample(10_000).rows());
        List<RuleCandidate> candidates = RuleCandidate.of(learned, Integer.MAX_VALUE, Integer.MAX_VALUE);
        time(
                files,
                candidates.size() + " candidates",
                () -> AnswerPatterns.of(
                                marked, 0, Optional.empty(), learned.encoding().target(), candidates)
                        .patterns()
                        .size());
        time(
                files,
                "ledger and evidence",
                () -> new AllRows(marked).counts(learned).size());
        Program program = Program.of(learned.model());
        time(files, "scored as Spark SQL", () -> CleaveAnswers.sql(program, rows));
        time(files, "scored by a Java function", () -> CleaveAnswers.function(learned, rows));
    }

    private static void time(int files, String pass, Supplier<Object> work) {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long start = system.getProcessCpuTime();
        Object found = work.get();
        double seconds = (system.getProcessCpuTime() - start) / 1e9;
        OUT.println(
                String.format(Locale.ROOT, "%d files, %s: %.2f s of processor time (%s)", files, pass, seconds, found));
    }
}
