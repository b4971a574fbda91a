package dev.cleave.spark.command;

import dev.cleave.ClusterLearner;
import dev.cleave.spark.learn.ClusterLearned;
import dev.cleave.spark.learn.ClusterLearning;
import dev.cleave.spark.learn.ClusterRequest;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Learns on a Spark cluster, from files that it can read. */
public final class SparkLearner implements ClusterLearner {
    /** The jar that executors need; none where they have it. */
    static final String JAR = "cleave.spark.jar";

    /** Rows that the driver learns from. */
    static final String ROWS = "cleave.spark.rows";

    @Override
    public Outcome learn(Request request) {
        boolean isOurs = SparkSession.getDefaultSession().isEmpty();
        SparkSession session = session(request.cluster());
        try {
            return learned(session, request);
        } catch (InputException e) {
            throw e;
        } catch (Exception e) { // Spark throws checked ones, too, that it does not declare
            throw session.sparkContext().isStopped()
                    ? noCluster(request.cluster(), e)
                    : SparkProblem.of(e, request.data());
        } finally {
            if (isOurs) {
                session.stop();
            }
        }
    }

    private static Outcome learned(SparkSession session, Request request) {
        Dataset<Row> rows = new ClusterFiles(session, request.data()).rows();
        ClusterRequest asked = ClusterRequest.of(rows, request.target(), request.options())
                .withHeldOut(request.heldOut())
                .withBudget(request.budget())
                .withListener(request.listener())
                .withFileOrder();
        ClusterLearned found =
                ClusterLearning.of(asked.withRowsOnDriver(Integer.getInteger(ROWS, asked.rowsOnDriver())));
        return new Outcome(found.learned(), found.data());
    }

    private static SparkSession session(String master) {
        SparkSession.Builder builder = SparkSession.builder()
                .master(master)
                .appName("cleave learn")
                .config("spark.ui.enabled", "false")
                .config("spark.ui.showConsoleProgress", "false");
        String jar = System.getProperty(JAR, "");
        try {
            SparkSession session = (jar.isEmpty() ? builder : builder.config("spark.jars", jar)).getOrCreate();
            session.sparkContext().setLogLevel("ERROR");
            return session;
        } catch (Exception e) {
            throw noCluster(master, e);
        }
    }

    private static InputException noCluster(String master, Exception cause) {
        return new InputException(
                SourceLocation.unknown(),
                "there is no Spark cluster at " + OneLine.quoted(master)
                        + " that answers; give its address, as spark://HOST:7077 or local[4]",
                cause);
    }
}
