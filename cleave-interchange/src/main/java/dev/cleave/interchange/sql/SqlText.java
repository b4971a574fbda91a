package dev.cleave.interchange.sql;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.interchange.program.ClassOdds;
import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.LabelOdds;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program as one query: the columns of a table, one for each rule that says whether it fires (0 or 1), then {@code cleave_rules}, which
 * lists those that do, and {@code cleave_predicted_1}, ... with {@code cleave_probability_1}, ..., one for each column that is answered: of
 * a label the probability that it has its positive value, of classes that of the class that is said.
 */
public final class SqlText {
    public static final String PREFIX = "cleave_";
    private static final String DEFINED = "1 ELSE 0 END";

    private final Program program;
    private final SqlDialect dialect;
    private final RuleWriter writer;
    private final SqlLayers layers;

    private SqlText(Program program, SqlDialect dialect, String table) {
        this.program = program;
        this.dialect = dialect;
        this.writer = new RuleWriter(program, new SqlNotation(dialect), "SQL");
        this.layers = new SqlLayers(SqlDialect.name(table));
    }

    /** @param table whose rows are answered */
    public static String of(Program program, SqlDialect dialect, String table) {
        Statements.requireFree(program, PREFIX, "SQL");
        return new SqlText(program, dialect, table).text();
    }

    private String text() {
        for (int i = 0; i < program.inputs().size(); i++) {
            String column = SqlDialect.name(program.inputs().get(i).name());
            layers.add(
                    "x" + (i + 1), program.inputs().get(i).isNumber() ? dialect.number(column) : dialect.text(column));
        }
        new Statements(program, writer)
                .each((name, condition) -> layers.add(name, "CASE WHEN " + condition + " THEN " + DEFINED));
        layers.add("rules", rules());
        if (program.target().exclusive()) {
            classes();
        } else {
            IntStream.range(0, program.rules().heads().size()).forEach(this::label);
        }
        String comments = Statements.comments(program).stream()
                .map(line -> "-- " + line + "\n")
                .collect(Collectors.joining());
        return comments + layers.query() + ";\n";
    }

    private String rules() {
        List<NumberedRule> all = program.numbered();
        return all.isEmpty()
                ? "''"
                : all.stream()
                        .map(rule -> "CASE WHEN " + writer.notation().named("r" + rule.number()) + " THEN '"
                                + rule.number() + " ' ELSE '' END")
                        .collect(Collectors.joining(" || ", "TRIM(", ")"));
    }

    private void label(int output) {
        String number = Integer.toString(output + 1);
        layers.add(
                "predicted_" + number,
                "CASE WHEN " + writer.notation().named("h" + number) + " THEN "
                        + SqlDialect.quoted(program.positive(output)) + " ELSE "
                        + SqlDialect.quoted(program.negative(output)) + " END");
        LabelOdds odds = program.labelOdds().get(output);
        String points = points(output, odds);
        List<String> steps = new ArrayList<>();
        for (LabelOdds.Step step : odds.steps()) {
            steps.add(0, " WHEN " + points + " >= " + step.from() + " THEN " + dialect.literal(step.probability()));
        }
        layers.add("probability_" + number, "CASE" + String.join("", steps) + " END");
    }

    private String points(int output, LabelOdds odds) {
        Optional<String> points = Optional.of(program.rules().heads().get(output))
                .filter(head -> odds.byPoints() && head.rules().get(0) instanceof Rule.AtLeast)
                .map(head -> writer.points((Rule.AtLeast) head.rules().get(0)));
        String fired = program.of(false, output).stream()
                .map(rule -> PREFIX + "r" + rule.number())
                .collect(Collectors.joining(" + "));
        layers.add("points_" + (output + 1), points.orElse(fired.isEmpty() ? "0" : fired));
        return PREFIX + "points_" + (output + 1);
    }

    private void classes() {
        int classes = program.rules().heads().size();
        layers.add("said", program.rules().tally().map(this::most).orElseGet(this::first));
        layers.add(
                "predicted_1",
                IntStream.range(0, classes)
                        .mapToObj(output -> " WHEN " + output + " THEN " + SqlDialect.quoted(program.positive(output)))
                        .collect(Collectors.joining("", "CASE " + PREFIX + "said", " END")));
        ClassOdds odds = program.classOdds().orElseThrow();
        odds.lead().ifPresent(this::lead);
        layers.add(
                "probability_1",
                IntStream.range(0, classes)
                        .mapToObj(output -> " WHEN " + output + " THEN "
                                + steps(odds, output, odds.lead().isPresent() ? PREFIX + "lead" : "0"))
                        .collect(Collectors.joining("", "CASE " + PREFIX + "said", " END")));
    }

    private String most(ClassTally tally) {
        List<String> sums = ClassSums.of(tally, writer);
        List<String> names = new ArrayList<>();
        for (int output = 0; output < sums.size(); output++) {
            layers.add("points_" + (output + 1), sums.get(output));
            names.add(PREFIX + "points_" + (output + 1));
        }
        layers.add("most", names.size() == 1 ? names.get(0) : dialect.greatest(names));
        return IntStream.range(0, sums.size())
                .mapToObj(output -> " WHEN " + names.get(output) + " = " + PREFIX + "most THEN " + output)
                .collect(Collectors.joining("", "CASE", " END"));
    }

    private String first() {
        return IntStream.range(0, program.rules().heads().size())
                .mapToObj(output -> " WHEN " + writer.notation().named("h" + (output + 1)) + " THEN " + output)
                .collect(Collectors.joining("", "CASE", " ELSE 0 END"));
    }

    /** In double arithmetic and in the order of the network. */
    private void lead(ClassOdds.Lead lead) {
        List<String> names = new ArrayList<>();
        for (int output = 0; output < lead.biases().size(); output++) {
            List<Double> weights = lead.weights().get(output);
            String sum = IntStream.range(0, weights.size())
                    .mapToObj(i -> " + CASE WHEN " + writer.notation().auxiliary(i) + " THEN "
                            + dialect.literal(weights.get(i)) + " ELSE " + dialect.literal(-weights.get(i)) + " END")
                    .collect(Collectors.joining("", dialect.literal(0), ""));
            layers.add(
                    "raw_" + (output + 1),
                    sum + " + " + dialect.literal(lead.biases().get(output)));
            names.add(PREFIX + "raw_" + (output + 1));
        }
        layers.add(
                "lead",
                IntStream.range(0, names.size())
                        .mapToObj(output ->
                                " WHEN " + output + " THEN " + names.get(output) + " - " + next(names, output))
                        .collect(Collectors.joining("", "CASE " + PREFIX + "said", " END")));
    }

    private String next(List<String> names, int output) {
        List<String> others =
                names.stream().filter(name -> !name.equals(names.get(output))).toList();
        return others.size() == 1 ? others.get(0) : dialect.greatest(others);
    }

    private String steps(ClassOdds odds, int output, String lead) {
        AnswerCalibration answer = odds.answers().get(output);
        StringBuilder text = new StringBuilder("CASE");
        for (int step = answer.curve().from().size() - 1; step > 0; step--) {
            double from = answer.curve().from().get(step);
            text.append(from <= 0 ? " WHEN 1 = 1" : " WHEN " + lead + " >= " + dialect.literal(from))
                    .append(" THEN ")
                    .append(dialect.literal(Math.max(
                            answer.least(), answer.curve().probabilities().get(step))));
        }
        return text.append(" WHEN 1 = 1 THEN ")
                .append(dialect.literal(
                        Math.max(answer.least(), answer.curve().probabilities().get(0))))
                .append(" END")
                .toString();
    }
}
