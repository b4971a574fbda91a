package dev.cleave.cli.rules;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.cli.option.LabelledRows;
import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.WeightedEvidence;
import dev.cleave.logic.RuleSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How rules stand on rows, where there are any.
 *
 * @param parts by the name of the rows: train and test, or data
 */
public record EvidenceRows(Map<String, List<Evidence>> parts) {
    public EvidenceRows {
        Map<String, List<Evidence>> copy = new LinkedHashMap<>(parts);
        copy.values().removeIf(List::isEmpty);
        parts = Collections.unmodifiableMap(copy);
    }

    public static EvidenceRows none() {
        return new EvidenceRows(Map.of());
    }

    public static EvidenceRows of(RuleSet rules, LabelledRows rows) {
        return new EvidenceRows(Map.of("data", Evidence.of(rules, rows.rows())));
    }

    public static EvidenceRows of(EvidenceSummary standing) {
        Map<String, List<Evidence>> parts = new LinkedHashMap<>();
        parts.put("train", standing.train());
        parts.put("test", standing.test());
        return new EvidenceRows(parts);
    }

    public boolean isEmpty() {
        return parts.isEmpty();
    }

    /** Whether weights make a difference to how rows are counted. */
    public boolean isWeighted() {
        return parts.values().stream().flatMap(List::stream).anyMatch(Evidence::isWeighted);
    }

    /** Of one rule, on the rows of one part. */
    public Optional<Evidence> of(String part, int head, int rule) {
        return parts.getOrDefault(part, List.of()).stream()
                .filter(evidence -> evidence.isOf(head, rule))
                .findFirst();
    }

    /** {@code evidence}, with an object for each part; nothing where there is none. */
    public void write(int head, int rule, ObjectNode to) {
        if (!isEmpty()) {
            ObjectNode all = to.putObject("evidence");
            parts.keySet().forEach(part -> of(part, head, rule).ifPresent(found -> write(found, all.putObject(part))));
        }
    }

    private static void write(Evidence evidence, ObjectNode to) {
        to.put("covered", evidence.covered()).put("right", evidence.right());
        to.put("precision", evidence.precision()).put("recall", evidence.recall());
        to.put("alone", evidence.alone());
        if (evidence.isWeighted()) {
            write(evidence.weighed(), to.putObject("weighted"));
        }
    }

    private static void write(WeightedEvidence weighed, ObjectNode to) {
        to.put("covered", weighed.covered()).put("right", weighed.right());
        to.put("precision", weighed.precision()).put("recall", weighed.recall());
        to.put("alone", weighed.alone());
    }
}
