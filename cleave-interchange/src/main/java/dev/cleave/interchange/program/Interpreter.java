package dev.cleave.interchange.program;

import dev.cleave.encoding.label.Label;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The plain meaning of a program, which exports are held to. */
record Interpreter(Program program) {
    ProgramAnswer answer(List<Cell> row) {
        BitSet known = new BitSet();
        program.checks().forEach((atom, check) -> known.set(atom, check.holds(row.get(check.input()))));
        List<Integer> fired = new ArrayList<>();
        RuleSet rules = program.rules();
        for (int i = 0; i < rules.auxiliaries().size(); i++) {
            known.set(rules.atoms() + i, rules.auxiliaries().get(i).holds(known));
        }
        for (NumberedRule rule : program.numbered()) {
            if (rule.rule().fires(known)) {
                fired.add(rule.number());
            }
        }
        return program.target().exclusive() ? ofClasses(known, fired) : ofLabels(known, fired);
    }

    private ProgramAnswer ofClasses(BitSet known, List<Integer> fired) {
        RuleSet rules = program.rules();
        int said = rules.tally()
                .map(tally -> tally.best(known))
                .orElseGet(() -> IntStream.range(0, rules.heads().size())
                        .filter(output -> rules.heads().get(output).holds(known))
                        .findFirst()
                        .orElse(0));
        boolean[] auxiliaries = new boolean[rules.auxiliaries().size()];
        for (int i = 0; i < auxiliaries.length; i++) {
            auxiliaries[i] = known.get(rules.atoms() + i);
        }
        double[] odds = program.classOdds().orElseThrow().probabilities(said, auxiliaries);
        Map<String, Double> values = new LinkedHashMap<>();
        for (int output = 0; output < odds.length; output++) {
            values.put(program.positive(output), odds[output]);
        }
        String column = program.answered().get(0);
        return new ProgramAnswer(Map.of(column, program.positive(said)), fired, Map.of(column, values));
    }

    private ProgramAnswer ofLabels(BitSet known, List<Integer> fired) {
        Map<String, String> labels = new LinkedHashMap<>();
        Map<String, Map<String, Double>> probabilities = new LinkedHashMap<>();
        for (int output = 0; output < program.rules().heads().size(); output++) {
            Definition head = program.rules().heads().get(output);
            Label label = program.target().labels().get(output);
            double odds = program.labelOdds().get(output).at(score(output, head, known));
            labels.put(label.column(), head.holds(known) ? label.positive() : program.negative(output));
            Map<String, Double> values = new LinkedHashMap<>();
            values.put(label.positive(), odds);
            values.put(program.negative(output), 1 - odds);
            probabilities.put(label.column(), values);
        }
        return new ProgramAnswer(labels, fired, probabilities);
    }

    private BigInteger score(int output, Definition head, BitSet known) {
        if (program.labelOdds().get(output).byPoints() && head.rules().get(0) instanceof Rule.AtLeast rule) {
            return rule.terms().stream()
                    .filter(term -> term.literal().holds(known))
                    .map(Rule.Term::weight)
                    .reduce(BigInteger.ZERO, BigInteger::add);
        }
        return BigInteger.valueOf(
                head.rules().stream().filter(rule -> rule.fires(known)).count());
    }
}
