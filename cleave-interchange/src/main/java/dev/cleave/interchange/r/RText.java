package dev.cleave.interchange.r;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.interchange.program.Chain;
import dev.cleave.interchange.program.ClassOdds;
import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A program as an R function, {@code cleave_predict(data)}: a data frame becomes a list of {@code labels}, a data frame of the columns
 * that are answered; {@code rules}, for each row the numbers of those that fire; {@code probabilities}, a matrix for each such column.
 */
public final class RText {
    private static final String HEAD = """
            cleave_number <- function(x) {
              x <- if (is.numeric(x)) as.numeric(x) else suppressWarnings(as.numeric(as.character(x)))
              x[is.nan(x)] <- NA
              x
            }

            cleave_text <- function(x) {
              x <- if (is.logical(x)) tolower(as.character(x)) else trimws(as.character(x))
              x[tolower(x) %in% c("", "?", "na", "n/a", "nan", "null")] <- NA
              x
            }

            # no body of a function, as R would compile one of thousands of lines for a minute
            cleave_steps <- expression(
            """;
    private static final String TAIL = """

            )

            cleave_predict <- function(data) {
              for (step in cleave_steps) eval(step)
              list(labels = labels, rules = rules, probabilities = probabilities)
            }
            """;

    private final Program program;
    private final RuleWriter writer;
    private final StringBuilder text = new StringBuilder();
    private final List<String> steps = new ArrayList<>();

    private RText(Program program) {
        this.program = program;
        this.writer = new RuleWriter(program, new RNotation(), "R");
    }

    public static String of(Program program) {
        return new RText(program).text();
    }

    private String text() {
        Statements.comments(program)
                .forEach(line -> text.append("# ").append(line).append('\n'));
        text.append(HEAD);
        line("yes <- rep(TRUE, nrow(data))");
        for (int i = 0; i < program.inputs().size(); i++) {
            String reading = program.inputs().get(i).isNumber() ? "cleave_number" : "cleave_text";
            line("x" + (i + 1) + " <- " + reading + "(data[["
                    + quoted(program.inputs().get(i).name()) + "]])");
        }
        new Statements(program, writer).each((name, condition) -> line(name + " <- " + condition));
        String fired =
                program.numbered().stream().map(rule -> "r" + rule.number()).collect(Collectors.joining(", "));
        line(
                fired.isEmpty()
                        ? "rules <- lapply(seq_along(yes), function(i) integer(0))"
                        : "fired <- cbind(" + fired + ")");
        if (!fired.isEmpty()) {
            line("rules <- lapply(seq_along(yes), function(i) unname(which(fired[i, ])))");
        }
        line("labels <- list()");
        line("probabilities <- list()");
        if (program.target().exclusive()) {
            classes();
        } else {
            IntStream.range(0, program.rules().heads().size()).forEach(this::label);
        }
        return text.append(String.join(",\n", steps)).append(TAIL).toString();
    }

    private void label(int output) {
        String column = quoted(program.target().labels().get(output).column());
        String values = "c(" + quoted(program.positive(output)) + ", " + quoted(program.negative(output)) + ")";
        line("labels[[" + column + "]] <- " + values + "[2 - h" + (output + 1) + "]");
        Rule only = program.labelOdds().get(output).byPoints()
                ? program.rules().heads().get(output).rules().get(0)
                : Rule.all();
        String points = only instanceof Rule.AtLeast rule
                ? writer.points(rule)
                : Chain.of(
                        " + ",
                        Stream.concat(
                                        Stream.of("0 * yes"),
                                        program.of(false, output).stream().map(rule -> "r" + rule.number()))
                                .toList());
        var odds = program.labelOdds().get(output).steps();
        line("p <- c(" + joined(odds.stream().mapToDouble(step -> step.probability())) + ")[findInterval(" + points
                + ", c(" + odds.stream().map(step -> step.from().toString()).collect(Collectors.joining(", "))
                + "))]");
        line("probabilities[[" + column + "]] <- matrix(c(p, 1 - p), ncol = 2, dimnames = list(NULL, " + values + "))");
    }

    private void classes() {
        int classes = program.rules().heads().size();
        String column = quoted(program.answered().get(0));
        List<String> points = program.rules()
                .tally()
                .map(tally -> ClassSums.of(tally, writer))
                .orElseGet(() -> IntStream.range(0, classes)
                        .mapToObj(i -> "(h" + (i + 1) + " + 0)")
                        .toList());
        line("values <- c("
                + IntStream.range(0, classes)
                        .mapToObj(i -> quoted(program.positive(i)))
                        .collect(Collectors.joining(", "))
                + ")");
        line("said <- max.col(cbind(" + String.join(", ", points) + "), ties.method = \"first\")");
        line("labels[[" + column + "]] <- values[said]");
        ClassOdds odds = program.classOdds().orElseThrow();
        line("lead <- 0 * said");
        odds.lead().ifPresent(this::lead);
        line("shares <- matrix(0, nrow = length(yes), ncol = length(values), dimnames = list(NULL, values))");
        for (int i = 0; i < classes; i++) {
            AnswerCalibration answer = odds.answers().get(i);
            line("own <- pmax(" + answer.least() + ", c("
                    + joined(answer.curve().probabilities().stream().mapToDouble(p -> p))
                    + ")[pmax(1, findInterval(lead, c("
                    + joined(answer.curve().from().stream().mapToDouble(from -> from)) + ")))])");
            line("shares[said == " + (i + 1) + ", ] <- (outer(1 - own, c("
                    + joined(answer.others().stream().mapToDouble(share -> share)) + ")))[said == " + (i + 1) + ", ]");
            line("shares[said == " + (i + 1) + ", " + (i + 1) + "] <- own[said == " + (i + 1) + "]");
        }
        line("probabilities[[" + column + "]] <- shares");
    }

    private void lead(ClassOdds.Lead lead) {
        for (int output = 0; output < lead.biases().size(); output++) {
            List<Double> weights = lead.weights().get(output);
            String raw = "raw" + (output + 1);
            line(raw + " <- 0 * yes");
            for (int i = 0; i < weights.size(); i++) {
                line(raw + " <- " + raw + " + ifelse(a" + (i + 1) + ", " + weights.get(i) + ", " + -weights.get(i)
                        + ")");
            }
            line(raw + " <- " + raw + " + " + lead.biases().get(output));
        }
        line("raw <- cbind("
                + IntStream.rangeClosed(1, lead.biases().size())
                        .mapToObj(i -> "raw" + i)
                        .collect(Collectors.joining(", "))
                + ")");
        line("for (i in seq_along(yes)) lead[i] <- max(0, raw[i, said[i]] - max(raw[i, -said[i]]))");
    }

    private static String joined(DoubleStream numbers) {
        return numbers.mapToObj(Double::toString).collect(Collectors.joining(", "));
    }

    private static String quoted(String some) {
        return RNotation.quoted(some);
    }

    private void line(String some) {
        steps.add("  " + some);
    }
}
