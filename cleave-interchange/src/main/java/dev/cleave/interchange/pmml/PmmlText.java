package dev.cleave.interchange.pmml;

import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program as PMML 4.4: a derived field for each rule, auxiliary and head, and a rule set whose rules are the answers, of which the first that
 * holds is said; of points a scorecard. Output fields beside the answer: {@code cleave probability}, of a label that it has its positive value, of
 * classes that of the class that is said, and {@code cleave rule 1}, ..., whether a rule fires.
 */
public final class PmmlText {
    static final String PREFIX = "cleave ";
    private static final String BOOLEAN = "optype=\"categorical\" dataType=\"boolean\"";
    private static final String CONTINUOUS = "optype=\"continuous\" dataType=\"double\"";

    private final Program program;
    private final PmmlNotation notation;
    private final RuleWriter writer;
    private final StringBuilder text = new StringBuilder();

    private PmmlText(Program program) {
        this.program = program;
        this.notation = new PmmlNotation(program.inputs());
        this.writer = new RuleWriter(program, notation, "PMML");
    }

    /** An {@link InputException} where PMML can't say it. */
    public static String of(Program program) {
        if (program.answered().size() > 1) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "a model of PMML predicts one column, and these rules predict "
                            + program.answered().size() + "; use --as sql, java or python");
        }
        Statements.requireFree(program, PREFIX, "PMML");
        return new PmmlText(program).text();
    }

    private String text() {
        Optional<PmmlScorecard> card = PmmlScorecard.of(program, notation);
        PmmlOdds odds = new PmmlOdds(program, writer);
        text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
                .append("<PMML xmlns=\"http://www.dmg.org/PMML-4_4\" version=\"4.4\">\n<Header description=\"")
                .append(PmmlNotation.text(Statements.comments(program).get(0)))
                .append("\"><Application name=\"Cleave\"/></Header>\n<DataDictionary>\n");
        program.inputs().forEach(input -> dataField(PmmlNotation.text(input.name()), input));
        if (card.isPresent()) {
            text.append("</DataDictionary>\n");
            scorecard(card.get(), odds);
        } else {
            target();
            text.append("</DataDictionary>\n");
            ruleSet(odds);
        }
        return text.append("</PMML>\n").toString();
    }

    private void target() {
        text.append("<DataField name=\"")
                .append(PmmlNotation.text(program.answered().get(0)))
                .append("\" optype=\"categorical\" dataType=\"string\">\n");
        values().forEach(value ->
                text.append("<Value value=\"").append(PmmlNotation.text(value)).append("\"/>\n"));
        text.append("</DataField>\n");
    }

    private void ruleSet(PmmlOdds odds) {
        text.append(
                        "<RuleSetModel modelName=\"rules\" functionName=\"classification\" algorithmName=\"Cleave\">\n<MiningSchema>\n")
                .append("<MiningField name=\"")
                .append(PmmlNotation.text(program.answered().get(0)))
                .append("\" usageType=\"target\"/>\n");
        inputs();
        text.append("<Output>\n").append(output("cleave probability", CONTINUOUS, odds.probability()));
        program.numbered()
                .forEach(rule -> text.append(output(
                        "cleave rule " + rule.number(),
                        BOOLEAN,
                        writer.notation().named("r" + rule.number()))));
        text.append("</Output>\n<LocalTransformations>\n");
        new Statements(program, writer).each(this::derived);
        String rules = answers();
        odds.numbers().forEach((name, expression) -> derived(name, CONTINUOUS, expression));
        text.append("</LocalTransformations>\n").append(rules).append("</RuleSetModel>\n");
    }

    /** What it predicts is points; the label is what they say. */
    private void scorecard(PmmlScorecard card, PmmlOdds odds) {
        text.append(
                "<Scorecard modelName=\"points\" functionName=\"regression\" algorithmName=\"Cleave\" initialScore=\"0\" useReasonCodes=\"false\">\n<MiningSchema>\n");
        inputs();
        boolean isNegated = program.rules().heads().get(0).negated();
        String positive = "<Constant dataType=\"string\">" + PmmlNotation.text(program.positive(0)) + "</Constant>";
        String negative = "<Constant dataType=\"string\">" + PmmlNotation.text(program.negative(0)) + "</Constant>";
        text.append(
                        "<Output>\n<OutputField name=\"cleave points\" feature=\"predictedValue\" optype=\"continuous\" dataType=\"double\"/>\n")
                .append(output(
                        program.answered().get(0),
                        "optype=\"categorical\" dataType=\"string\"",
                        PmmlNotation.apply(
                                "if", card.fires(), isNegated ? negative : positive, isNegated ? positive : negative)))
                .append(output("cleave probability", CONTINUOUS, odds.probability()));
        Statements statements = new Statements(program, writer);
        int last = program.numbered().size();
        text.append(output("cleave rule " + last, BOOLEAN, card.fires()));
        program.numbered()
                .subList(0, last - 1)
                .forEach(rule -> text.append(output(
                        "cleave rule " + rule.number(),
                        BOOLEAN,
                        writer.notation().named("r" + rule.number()))));
        text.append("</Output>\n<LocalTransformations>\n");
        statements.each((name, condition) -> {
            if (!name.startsWith("h") && !name.equals("r" + last)) {
                derived(name, condition);
            }
        });
        card.truths().forEach(this::derived);
        text.append("</LocalTransformations>\n").append(card.characteristics()).append("</Scorecard>\n");
    }

    private void inputs() {
        program.inputs()
                .forEach(input -> text.append("<MiningField name=\"")
                        .append(PmmlNotation.text(input.name()))
                        .append("\" invalidValueTreatment=\"asIs\"/>\n"));
        text.append("</MiningSchema>\n");
    }

    private static String output(String name, String kind, String expression) {
        return "<OutputField name=\"" + PmmlNotation.text(name) + "\" feature=\"transformedValue\" " + kind + ">"
                + expression + "</OutputField>\n";
    }

    private void dataField(String name, InputColumn input) {
        text.append("<DataField name=\"")
                .append(name)
                .append(
                        input.isNumber()
                                ? "\" optype=\"continuous\" dataType=\"double\"/>\n"
                                : "\" optype=\"categorical\" dataType=\"string\"/>\n");
    }

    private List<String> values() {
        return program.target().exclusive()
                ? IntStream.range(0, program.target().outputs())
                        .mapToObj(program::positive)
                        .toList()
                : List.of(program.positive(0), program.negative(0));
    }

    private void derived(String name, String condition) {
        derived(name, BOOLEAN, condition);
    }

    private void derived(String name, String kind, String expression) {
        text.append("<DerivedField name=\"")
                .append(PREFIX)
                .append(name)
                .append("\" ")
                .append(kind)
                .append(">")
                .append(expression)
                .append("</DerivedField>\n");
    }

    /** What is said of equals is the first, and so it is of rules. */
    private String answers() {
        if (!program.target().exclusive()) {
            return ruleSet(program.negative(0), List.of("h1"), List.of(program.positive(0)));
        }
        List<String> names = program.rules().tally().isPresent()
                ? most()
                : IntStream.range(0, values().size())
                        .mapToObj(i -> "h" + (i + 1))
                        .toList();
        return ruleSet(program.positive(0), names, values());
    }

    private List<String> most() {
        List<String> sums = ClassSums.of(program.rules().tally().orElseThrow(), writer);
        for (int i = 0; i < sums.size(); i++) {
            derived("p" + (i + 1), CONTINUOUS, sums.get(i));
        }
        String all = IntStream.rangeClosed(1, sums.size())
                .mapToObj(i -> PmmlNotation.field(PREFIX + "p" + i))
                .collect(Collectors.joining());
        derived("most", CONTINUOUS, PmmlNotation.apply("max", all));
        for (int i = 1; i <= sums.size(); i++) {
            derived(
                    "h" + i,
                    PmmlNotation.apply(
                            "equal", PmmlNotation.field(PREFIX + "p" + i), PmmlNotation.field(PREFIX + "most")));
        }
        return IntStream.rangeClosed(1, sums.size()).mapToObj(i -> "h" + i).toList();
    }

    private static String ruleSet(String otherwise, List<String> names, List<String> scores) {
        StringBuilder rules = new StringBuilder("<RuleSet>\n<RuleSelectionMethod criterion=\"firstHit\"/>\n");
        for (int i = 0; i < names.size(); i++) {
            rules.append("<SimpleRule id=\"")
                    .append(names.get(i))
                    .append("\" score=\"")
                    .append(PmmlNotation.text(scores.get(i)))
                    .append("\">")
                    .append(PmmlScorecard.simple(PREFIX + names.get(i), "equal", "true"))
                    .append("</SimpleRule>\n");
        }
        return rules.append("<SimpleRule id=\"otherwise\" score=\"")
                .append(PmmlNotation.text(otherwise))
                .append("\"><True/></SimpleRule>\n</RuleSet>\n")
                .toString();
    }
}
