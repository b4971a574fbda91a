package dev.cleave.explanation;

import java.math.BigDecimal;
import java.util.List;

/** Why a row has its answers, and what would give it others. */
public sealed interface Explanation {
    /** The invented predicates that hold, by name; none where rules are about columns. */
    List<String> invented();

    /** Of labels that each have rules of their own. */
    record Labels(List<LabelExplanation> labels, List<String> invented) implements Explanation {
        public Labels {
            labels = List.copyOf(labels);
            invented = List.copyOf(invented);
        }
    }

    /**
     * Of classes that have points.
     *
     * @param classes the answer first, then the others by their points
     * @param start the points that each class has from the start, by the index of the class
     * @param conditions that give points, in the order of the rules
     */
    record Classes(
            String column,
            List<ClassReason> classes,
            List<BigDecimal> start,
            List<ConditionReason> conditions,
            List<String> invented)
            implements Explanation {
        public Classes {
            classes = List.copyOf(classes);
            start = List.copyOf(start);
            conditions = List.copyOf(conditions);
            invented = List.copyOf(invented);
        }
    }
}
