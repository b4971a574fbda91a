package dev.cleave.interchange.dmn;

import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.Statements;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** The XML of a decision model. */
final class DmnFile {
    private static final String SPACE = "https://www.omg.org/spec/DMN/20211108/MODEL/";

    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");

    private final Program program;
    private final DmnNames names;
    private final Set<String> numbers;
    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;

    /** @param numbers the decisions in FEEL that are numbers */
    DmnFile(Program program, DmnNames names, Set<String> numbers) {
        this.numbers = numbers;
        this.program = program;
        this.names = names;
        try {
            this.xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
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
        try {
            xml.writeStartDocument("UTF-8", "1.0");
            start("definitions", "name", "cleave", "id", "cleave", "namespace", "https://github.com/cleave-dev/cleave");
            xml.writeDefaultNamespace(SPACE);
            element("description", String.join("\n", Statements.comments(program)));
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
            xml.writeEndElement();
            xml.writeEndDocument();
            return text.toString();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    private void input(int index) throws XMLStreamException {
        String name = names.input(index);
        start(
                "inputData",
                "id",
                id(name),
                "name",
                name,
                "label",
                program.inputs().get(index).name());
        element("description", program.inputs().get(index).name());
        empty("variable", "name", name, "typeRef", program.inputs().get(index).isNumber() ? "number" : "string");
        xml.writeEndElement();
    }

    private void expression(String name, String label, String type, String feel, Set<String> decisions)
            throws XMLStreamException {
        decision(name, label, type, read(feel, decisions));
        start("literalExpression");
        element("text", feel);
        xml.writeEndElement();
        xml.writeEndElement();
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

    private void table(String name, String label, DecisionTable table) throws XMLStreamException {
        decision(name, label, "string", table.inputs());
        start("decisionTable", "hitPolicy", "FIRST", "outputLabel", name);
        for (String input : table.inputs()) {
            start("input", "label", input);
            start("inputExpression");
            element("text", input);
            xml.writeEndElement();
            xml.writeEndElement();
        }
        empty("output");
        empty("annotation", "name", "rule");
        for (DecisionTable.Line line : table.lines()) {
            start("rule");
            for (String input : table.inputs()) {
                entry("inputEntry", line.entries().getOrDefault(input, "-"));
            }
            entry("outputEntry", FeelNotation.text(line.answer()));
            entry("annotationEntry", line.words());
            xml.writeEndElement();
        }
        xml.writeEndElement();
        xml.writeEndElement();
    }

    private void decision(String name, String label, String type, List<String> read) throws XMLStreamException {
        start("decision", "id", id(name), "name", name);
        if (!label.isEmpty()) {
            xml.writeAttribute("label", clean(label));
            element("description", label);
        }
        empty("variable", "name", name, "typeRef", type);
        for (String needed : read) {
            boolean isInput = program.inputs().stream()
                    .anyMatch(input ->
                            names.input(program.inputs().indexOf(input)).equals(needed));
            start("informationRequirement");
            empty(isInput ? "requiredInput" : "requiredDecision", "href", "#" + id(needed));
            xml.writeEndElement();
        }
    }

    private static String id(String name) {
        return "_" + name;
    }

    private void entry(String name, String content) throws XMLStreamException {
        start(name);
        element("text", content);
        xml.writeEndElement();
    }

    private void element(String name, String content) throws XMLStreamException {
        start(name);
        xml.writeCharacters(clean(content));
        xml.writeEndElement();
    }

    private void start(String name, String... attributes) throws XMLStreamException {
        xml.writeStartElement(name);
        attributes(attributes);
    }

    private void empty(String name, String... attributes) throws XMLStreamException {
        xml.writeEmptyElement(name);
        attributes(attributes);
    }

    private void attributes(String... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i], clean(attributes[i + 1]));
        }
    }

    /** Without what XML has no place for; only words for people have such, as texts in FEEL are escaped. */
    private static String clean(String text) {
        return text.codePoints()
                .map(c -> c < 0x20 && c != '\t' && c != '\n' && c != '\r'
                                || c >= 0xd800 && c < 0xe000
                                || c == 0xfffe
                                || c == 0xffff
                        ? '?'
                        : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
