package dev.cleave.io.parse;

import dev.cleave.encoding.label.Label;
import dev.cleave.io.parse.Completion.Kind;
import dev.cleave.io.parse.Statement.Card;
import dev.cleave.io.parse.Statement.CardLine;
import dev.cleave.io.parse.Statement.Constant;
import dev.cleave.io.parse.Statement.Gain;
import dev.cleave.io.parse.Statement.Otherwise;
import dev.cleave.io.parse.Statement.Remark;
import dev.cleave.io.parse.Statement.Says;
import dev.cleave.io.parse.Statement.Start;
import dev.cleave.io.parse.Statement.Subject;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads one line of a program. Used once. */
final class StatementParser {
    private static final String MOST = " is what has the most points; of equals the first";

    private final RuleWords words;
    private final String line;
    private final TextCursor text;
    private final BodyParser bodies;

    StatementParser(RuleWords words, String line) {
        this.words = words;
        this.line = line;
        this.text = new TextCursor(line);
        this.bodies = new BodyParser(words, text);
    }

    List<Completion> completions() {
        return text.completions();
    }

    Statement statement() {
        if (line.isBlank() || line.startsWith("#") || line.startsWith("(points are ") || isLast()) {
            return new Remark();
        }
        return whole();
    }

    /** Of a line that says something. */
    Statement whole() {
        Statement read = read();
        text.requireEnd();
        return read;
    }

    private boolean isLast() {
        return words.target().exclusive() && line.contains(MOST);
    }

    private Statement read() {
        if (line.matches("\\s+[+-]\\d.*")) {
            BigInteger points = new BigInteger(text.requireNumber());
            text.require("if");
            return new CardLine(points, bodies.all());
        }
        return aboutSubject().or(this::points).orElseGet(this::bodyAlone);
    }

    /** Points of classes. */
    private Optional<Statement> points() {
        if (!words.target().exclusive()) {
            return Optional.empty();
        }
        boolean isNamed = text.accept("points:");
        if (text.accept("start with")) {
            text.accept(":");
            return Optional.of(new Start(text.accept("none") ? Map.of() : listed()));
        }
        boolean isMore = text.accept("or");
        if (isMore || text.accept("if")) {
            List<WrittenBody> either = bodies.either();
            Map<Integer, BigDecimal> points = text.accept(":") ? listed() : Map.of();
            return Optional.of(new Gain(either, points, isNamed, isMore));
        }
        return Optional.empty();
    }

    private Map<Integer, BigDecimal> listed() {
        Map<Integer, BigDecimal> points = new LinkedHashMap<>();
        List<Integer> outputs =
                IntStream.range(0, words.labels().size()).boxed().toList();
        do {
            int output = text.name(outputs, i -> words.labels().get(i).positive(), Kind.HEAD, this::isBeforeNumber)
                    .orElseThrow(text::failure);
            points.merge(output, new BigDecimal(text.requireNumber()), BigDecimal::add);
        } while (text.accept(","));
        return points;
    }

    private boolean isBeforeNumber() {
        int start = text.at();
        boolean is = text.number().isPresent();
        text.back(start);
        return is;
    }

    private Optional<Statement> aboutSubject() {
        int start = text.at();
        boolean isNegated = text.accept("not");
        Optional<SaidSubject> subject = bodies.name()
                .<SaidSubject>map(number -> new SaidSubject(new Subject.Name(number), true))
                .or(this::output);
        if (subject.isEmpty() && isNegated) {
            text.back(start);
            isNegated = false;
            subject = output(); // a label that is called so
        }
        if (subject.isEmpty()) {
            text.back(start);
            return Optional.empty();
        }
        return Optional.of(about(subject.get().subject, subject.get().positive != isNegated));
    }

    private Statement about(Subject subject, boolean positive) {
        if (text.accept("always")) {
            return new Constant(subject, positive);
        }
        if (text.accept("never")) {
            return new Constant(subject, !positive);
        }
        if (text.accept("otherwise")) {
            return positive ? new Otherwise(subject) : new Constant(subject, false);
        }
        text.require("if");
        return card(subject).filter(found -> positive).orElseGet(() -> new Says(subject, positive, bodies.either()));
    }

    private Optional<Statement> card(Subject subject) {
        int start = text.at();
        if (text.accept("at least")) {
            Optional<String> bound = text.number().filter(number -> number.matches("[+-]?\\d+"));
            if (bound.isPresent() && text.accept("points:") && text.isAtEnd()) {
                return Optional.of(new Card(subject, new BigInteger(bound.get())));
            }
        }
        text.back(start);
        return Optional.empty();
    }

    /** @param positive whether it is said that it holds, not that it does not */
    private record SaidSubject(Subject subject, boolean positive) {}

    private Optional<SaidSubject> output() {
        int start = text.at();
        List<String> columns =
                words.labels().stream().map(Label::column).distinct().toList();
        List<String> tried = new ArrayList<>(columns);
        while (!tried.isEmpty()) {
            Optional<String> column = text.name(tried, name -> name, Kind.HEAD, this::isColumnOver);
            Optional<SaidSubject> subject = column.flatMap(this::output);
            if (subject.isPresent()) {
                return subject;
            }
            text.back(start);
            if (column.isEmpty()) {
                return Optional.empty();
            }
            tried.remove(column.get());
        }
        return Optional.empty();
    }

    private boolean isColumnOver() {
        return isSubjectOver() || text.isBefore("=") || text.isBefore("is");
    }

    private boolean isSubjectOver() {
        return text.isBefore("if") || text.isBefore("always") || text.isBefore("never") || text.isBefore("otherwise");
    }

    private Optional<SaidSubject> output(String column) {
        List<Integer> outputs = IntStream.range(0, words.labels().size())
                .filter(i -> words.labels().get(i).column().equals(column))
                .boxed()
                .toList();
        if (outputs.size() == 1 && !words.target().exclusive() && isSubjectOver()) {
            return Optional.of(new SaidSubject(new Subject.Output(outputs.get(0)), true));
        }
        if (!text.accept("=") && !text.accept("is")) {
            return Optional.empty();
        }
        Optional<SaidSubject> positive = text.name(
                        outputs, i -> words.labels().get(i).positive(), Kind.VALUE, this::isSubjectOver)
                .map(i -> new SaidSubject(new Subject.Output(i), true));
        return positive.isPresent() || outputs.size() > 1 ? positive : negative(outputs.get(0));
    }

    private Optional<SaidSubject> negative(int output) {
        return text.name(words.labels().get(output).negatives(), value -> value, Kind.VALUE, this::isSubjectOver)
                .map(value -> new SaidSubject(new Subject.Output(output), false));
    }

    /** A rule without its head, where there is but one. */
    private Statement bodyAlone() {
        if (words.labels().size() > 1) {
            throw text.failure();
        }
        return new Says(new Subject.Output(0), true, bodies.either());
    }
}
