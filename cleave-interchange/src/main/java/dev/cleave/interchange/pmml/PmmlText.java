package dev.cleave.interchange.pmml;

import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program as PMML 4.4: a derived field for each rule, auxiliary and head, and a rule set whose rules are the answers, of which the first that
 * holds is said.
 */
public final class PmmlText {
    static final String PREFIX = "cleave ";

    private final Program program;
    private final RuleWriter writer;
    private final StringBuilder text = new StringBuilder();

    private PmmlText(Program program) {
        this.program = program;
        this.writer = new RuleWriter(program, new PmmlNotation(program.inputs()), "PMML");
    }

    /** An {@link InputException} where PMML can't say it. */
    public static String of(Program program) {
        if (program.answered().size() > 1) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "a model of PMML predicts one column, and these rules predict "
                            + program.answered().size() + "; use --as sql, java or python");
        }
        return new PmmlText(program).text();
    }

    private String text() {
        String target = PmmlNotation.text(program.answered().get(0));
        text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
                .append("<PMML xmlns=\"http://www.dmg.org/PMML-4_4\" version=\"4.4\">\n<Header description=\"")
                .append(PmmlNotation.text(Statements.comments(program).get(0)))
                .append("\"><Application name=\"Cleave\"/></Header>\n<DataDictionary>\n");
        program.inputs().forEach(input -> dataField(PmmlNotation.text(input.name()), input));
        text.append("<DataField name=\"").append(target).append("\" optype=\"categorical\" dataType=\"string\">\n");
        values().forEach(value ->
                text.append("<Value value=\"").append(PmmlNotation.text(value)).append("\"/>\n"));
        text.append("</DataField>\n</DataDictionary>\n")
                .append("<RuleSetModel modelName=\"rules\" functionName=\"classification\" algorithmName=\"Cleave\">\n"
                        + "<MiningSchema>\n")
                .append("<MiningField name=\"")
                .append(target)
                .append("\" usageType=\"target\"/>\n");
        program.inputs()
                .forEach(input -> text.append("<MiningField name=\"")
                        .append(PmmlNotation.text(input.name()))
                        .append("\" invalidValueTreatment=\"asIs\"/>\n"));
        text.append("</MiningSchema>\n<LocalTransformations>\n");
        new Statements(program, writer).each(this::derived);
        String rules = answers();
        return text.append("</LocalTransformations>\n")
                .append(rules)
                .append("</RuleSetModel>\n</PMML>\n")
                .toString();
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
        text.append("<DerivedField name=\"")
                .append(PREFIX)
                .append(name)
                .append("\" optype=\"categorical\" dataType=\"boolean\">")
                .append(condition)
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
            text.append("<DerivedField name=\"")
                    .append(PREFIX)
                    .append("p")
                    .append(i + 1)
                    .append("\" optype=\"continuous\" dataType=\"double\">")
                    .append(sums.get(i))
                    .append("</DerivedField>\n");
        }
        String all = IntStream.rangeClosed(1, sums.size())
                .mapToObj(i -> PmmlNotation.field(PREFIX + "p" + i))
                .collect(Collectors.joining());
        text.append("<DerivedField name=\"")
                .append(PREFIX)
                .append("most\" optype=\"continuous\" dataType=\"double\">")
                .append(PmmlNotation.apply("max", all))
                .append("</DerivedField>\n");
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
                    .append("\"><SimplePredicate field=\"")
                    .append(PREFIX)
                    .append(names.get(i))
                    .append("\" operator=\"equal\" value=\"true\"/></SimpleRule>\n");
        }
        return rules.append("<SimpleRule id=\"otherwise\" score=\"")
                .append(PmmlNotation.text(otherwise))
                .append("\"><True/></SimpleRule>\n</RuleSet>\n")
                .toString();
    }
}
