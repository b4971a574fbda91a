package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.WeightedEvidence;
import java.util.List;

/** Evidence in the model file: the counts, from which precision and recall follow. */
final class EvidenceJson {
    private static final String TRAIN = "train";
    private static final String TEST = "test";
    private static final String WEIGHTED = "weighted";

    private EvidenceJson() {}

    static void write(EvidenceSummary standing, ObjectNode to) {
        write(standing.train(), to.putArray(TRAIN));
        write(standing.test(), to.putArray(TEST));
    }

    static EvidenceSummary read(JsonFields from) {
        return new EvidenceSummary(from.list(TRAIN, EvidenceJson::evidence), from.list(TEST, EvidenceJson::evidence));
    }

    private static void write(List<Evidence> all, ArrayNode to) {
        all.forEach(evidence -> write(evidence, to.addObject()));
    }

    private static void write(Evidence evidence, ObjectNode to) {
        to.put("head", evidence.head())
                .put("rule", evidence.rule())
                .put("covered", evidence.covered())
                .put("right", evidence.right())
                .put("support", evidence.support())
                .put("alone", evidence.alone());
        if (evidence.isWeighted()) {
            WeightedEvidence weighed = evidence.weighed();
            to.putObject(WEIGHTED)
                    .put("covered", weighed.covered())
                    .put("right", weighed.right())
                    .put("support", weighed.support())
                    .put("alone", weighed.alone());
        }
    }

    private static Evidence evidence(JsonFields from) {
        Evidence counted = new Evidence(
                from.count("head"),
                from.count("rule"),
                from.whole("covered"),
                from.whole("right"),
                from.whole("support"),
                from.whole("alone"));
        return from.has(WEIGHTED) ? counted.with(weighed(from.object(WEIGHTED))) : counted; // since 1.2
    }

    private static WeightedEvidence weighed(JsonFields from) {
        return new WeightedEvidence(
                from.number("covered"), from.number("right"), from.number("support"), from.number("alone"));
    }
}
