package dev.cleave.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.spark.learn.ClusterLearning;
import dev.cleave.spark.learn.ClusterRequest;
import dev.cleave.spark.rows.DriverTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a real cluster: a master, two workers and their executors, each a process. It needs the jar, and runs after it is made. */
class ClusterTest {
    @TempDir
    private static Path folder;

    private static StandaloneCluster cluster;
    private static SparkSession session;
    private static String files;

    @BeforeAll
    static void start() throws IOException {
        cluster = new StandaloneCluster(Path.of(System.getProperty("cleave.spark.home")), folder);
        session = cluster.session(Path.of(System.getProperty("cleave.spark.jar")));
        files = folder.resolve("rows").toString();
        new Patients(6_000, 31).frame(session, 4).write().parquet(files);
    }

    @AfterAll
    static void stop() {
        try {
            session.stop();
        } finally {
            cluster.close();
        }
    }

    private static ClusterRequest request() {
        Dataset<Row> rows = session.read().parquet(files).drop("kind", "label");
        return ClusterRequest.of(rows, TargetSpec.of("outcome"), LearnOptions.defaults())
                .withFileOrder();
    }

    private static String sampled() {
        return ModelJson.of(ClusterLearning.of(request().withRowsOnDriver(600)).learned());
    }

    @Test
    void aTableThatFitsGivesTheModelOfOneMachine() {
        Dataset<Row> few = request().rows().where("weight < 50");
        ClusterRequest asked = ClusterRequest.of(few, TargetSpec.of("outcome"), LearnOptions.defaults());
        Learned local = new Learner().learn(DriverTable.of(few), "outcome");
        assertEquals(ModelJson.of(local), ModelJson.of(ClusterLearning.of(asked).learned()));
    }

    @Test
    void anExecutorThatIsKilledInTheMiddleChangesNothing() {
        String undisturbed = sampled();
        AtomicInteger jobs = new AtomicInteger();
        AtomicBoolean killed = new AtomicBoolean();
        SparkListener killer = new SparkListener() {
            @Override
            public void onJobStart(SparkListenerJobStart job) {
                jobs.incrementAndGet();
            }

            @Override
            public void onTaskStart(SparkListenerTaskStart task) {
                if (jobs.get() == 4 && !killed.get()) {
                    killed.set(cluster.killExecutor());
                }
            }
        };
        session.sparkContext().addSparkListener(killer);
        try {
            assertEquals(undisturbed, sampled());
        } finally {
            session.sparkContext().removeSparkListener(killer);
        }
        assertTrue(killed.get(), "an executor was killed");
        assertTrue(jobs.get() > 4, "and there was work left: " + jobs + " jobs");
    }
}
