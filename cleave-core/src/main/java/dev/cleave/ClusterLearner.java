package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ServiceLoader;

/** Learns on a cluster from tables that one machine has no room for; a module on the class path adds it. */
public interface ClusterLearner {
    /**
     * What is to be learned.
     *
     * @param cluster its address
     * @param data files, as the cluster names them
     * @param heldOut the share of the rows that is looked at only to score
     */
    record Request(
            String cluster,
            String data,
            TargetSpec target,
            LearnOptions options,
            double heldOut,
            Budget budget,
            TrainingListener listener) {}

    /**
     * What came of it.
     *
     * @param data the rows that this machine learned from: all, or a sample
     */
    record Outcome(Learned learned, LabelledTable data) {}

    /** An {@link InputException} where the data are bad or the cluster is not there. */
    Outcome learn(Request request);

    /** An {@link InputException} that says how to get it where no module adds it. */
    static ClusterLearner find() {
        return ServiceLoader.load(ClusterLearner.class, ClusterLearner.class.getClassLoader())
                .findFirst()
                .orElseThrow(
                        () -> new InputException(
                                SourceLocation.unknown(),
                                "what learns on a cluster, the module cleave-spark, is not on the class path; add it and the jars of Spark"));
    }
}
