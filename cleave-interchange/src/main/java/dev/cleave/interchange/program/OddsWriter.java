package dev.cleave.interchange.program;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.logic.Rule;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.IntFunction;

/** Probabilities as conditions over what was defined before, in a language that has numbers. */
public record OddsWriter(Program program, RuleWriter writer, Language language) {
    /** How it writes numbers. */
    public interface Language {
        String number(BigDecimal number);

        String when(String condition, String then, String otherwise);

        String atLeast(String number, BigDecimal bound);
    }

    /** The number that the probability of a label depends on: points, or how many rules fire. */
    public String points(int output) {
        if (program.labelOdds().get(output).byPoints()
                && program.rules().heads().get(output).rules().get(0) instanceof Rule.AtLeast rule) {
            return writer.points(rule);
        }
        return writer.notation()
                .sum(program.of(false, output).stream()
                        .map(rule -> new Notation.Term(
                                writer.notation().named("r" + rule.number()), java.math.BigInteger.ONE))
                        .toList());
    }

    /** How probable it is that a label holds. */
    public String label(int output, String points) {
        List<LabelOdds.Step> steps = program.labelOdds().get(output).steps();
        String text = language.number(exact(steps.get(0).probability()));
        for (LabelOdds.Step step : steps.subList(1, steps.size())) {
            String own = language.number(exact(step.probability()));
            text = language.when(language.atLeast(points, new BigDecimal(step.from())), own, text);
        }
        return text;
    }

    /**
     * How probable the class is that is said.
     *
     * @param scale what the lead is multiplied with
     */
    public String classes(String lead, BigDecimal scale) {
        return bySaid(output -> own(program.classOdds().orElseThrow().answers().get(output), lead, scale));
    }

    private String own(AnswerCalibration answer, String lead, BigDecimal scale) {
        List<Double> from = answer.curve().from();
        List<Double> probabilities = answer.curve().probabilities();
        String text = language.number(exact(Math.max(answer.least(), probabilities.get(0))));
        for (int step = 1; step < from.size(); step++) {
            String own = language.number(exact(Math.max(answer.least(), probabilities.get(step))));
            boolean isAlways = from.get(step) <= 0; // a lead is not below 0
            text = isAlways
                    ? own
                    : language.when(language.atLeast(lead, exact(from.get(step)).multiply(scale)), own, text);
        }
        return text;
    }

    /** One of these, by the class that is said: the first whose head holds, the first of all where none does. */
    public String bySaid(IntFunction<String> own) {
        String text = own.apply(0);
        for (int output = program.rules().heads().size() - 1; output >= 0; output--) {
            text = language.when(writer.notation().named("h" + (output + 1)), own.apply(output), text);
        }
        return text;
    }

    private static BigDecimal exact(double number) {
        return new BigDecimal(number);
    }
}
