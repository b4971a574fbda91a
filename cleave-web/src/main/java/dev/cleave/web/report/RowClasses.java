package dev.cleave.web.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.BitMatrix;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** The classes of rows as pictures and confusion matrices have them. */
record RowClasses(Target target) {
    /** What pictures are coloured by: classes, the two values of a label, or nothing where there are several labels. */
    List<String> names() {
        if (target.exclusive()) {
            return target.labels().stream().map(label -> label.positive()).toList();
        }
        String column = target.labels().get(0).column();
        List<String> negatives = target.labels().get(0).negatives();
        return target.outputs() > 1
                ? List.of("rows")
                : List.of(
                        column + " = " + target.labels().get(0).positive(),
                        negatives.size() == 1
                                ? column + " = " + negatives.get(0)
                                : "not " + target.labels().get(0).positive());
    }

    int[] of(RowSet rows) {
        BitMatrix targets = rows.rows().targets();
        return IntStream.range(0, targets.rows())
                .map(row -> target.outputs() > 1 && !target.exclusive()
                        ? 0
                        : target.exclusive()
                                ? Math.max(0, RuleAnswers.bits(targets, row).nextSetBit(0))
                                : targets.get(row, 0) ? 0 : 1)
                .toArray();
    }

    /** How many rows of each class rules say each class of; none where there are several labels. */
    void confusion(RuleSet rules, RowSet rows, ObjectNode to) {
        to.put("name", rows.name());
        ArrayNode table = to.putArray("counts");
        if (target.outputs() > 1 && !target.exclusive()) {
            return;
        }
        List<BitSet> truth = parts(rows.labels(), rows.rows().rows());
        List<BitSet> said = parts(rows.said(rules), rows.rows().rows());
        for (BitSet own : truth) {
            ArrayNode line = table.addArray();
            said.forEach(answer -> line.add(both(own, answer)));
        }
    }

    /** Of one label those that have it, and those that have not. */
    private List<BitSet> parts(List<BitSet> outputs, int rows) {
        if (target.exclusive()) {
            return outputs;
        }
        BitSet others = (BitSet) outputs.get(0).clone();
        others.flip(0, rows);
        return List.of(outputs.get(0), others);
    }

    private static int both(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.and(other);
        return both.cardinality();
    }
}
