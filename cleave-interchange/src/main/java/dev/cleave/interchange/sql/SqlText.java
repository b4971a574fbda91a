package dev.cleave.interchange.sql;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.interchange.program.Chain;
import dev.cleave.interchange.program.ClassOdds;
import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.LabelOdds;
import dev.cleave.interchange.program.Notation;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
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
    private static final int MOST_ADDED = 200; // in one expression; see Chain, which would add in another order

    private final Program program;
    private final SqlDialect dialect;
    private final SqlLayers layers;
    private final SqlRules rules;
    private final RuleWriter writer;

    private SqlText(Program program, SqlDialect dialect, String table) {
        this.program = program;
        this.dialect = dialect;
        this.layers = new SqlLayers(SqlDialect.name(table), isRepeated(program) ? dialect.once() : "");
        this.rules = new SqlRules(program, dialect, layers);
        this.writer = rules.writer();
    }

    /** @param table whose rows are answered */
    public static String of(Program program, SqlDialect dialect, String table) {
        Statements.requireFree(program, PREFIX, "SQL");
        dialect.requireDistinct(program.inputs());
        return new SqlText(program, dialect, table).text();
    }

    private String text() {
        for (int i = 0; i < program.inputs().size(); i++) {
            String column = SqlDialect.name(program.inputs().get(i).name());
            layers.add(
                    "x" + (i + 1), program.inputs().get(i).isNumber() ? dialect.number(column) : dialect.text(column));
        }
        rules.addAll();
        layers.add("rules", fired());
        if (program.target().exclusive()) {
            classes();
        } else {
            IntStream.range(0, program.rules().heads().size()).forEach(this::label);
        }
        String comments = Statements.comments(program).stream()
                .map(line -> "-- " + line + "\n")
                .collect(Collectors.joining());
        String advice = rules.arePacked() ? dialect.advice() : "";
        return comments + advice + layers.query() + ";\n";
    }

    /** Points of classes are read many times, by what is most, what is next and every step of a probability. */
    private static boolean isRepeated(Program program) {
        return program.rules().tally().isPresent() || program.numbered().size() > 100;
    }

    private String fired() {
        List<String> all = program.numbered().stream()
                .map(rule -> "CASE WHEN " + writer.notation().named("r" + rule.number()) + " THEN '" + rule.number()
                        + " ' ELSE '' END")
                .toList();
        return all.isEmpty() ? "''" : "TRIM(" + Chain.of(" || ", all) + ")";
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
        layers.add(
                "points_" + (output + 1),
                points.orElseGet(() -> writer.notation()
                        .sum(program.of(false, output).stream()
                                .map(rule ->
                                        new Notation.Term(writer.notation().named("r" + rule.number()), BigInteger.ONE))
                                .toList())));
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
            names.add(PREFIX + "raw_" + (output + 1));
            raw(lead, output);
        }
        layers.add(
                "lead",
                IntStream.range(0, names.size())
                        .mapToObj(output ->
                                " WHEN " + output + " THEN " + names.get(output) + " - " + next(names, output))
                        .collect(Collectors.joining("", "CASE " + PREFIX + "said", " END")));
    }

    /** A long sum stands in several columns, each of which goes on where the one before ends. */
    private void raw(ClassOdds.Lead lead, int output) {
        List<Double> weights = lead.weights().get(output);
        StringBuilder sum = new StringBuilder(dialect.literal(0));
        int added = 0;
        for (int i = 0; i < weights.size(); i++) {
            if (weights.get(i) == 0) {
                continue; // a sum is the same with it
            }
            if (added > 0 && added % MOST_ADDED == 0) {
                String part = "raw_" + (output + 1) + "_to_" + i;
                layers.add(part, sum.toString());
                sum = new StringBuilder(PREFIX + part);
            }
            added++;
            sum.append(" + ")
                    .append(dialect.literal(weights.get(i)))
                    .append(" * (2 * ")
                    .append(rules.auxiliary(i))
                    .append(" - 1)");
        }
        layers.add(
                "raw_" + (output + 1),
                sum + " + " + dialect.literal(lead.biases().get(output)));
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
