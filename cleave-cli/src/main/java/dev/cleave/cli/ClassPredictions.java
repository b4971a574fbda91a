package dev.cleave.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What to say about the class of a row: how probable it is, and the conditions that speak for it. */
final class ClassPredictions {
    private final ClassConditions conditions;
    private final List<Integer> all;
    private final Map<BitSet, ClassPrediction> known = new HashMap<>();

    /**
     * Of one row.
     *
     * @param rule the conditions that speak for the class, the strongest first; {@code -} where none does
     */
    record ClassPrediction(String label, String score, String rule) {}

    ClassPredictions(ClassConditions conditions) {
        this.conditions = conditions;
        this.all = conditions.all();
    }

    ClassPrediction of(Answers.RowAnswer answer) {
        BitSet holding = conditions.holding(answer.known());
        return known.computeIfAbsent(holding, combination -> make(combination, answer));
    }

    private ClassPrediction make(BitSet holding, Answers.RowAnswer answer) {
        int output = answer.holding()[0];
        return new ClassPrediction(
                conditions.name(output),
                String.format(Locale.ROOT, "%.4f", conditions.probability(holding, output)),
                rule(holding, output));
    }

    private String rule(BitSet holding, int output) {
        String rule = all.stream()
                .filter(condition ->
                        holding.get(condition) && lead(condition, output).signum() > 0)
                .sorted(Comparator.comparing((Integer condition) -> lead(condition, output))
                        .reversed())
                .map(conditions::body)
                .collect(Collectors.joining("; "));
        return rule.isEmpty() ? "-" : rule;
    }

    /** How much more a condition gives a class than it gives classes on average. */
    private BigDecimal lead(int condition, int output) {
        List<BigDecimal> gains = conditions.tally().gains().get(condition);
        BigDecimal sum = gains.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        return gains.get(output).subtract(sum.divide(BigDecimal.valueOf(gains.size()), MathContext.DECIMAL64));
    }
}
