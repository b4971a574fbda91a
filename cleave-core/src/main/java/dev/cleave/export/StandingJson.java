package dev.cleave.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evidence.Evidence;
import dev.cleave.evidence.Standing;
import dev.cleave.evidence.Weighed;
import java.util.List;

/** Evidence in the model file: the counts, from which precision and recall follow. */
final class StandingJson {
    private static final String TRAIN = "train";
    private static final String TEST = "test";
    private static final String WEIGHTED = "weighted";

    private StandingJson() {}

    static void write(Standing standing, ObjectNode to) {
        write(standing.train(), to.putArray(TRAIN));
        write(standing.test(), to.putArray(TEST));
    }

    static Standing read(JsonFields from) {
        return new Standing(from.list(TRAIN, StandingJson::evidence), from.list(TEST, StandingJson::evidence));
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
            Weighed weighed = evidence.weighed();
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

    private static Weighed weighed(JsonFields from) {
        return new Weighed(from.number("covered"), from.number("right"), from.number("support"), from.number("alone"));
    }
}
