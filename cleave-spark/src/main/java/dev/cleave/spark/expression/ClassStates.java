package dev.cleave.spark.expression;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.interchange.program.ClassOdds;
import dev.cleave.interchange.program.Program;
import dev.cleave.logic.ClassTally;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/** What a program can say of classes: each of them, with a probability by how far it is ahead. */
record ClassStates(Program program) {
    List<AnswerState> states() {
        List<AnswerState> states = new ArrayList<>();
        for (int said = 0; said < odds().answers().size(); said++) {
            List<Double> from = odds().answers().get(said).curve().from();
            for (int step = 0; step < from.size(); step++) {
                states.add(state(said, step == 0 ? 0 : from.get(step)));
            }
        }
        return states;
    }

    private AnswerState state(int said, double ahead) {
        double own = odds().own(said, ahead);
        List<Double> shares = odds().answers().get(said).others();
        return new AnswerState(
                said,
                IntStream.range(0, shares.size())
                        .mapToObj(other -> other == said ? own : (1 - own) * shares.get(other))
                        .toList());
    }

    private ClassOdds odds() {
        return program.classOdds().orElseThrow();
    }

    /** The class that the program says, by index. */
    Column said(RuleColumns rules, Layers layers) {
        return program.rules().tally().map(tally -> most(tally, rules, layers)).orElseGet(() -> first(rules));
    }

    private static Column most(ClassTally tally, RuleColumns rules, Layers layers) {
        List<Column> sums = new ArrayList<>();
        rules.sums(tally).forEach(sum -> sums.add(layers.add("sum_" + sums.size(), sum)));
        layers.end();
        Column most =
                sums.size() == 1 ? sums.get(0) : layers.add("most", functions.greatest(sums.toArray(Column[]::new)));
        layers.end();
        Column said = functions.lit(sums.size() - 1);
        for (int output = sums.size() - 2; output >= 0; output--) {
            said = functions
                    .when(sums.get(output).equalTo(most), functions.lit(output))
                    .otherwise(said);
        }
        return said;
    }

    private Column first(RuleColumns rules) {
        Column said = functions.lit(0);
        for (int output = program.rules().heads().size() - 1; output >= 0; output--) {
            Column holds = rules.holds(program.rules().heads().get(output));
            said = functions.when(holds, functions.lit(output)).otherwise(said);
        }
        return said;
    }

    /** How far the class that is said is ahead, in double arithmetic and in the order of the network. */
    Column lead(Column said, RuleColumns rules, Layers layers) {
        if (odds().lead().isEmpty()) {
            return functions.lit(0.0);
        }
        ClassOdds.Lead lead = odds().lead().get();
        List<Column> raw = new ArrayList<>();
        for (int output = 0; output < lead.biases().size(); output++) {
            raw.add(layers.add("raw_" + output, raw(lead, output, rules)));
        }
        layers.end();
        Column ahead = functions.lit(0.0);
        for (int output = 0; output < raw.size(); output++) {
            ahead = functions
                    .when(said.equalTo(output), raw.get(output).minus(next(raw, output)))
                    .otherwise(ahead);
        }
        Column found = layers.add("lead", ahead);
        layers.end();
        return found;
    }

    private static Column raw(ClassOdds.Lead lead, int output, RuleColumns rules) {
        List<Double> weights = lead.weights().get(output);
        return rules.balance(weights).plus(functions.lit(lead.biases().get(output)));
    }

    private static Column next(List<Column> raw, int output) {
        List<Column> others = new ArrayList<>(raw);
        others.remove(output);
        return others.size() == 1 ? others.get(0) : functions.greatest(others.toArray(Column[]::new));
    }

    /** An index of {@link #states}. */
    Column state(Column said, Column lead) {
        Column state = functions.lit(0);
        int first = 0;
        for (int output = 0; output < odds().answers().size(); output++) {
            AnswerCalibration answer = odds().answers().get(output);
            state = functions
                    .when(said.equalTo(output), step(answer.curve().from(), lead, first))
                    .otherwise(state);
            first += answer.curve().from().size();
        }
        return state;
    }

    private static Column step(List<Double> from, Column lead, int first) {
        Column step = functions.lit(first);
        for (int i = 1; i < from.size(); i++) {
            step = functions
                    .when(functions.greatest(lead, functions.lit(0.0)).geq(from.get(i)), functions.lit(first + i))
                    .otherwise(step);
        }
        return step;
    }
}
