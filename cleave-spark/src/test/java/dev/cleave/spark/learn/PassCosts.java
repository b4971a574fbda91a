package dev.cleave.spark.learn;

import com.sun.management.OperatingSystemMXBean;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.spark.LocalSpark;
import dev.cleave.spark.profile.ColumnProfiles;
import dev.cleave.spark.rows.DriverTable;
import dev.cleave.table.Table;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/** Prints what each pass over 1, 2 and 4 files of rows costs: what docs/spark.md has. Not a test; run by its main. */
public final class PassCosts {
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    private PassCosts() {}

    public static void main(String[] args) {
        int rows = Integer.parseInt(args[0]);
        Path folder = Path.of(args[1]);
        Learned learned = new Learner().learn(DriverTable.of(made(1_000)), "y");
        OUT.println(learned.ruleLines().size() + " lines of rules, "
                + learned.rules().literals() + " literals");
        for (int files : List.of(1, 1, 2, 4)) { // the first time Java compiles
            String path =
                    folder.resolve("rows-" + files + "-" + System.nanoTime()).toString();
            made((long) rows * files).repartition(files).write().parquet(path);
            measure(LocalSpark.session().read().parquet(path), files, learned);
        }
    }

    /** Ten columns of names, ten of numbers. */
    static Dataset<Row> made(long rows) {
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
        time(files, "labels counted", () -> LabelCounts.of(marked).rows());
        LabelCounts labels = LabelCounts.of(marked);
        time(
                files,
                "a sample of 10,000",
                () -> new DrawnSample(marked, labels).sample(10_000).rows());
        Table sample = new DrawnSample(marked, labels).sample(10_000);
        List<String> inputs =
                learned.encoding().columns().stream().map(EncodedColumn::name).toList();
        time(
                files,
                "columns profiled",
                () -> ColumnProfiles.of(
                                marked.plain(marked.training()),
                                inputs,
                                sample,
                                EncodingOptions.defaults(),
                                labels.rows())
                        .known()
                        .size());
        Column all =
                functions.xxhash64(marked.columns().stream().map(functions::col).toArray(Column[]::new));
        time(
                files,
                "different rows estimated",
                () -> marked.training()
                        .agg(functions.approx_count_distinct(all, 0.05))
                        .first());
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
                () -> new AllRows(marked, 1e-3).counts(learned).size());
    }

    private static void time(int files, String pass, Supplier<Object> work) {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        SparkContext spark = LocalSpark.session().sparkContext();
        TrafficListener traffic = new TrafficListener();
        spark.addSparkListener(traffic);
        long start = system.getProcessCpuTime();
        Object found = work.get();
        double seconds = (system.getProcessCpuTime() - start) / 1e9;
        traffic.await(spark);
        spark.removeSparkListener(traffic);
        OUT.println(String.format(
                Locale.ROOT, "%d files, %s: %.2f s of processor time, %s (%s)", files, pass, seconds, traffic, found));
    }

    /** What went between processes. */
    private static final class TrafficListener extends SparkListener {
        private final AtomicLong shuffled = new AtomicLong();
        private final AtomicLong toDriver = new AtomicLong();
        private final AtomicInteger stages = new AtomicInteger();

        @Override
        public void onStageCompleted(SparkListenerStageCompleted stage) {
            stages.incrementAndGet();
        }

        @Override
        public void onTaskEnd(SparkListenerTaskEnd task) {
            shuffled.addAndGet(task.taskMetrics().shuffleWriteMetrics().bytesWritten());
            toDriver.addAndGet(task.taskMetrics().resultSize());
        }

        void await(SparkContext spark) {
            try {
                spark.listenerBus().waitUntilEmpty();
            } catch (TimeoutException e) {
                throw new IllegalStateException("Spark says nothing of its tasks", e);
            }
        }

        @Override
        public String toString() {
            return stages + " stages, " + shuffled.get() / 1000 + " kB shuffled, " + toDriver.get() / 1000
                    + " kB to the driver";
        }
    }
}
