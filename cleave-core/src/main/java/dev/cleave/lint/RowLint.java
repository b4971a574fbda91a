package dev.cleave.lint;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.Standardisation;
import dev.cleave.encoding.Surprise;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.lint.Finding.Kind;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.table.Column;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * What is odd about rules on rows, and about the rows themselves. Of the training rows a model holds the mean and the deviation of each
 * number, and which values and gaps there were; new rows are compared with these.
 */
final class RowLint {
    private static final double FAR = 4; // standard errors of a mean
    private static final double MUCH = 0.1; // deviations, below which a mean has not moved whatever the rows

    private final Model model;
    private final Table table;

    RowLint(Model model, Table table) {
        this.model = model;
        this.table = table;
    }

    List<Finding> findings() {
        List<Finding> found = new ArrayList<>();
        EncodedInputs inputs = model.encoding().inputs(table);
        addRules(inputs, found);
        for (EncodedColumn column : model.encoding().columns()) {
            if (column instanceof NumericColumn numeric) {
                double[] numbers = numbers(numeric);
                addThresholds(numeric, numbers, found);
                addDrift(numeric, numbers, found);
            }
        }
        for (Surprise surprise : inputs.surprises()) {
            found.add(new Finding(Kind.DRIFT, surprise.column(), "training had no such cell: " + surprise));
        }
        return found;
    }

    private void addRules(EncodedInputs inputs, List<Finding> found) {
        RuleSet rules = model.rules();
        Vocabulary words = Vocabulary.of(model.encoding());
        BitColumns rows = inputs.inputs().transposed();
        BitColumns known = rules.withAuxiliaries(rows);
        List<Coverage> answers = rules.answer(rows);
        boolean isByPoints = rules.tally().isPresent() || model.hasClassPoints();
        for (int output = 0; output < rules.heads().size(); output++) {
            if (answers.get(output).toBitSet().isEmpty()) {
                found.add(new Finding(Kind.NEVER_SAID, words.name(output), "is said of no row"));
            }
            Definition head = rules.heads().get(output);
            for (Rule rule : isByPoints ? List.<Rule>of() : head.rules()) {
                if (head.rules().size() > 1
                        && Coverage.of(rule, known).toBitSet().isEmpty()) {
                    found.add(new Finding(
                            Kind.NO_ROW,
                            words.name(output) + " if " + RuleText.body(rule, rules, words),
                            "fires on no row"));
                }
            }
        }
        for (int used : UsedConditions.of(rules)) {
            Definition condition = rules.auxiliaries().get(used);
            if (Coverage.of(condition, known).toBitSet().isEmpty()) {
                found.add(new Finding(
                        Kind.NO_ROW,
                        condition.rules().isEmpty()
                                ? "a condition"
                                : RuleText.body(condition.rules().get(0), rules, words),
                        "holds on no row"));
            }
        }
    }

    /** Without those that are missing. */
    private double[] numbers(NumericColumn numeric) {
        Column column = table.column(numeric.name());
        double[] ofCode = column.values().stream().mapToDouble(numeric::number).toArray();
        return IntStream.range(0, column.rows())
                .map(column::code)
                .filter(code -> code != Column.MISSING)
                .mapToDouble(code -> ofCode[code])
                .filter(number -> !Double.isNaN(number))
                .sorted()
                .toArray();
    }

    private static void addThresholds(NumericColumn column, double[] sorted, List<Finding> found) {
        for (double threshold : column.thresholds()) {
            int below = (int)
                    Arrays.stream(sorted).filter(number -> number <= threshold).count();
            String subject = new Atom.Above(column.name(), threshold).toString();
            if (below == 0 || below == sorted.length) {
                found.add(new Finding(
                        Kind.THRESHOLD_OUTSIDE,
                        subject,
                        (below == 0 ? "all" : "none") + " of the rows with a number are above it"));
            } else if (below == 1 || sorted.length - below == 1) {
                found.add(new Finding(
                        Kind.HANGS_ON_ONE_ROW,
                        subject,
                        "one row alone is " + (below == 1 ? "not above it" : "above it")));
            }
        }
    }

    private static void addDrift(NumericColumn column, double[] numbers, List<Finding> found) {
        double trained = column.scale().mean();
        double deviation = column.scale().deviation();
        if (numbers.length == 0 || column.scale().equals(Standardisation.ONE)) {
            return;
        }
        double mean = Arrays.stream(numbers).average().orElse(trained);
        double off = Math.abs(mean - trained) / deviation;
        if (off > MUCH && off > FAR / Math.sqrt(numbers.length)) {
            found.add(new Finding(
                    Kind.DRIFT,
                    column.name(),
                    String.format(
                            Locale.ROOT,
                            "its mean is %.4g, and was %.4g in training, %.1f deviations away",
                            mean,
                            trained,
                            off)));
        }
    }
}
