package dev.cleave.spark.learn;

import dev.cleave.Preference;
import dev.cleave.RuleForm;
import dev.cleave.evaluation.Metric;
import dev.cleave.evaluation.Task;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Chooses among candidates by what they have right of all rows that they were not found on. */
record RuleChoice(AnswerPatterns answers, Metric metric, RuleForm form) {
    /** A difference that is not worth a rule, however many rows can tell it. */
    private static final double NOTHING = 0.001;

    /** By index. */
    int chosen() {
        List<Integer> allowed = allowed();
        int best = allowed.stream()
                .max(Comparator.comparingDouble(this::value).thenComparing(this::literals, Comparator.reverseOrder()))
                .orElseThrow();
        if (form.preference() != Preference.BALANCED) {
            return best;
        }
        return allowed.stream()
                .filter(i -> !isBetter(best, i))
                .min(Comparator.comparingInt(this::literals).thenComparingInt(i -> i))
                .orElse(best);
    }

    private List<Integer> allowed() {
        List<Integer> all =
                IntStream.range(0, answers.candidates().size()).boxed().toList();
        if (form.preference() != Preference.READABLE) {
            return all;
        }
        List<Integer> few = all.stream()
                .filter(i -> answers.candidates().get(i).rules() <= Preference.FEW_RULES)
                .toList();
        return few.isEmpty() ? all : few;
    }

    private int literals(int candidate) {
        return answers.candidates().get(candidate).literals();
    }

    /** Of one output of a table of this size that is F1, as the learner has it. */
    double value(int candidate) {
        Task task = Task.of(answers.target());
        Metric asked = metric == Metric.AUTO && task == Task.BINARY ? Metric.F1 : metric;
        return asked.of(task, answers.scores(candidate));
    }

    /** Whether one is better than another by more than a standard error, and by enough to matter. */
    boolean isBetter(int one, int other) {
        return value(one) - value(other) > Math.max(NOTHING, answers.error(one, other));
    }
}
