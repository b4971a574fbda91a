package dev.cleave.interchange.python;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.interchange.program.Chain;
import dev.cleave.interchange.program.ClassOdds;
import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.LabelOdds;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program as a Python module with one function, {@code predict(row)}: a mapping of column names to texts, numbers or None becomes
 * {@code {'labels': ..., 'rules': ..., 'probabilities': ...}}.
 */
public final class PythonText {
    private static final String HEAD = """
            from decimal import Decimal
            import re

            _DECIMAL = re.compile(r'[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?')
            _CODE = re.compile(r'[+-]?0[0-9].*|.*[eE][+-]?[0-9]{5,}', re.DOTALL)
            _INFINITE = re.compile(r'[+-]?[iI]nf(?:inity)?')
            _SPACE = ''.join(chr(c) for c in range(0x3001) if chr(c).isspace() and c not in (0x85, 0xa0, 0x2007, 0x202f))
            _MISSING = ('', '?', 'na', 'n/a', 'nan', 'null')
            _TRUE = ('1', 'true', 'yes', 't', 'y', 'on')


            def _cell(cell):
                if isinstance(cell, bool):
                    return 'true' if cell else 'false'
                text = '' if cell is None else str(cell).strip(_SPACE)
                return None if text.lower() in _MISSING else text


            def _number(cell):
                text = _cell(cell)
                plain = text is not None and (_DECIMAL.fullmatch(text) or _INFINITE.fullmatch(text))
                return float(text) if plain else float('nan')


            def _text(cell, known):
                text = _cell(cell)
                if text is None or text in known or not _DECIMAL.fullmatch(text) or _CODE.fullmatch(text):
                    return text
                return next((k for k, number in known.items() if number is not None and number == Decimal(text)), text)


            def _true(text):
                return text is not None and text.lower() in _TRUE


            def _absent(cell):
                return cell is None or cell != cell


            def _step(points, steps):
                return [p for least, p in steps if points >= least][-1]

            """;

    private final Program program;
    private final RuleWriter writer;
    private final StringBuilder text = new StringBuilder();

    private PythonText(Program program) {
        this.program = program;
        this.writer = new RuleWriter(program, new PythonNotation(), "Python");
    }

    public static String of(Program program) {
        return new PythonText(program).text();
    }

    private String text() {
        Statements.comments(program)
                .forEach(line -> text.append("# ").append(line).append('\n'));
        text.append(HEAD);
        known();
        text.append("\ndef predict(row):\n");
        for (int i = 0; i < program.inputs().size(); i++) {
            InputColumn input = program.inputs().get(i);
            String cell = "row[" + quoted(input.name()) + "]";
            line("x" + (i + 1) + " = "
                    + (input.isNumber() ? "_number(" + cell + ")" : "_text(" + cell + ", _K" + (i + 1) + ")"));
        }
        new Statements(program, writer).each((name, condition) -> line(name + " = " + condition));
        line("rules = [n for n, r in ("
                + program.numbered().stream()
                        .map(rule -> "(" + rule.number() + ", r" + rule.number() + "), ")
                        .collect(Collectors.joining())
                + ") if r]");
        if (program.target().exclusive()) {
            classes();
        } else {
            labels();
        }
        line("return {'labels': labels, 'rules': rules, 'probabilities': probabilities}");
        return text.toString();
    }

    /** The texts that rules ask for, with the numbers that some of them are. */
    private void known() {
        text.append('\n');
        for (int i = 0; i < program.inputs().size(); i++) {
            if (!program.inputs().get(i).isNumber()) {
                text.append("_K").append(i + 1).append(" = {");
                for (String value : Statements.texts(program, i)) {
                    text.append(quoted(value))
                            .append(": ")
                            .append(Statements.isNumber(value) ? "Decimal('" + value + "')" : "None")
                            .append(", ");
                }
                text.append("}\n");
            }
        }
    }

    private void labels() {
        line("labels = {}");
        line("probabilities = {}");
        for (int output = 0; output < program.rules().heads().size(); output++) {
            String column = quoted(program.target().labels().get(output).column());
            String yes = quoted(program.positive(output));
            String no = quoted(program.negative(output));
            line("labels[" + column + "] = " + yes + " if h" + (output + 1) + " else " + no);
            line("p = _step(" + points(output) + ", "
                    + steps(program.labelOdds().get(output)) + ")");
            line("probabilities[" + column + "] = {" + yes + ": p, " + no + ": 1 - p}");
        }
    }

    private String points(int output) {
        Definition head = program.rules().heads().get(output);
        if (program.labelOdds().get(output).byPoints() && head.rules().get(0) instanceof Rule.AtLeast rule) {
            return writer.points(rule);
        }
        List<NumberedRule> own = program.of(false, output);
        return own.isEmpty()
                ? "0"
                : Chain.of(
                        " + ",
                        own.stream().map(rule -> "bool(r" + rule.number() + ")").toList());
    }

    private static String steps(LabelOdds odds) {
        return odds.steps().stream()
                .map(step -> "(" + step.from() + ", " + step.probability() + "), ")
                .collect(Collectors.joining("", "(", ")"));
    }

    private void classes() {
        int classes = program.rules().heads().size();
        String values = IntStream.range(0, classes)
                .mapToObj(output -> quoted(program.positive(output)) + ", ")
                .collect(Collectors.joining("", "(", ")"));
        line("values = " + values);
        String ranked = program.rules()
                .tally()
                .map(tally -> String.join(", ", ClassSums.of(tally, writer)))
                .orElseGet(() -> IntStream.range(0, classes)
                        .mapToObj(output -> "bool(h" + (output + 1) + ")")
                        .collect(Collectors.joining(", ")));
        line("points = [" + ranked + "]");
        line("said = points.index(max(points))");
        ClassOdds odds = program.classOdds().orElseThrow();
        line("lead = " + (odds.lead().isPresent() ? "_lead(said)" : "0"));
        odds.lead().ifPresent(this::lead);
        line("least, steps, others = ("
                + odds.answers().stream().map(PythonText::answer).collect(Collectors.joining(", "))
                + ",)[said]");
        line("own = max(least, _step(lead, steps))");
        line("labels = {" + quoted(program.answered().get(0)) + ": values[said]}");
        line("shares = [own if i == said else (1 - own) * share for i, share in enumerate(others)]");
        line("probabilities = {" + quoted(program.answered().get(0)) + ": dict(zip(values, shares))}");
    }

    /** Before the line that uses it. */
    private void lead(ClassOdds.Lead lead) {
        int at = text.lastIndexOf("    lead = ");
        String rest = text.substring(at);
        text.setLength(at);
        int width = lead.weights().get(0).size();
        line("held = ("
                + IntStream.range(0, width).mapToObj(i -> "a" + (i + 1) + ", ").collect(Collectors.joining()) + ")");
        line("raw = []");
        line("for bias, weights in ("
                + IntStream.range(0, lead.biases().size())
                        .mapToObj(i -> "(" + lead.biases().get(i) + ", "
                                + tuple(lead.weights().get(i)) + "), ")
                        .collect(Collectors.joining())
                + "):");
        line("    total = 0.0");
        line("    for a, w in zip(held, weights):");
        line("        total += w if a else -w");
        line("    raw.append(total + bias)");
        line("def _lead(said):");
        line("    return max(0.0, raw[said] - max(r for i, r in enumerate(raw) if i != said))");
        text.append(rest);
    }

    private static String answer(AnswerCalibration answer) {
        StringBuilder steps = new StringBuilder("(");
        for (int i = 0; i < answer.curve().from().size(); i++) {
            String from = i == 0 ? "0.0" : answer.curve().from().get(i).toString();
            steps.append('(')
                    .append(from)
                    .append(", ")
                    .append(answer.curve().probabilities().get(i))
                    .append("), ");
        }
        return "(" + answer.least() + ", " + steps + "), " + tuple(answer.others()) + ")";
    }

    private static String tuple(List<Double> numbers) {
        return numbers.stream().map(number -> number + ", ").collect(Collectors.joining("", "(", ")"));
    }

    private static String quoted(String some) {
        return PythonNotation.quoted(some);
    }

    private void line(String some) {
        text.append("    ").append(some).append('\n');
    }
}
