package dev.cleave.spark.expression;

import dev.cleave.interchange.program.LabelOdds;
import dev.cleave.interchange.program.Program;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/** What a program can say of one label: for each step of its odds, that it does not hold, and that it does. */
record LabelStates(Program program, int output) {
    List<AnswerState> states() {
        List<AnswerState> states = new ArrayList<>();
        for (LabelOdds.Step step : odds().steps()) {
            List<Double> both = List.of(1 - step.probability(), step.probability());
            states.add(new AnswerState(0, both));
            states.add(new AnswerState(1, both));
        }
        return states;
    }

    private LabelOdds odds() {
        return program.labelOdds().get(output);
    }

    Column said(RuleColumns rules) {
        return functions.when(rules.holds(head()), functions.lit(1)).otherwise(functions.lit(0));
    }

    private Definition head() {
        return program.rules().heads().get(output);
    }

    Column points(RuleColumns rules) {
        return odds().byPoints() && head().rules().get(0) instanceof Rule.AtLeast rule
                ? rules.points(rule)
                : rules.count(head());
    }

    /** An index of {@link #states}. */
    Column state(Column said, Column points) {
        List<LabelOdds.Step> steps = odds().steps();
        Column step = functions.lit(0);
        for (int i = 1; i < steps.size(); i++) {
            step = functions
                    .when(points.geq(steps.get(i).from().longValueExact()), functions.lit(i))
                    .otherwise(step);
        }
        return step.multiply(functions.lit(2)).plus(said);
    }
}
