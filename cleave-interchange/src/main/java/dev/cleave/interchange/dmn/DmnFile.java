package dev.cleave.interchange.dmn;

import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.Statements;
import dev.cleave.interchange.xml.XmlPage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The XML of a decision model. */
final class DmnFile {
    private static final String SPACE = "https://www.omg.org/spec/DMN/20211108/MODEL/";

    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");

    private final Program program;
    private final DmnNames names;
    private final Set<String> numbers;
    private final XmlPage xml = new XmlPage();

    /** @param numbers the decisions in FEEL that are numbers */
    DmnFile(Program program, DmnNames names, Set<String> numbers) {
        this.numbers = numbers;
        this.program = program;
        this.names = names;
    }

    /**
     * The whole file.
     *
     * @param defined conditions and points in FEEL, by name
     * @param tables what is answered by a table
     * @param answers what is answered in FEEL
     * @param probabilities of each column that is answered, in FEEL; or none
     */
    String write(
            Map<String, String> defined,
            Map<String, DecisionTable> tables,
            Map<String, String> answers,
            List<String> probabilities) {
        xml.start("definitions", "name", "cleave", "id", "cleave", "namespace", "https://github.com/cleave-dev/cleave");
        xml.namespace("", SPACE);
        xml.element("description", String.join("\n", Statements.comments(program)));
        for (int i = 0; i < program.inputs().size(); i++) {
            input(i);
        }
        for (Map.Entry<String, String> condition : defined.entrySet()) {
            expression(
                    condition.getKey(),
                    "",
                    numbers.contains(condition.getKey()) ? "number" : "boolean",
                    condition.getValue(),
                    defined.keySet());
        }
        for (int i = 0; i < program.answered().size(); i++) {
            String name = names.answer(i);
            String label = program.answered().get(i);
            DecisionTable table = tables.get(name);
            if (table == null) {
                expression(name, label, "string", answers.getOrDefault(name, "null"), defined.keySet());
            } else {
                table(name, label, table);
            }
        }
        for (int i = 0; i < probabilities.size(); i++) {
            String of = program.target().exclusive()
                    ? program.answered().get(i)
                    : program.words().name(i);
            expression(
                    names.named("probability" + (i + 1)),
                    "probability of " + of,
                    "number",
                    probabilities.get(i),
                    defined.keySet());
        }
        xml.end();
        return xml.text();
    }

    private void input(int index) {
        String name = names.input(index);
        xml.start(
                "inputData",
                "id",
                id(name),
                "name",
                name,
                "label",
                program.inputs().get(index).name());
        xml.element("description", program.inputs().get(index).name());
        xml.empty(
                "variable", "name", name, "typeRef", program.inputs().get(index).isNumber() ? "number" : "string");
        xml.end();
    }

    private void expression(String name, String label, String type, String feel, Set<String> decisions) {
        decision(name, label, type, read(feel, decisions));
        xml.start("literalExpression");
        xml.element("text", feel);
        xml.end();
        xml.end();
    }

    /** Those outside of texts. */
    static Set<String> words(String feel) {
        return Arrays.stream(TEXT.matcher(feel).replaceAll(" ").split("\\W+"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The inputs and decisions that an expression names. */
    private List<String> read(String feel, Set<String> decisions) {
        Set<String> words = words(feel);
        List<String> read = new ArrayList<>();
        for (int i = 0; i < program.inputs().size(); i++) {
            if (words.contains(names.input(i))) {
                read.add(names.input(i));
            }
        }
        decisions.stream().filter(words::contains).forEach(read::add);
        return read;
    }

    private void table(String name, String label, DecisionTable table) {
        decision(name, label, "string", table.inputs());
        xml.start("decisionTable", "hitPolicy", "FIRST", "outputLabel", name);
        for (String input : table.inputs()) {
            xml.start("input", "label", input);
            xml.start("inputExpression");
            xml.element("text", input);
            xml.end();
            xml.end();
        }
        xml.empty("output");
        xml.empty("annotation", "name", "rule");
        for (DecisionTable.Line line : table.lines()) {
            xml.start("rule");
            for (String input : table.inputs()) {
                entry("inputEntry", line.entries().getOrDefault(input, "-"));
            }
            entry("outputEntry", FeelNotation.text(line.answer()));
            entry("annotationEntry", line.words());
            xml.end();
        }
        xml.end();
        xml.end();
    }

    private void decision(String name, String label, String type, List<String> read) {
        xml.start("decision", "id", id(name), "name", name);
        if (!label.isEmpty()) {
            xml.attributes("label", label);
            xml.element("description", label);
        }
        xml.empty("variable", "name", name, "typeRef", type);
        for (String needed : read) {
            boolean isInput = program.inputs().stream()
                    .anyMatch(input ->
                            names.input(program.inputs().indexOf(input)).equals(needed));
            xml.start("informationRequirement");
            xml.empty(isInput ? "requiredInput" : "requiredDecision", "href", "#" + id(needed));
            xml.end();
        }
    }

    private static String id(String name) {
        return "_" + name;
    }

    private void entry(String name, String content) {
        xml.start(name);
        xml.element("text", content);
        xml.end();
    }
}
