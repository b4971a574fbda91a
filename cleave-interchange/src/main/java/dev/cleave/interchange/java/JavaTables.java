package dev.cleave.interchange.java;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.interchange.program.ClassOdds;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.Statements;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The constants of a class. */
record JavaTables(Program program, Consumer<String> line) {
    private static final int NUMBERS = 2000; // in a text, of which none may have more than 65,535 bytes

    /** What is read and what is answered. */
    void columns() {
        array(
                "String[]",
                "COLUMNS",
                program.inputs().size(),
                i -> JavaNotation.quoted(program.inputs().get(i).name()));
        array(
                "boolean[]",
                "IS_NUMBER",
                program.inputs().size(),
                i -> Boolean.toString(program.inputs().get(i).isNumber()));
        array(
                "String[][]",
                "KNOWN",
                program.inputs().size(),
                i -> Statements.texts(program, i).stream()
                        .filter(Statements::isNumber)
                        .map(JavaNotation::quoted)
                        .collect(Collectors.joining(", ", "{", "}")));
        array(
                "String[]",
                "ANSWERED",
                program.target().outputs(),
                i -> JavaNotation.quoted(program.target().labels().get(i).column()));
        array("String[]", "POSITIVE", program.target().outputs(), i -> JavaNotation.quoted(program.positive(i)));
        array("String[]", "NEGATIVE", program.target().outputs(), i -> JavaNotation.quoted(program.negative(i)));
    }

    private void array(String type, String name, int size, IntFunction<String> element) {
        line.accept("private static final " + type + " " + name + " = "
                + IntStream.range(0, size).mapToObj(element).collect(Collectors.joining(", ", "{", "};")));
    }

    /** The points that classes begin with. */
    void start(List<BigInteger> points) {
        array("long[]", "START", points.size(), i -> points.get(i) + "L");
    }

    void odds(ClassOdds odds) {
        List<ClassOdds.Lead> lead = odds.lead().stream().toList();
        List<AnswerCalibration> answers = odds.answers();
        array(
                "double[][]",
                "WEIGHTS",
                lead.isEmpty() ? 0 : answers.size(),
                i -> numbers(lead.get(0).weights().get(i)));
        array(
                "double[]",
                "BIASES",
                lead.isEmpty() ? 0 : answers.size(),
                i -> Double.toString(lead.get(0).biases().get(i)));
        array(
                "double[][]",
                "FROM",
                answers.size(),
                i -> numbers(answers.get(i).curve().from()));
        array(
                "double[][]",
                "OWN",
                answers.size(),
                i -> numbers(answers.get(i).curve().probabilities()));
        array(
                "double[][]",
                "OTHERS",
                answers.size(),
                i -> numbers(answers.get(i).others()));
        array(
                "double[]",
                "LEAST",
                answers.size(),
                i -> Double.toString(answers.get(i).least()));
    }

    /** In texts that are not too long for a class. */
    private static String numbers(List<Double> numbers) {
        return IntStream.iterate(0, from -> from < numbers.size(), from -> from + NUMBERS)
                .mapToObj(from -> numbers.subList(from, Math.min(numbers.size(), from + NUMBERS)).stream()
                        .map(number -> Double.toString(number))
                        .collect(Collectors.joining(" ", "\"", "\"")))
                .collect(Collectors.joining(", ", "read(", ")"));
    }
}
