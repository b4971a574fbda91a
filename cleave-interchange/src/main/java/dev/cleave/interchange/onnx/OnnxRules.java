package dev.cleave.interchange.onnx;

import dev.cleave.interchange.program.ClassSums;
import dev.cleave.interchange.program.LabelOdds;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.interchange.program.Statements;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.List;
import java.util.stream.IntStream;

/** Rules as a graph: of each column that is answered its label and how probable each value is, and the rules that fire. */
public final class OnnxRules {
    private final Program program;
    private final GraphBuilder graph;
    private final OnnxNotation notation;
    private final RuleWriter writer;
    private final AnswerNodes answers;

    private OnnxRules(Program program) {
        this.program = program;
        this.graph = new GraphBuilder(program.inputs());
        this.notation = new OnnxNotation(program.inputs(), graph);
        this.writer = new RuleWriter(program, notation, "onnx");
        this.answers = new AnswerNodes(program.target(), graph);
    }

    /** The bytes of a file; an {@link InputException} where ONNX can't say them. */
    public static byte[] of(Program program) {
        if (program.inputs().isEmpty()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the rules read no column, so that a graph would have no input; use --as python or text");
        }
        return new OnnxRules(program).bytes();
    }

    private byte[] bytes() {
        new Statements(program, writer).each((name, condition) -> graph.renamed(condition, graph.own(name)));
        if (program.target().exclusive()) {
            classes();
        } else {
            IntStream.range(0, program.target().outputs()).forEach(this::label);
        }
        List<String> fired = program.numbered().stream().map(this::fired).toList();
        if (!fired.isEmpty()) {
            graph.output(graph.beside(fired), "rules", ElementKind.BOOL, fired.size());
        }
        return graph.toBytes(program.provenance().version(), Statements.comments(program));
    }

    private String fired(NumberedRule rule) {
        return graph.own("r" + rule.number());
    }

    private void classes() {
        String said = program.rules()
                .tally()
                .map(tally -> mostPoints(ClassSums.of(tally, writer)))
                .orElseGet(() -> graph.firstOfRow(
                        graph.beside(IntStream.range(0, program.target().outputs())
                                .mapToObj(output -> graph.own("h" + (output + 1)))
                                .toList())));
        answers.classes(
                said, new ClassOddsNodes(program.classOdds().orElseThrow(), notation, graph).probabilities(said));
    }

    private String mostPoints(List<String> sums) {
        String points = graph.beside(sums);
        return graph.firstOfRow(graph.node("Equal", List.of(points, graph.greatestOfRow(points))));
    }

    private void label(int output) {
        Definition head = program.rules().heads().get(output);
        LabelOdds odds = program.labelOdds().get(output);
        String holds = new StepNodes(graph).of(score(output, head, odds), odds);
        String other = graph.node("Sub", List.of(graph.constant(Initializer.number(1.0)), holds));
        answers.label(
                output, graph.own("h" + (output + 1)), program.negative(output), graph.beside(List.of(holds, other)));
    }

    private String score(int output, Definition head, LabelOdds odds) {
        if (odds.byPoints() && head.rules().get(0) instanceof Rule.AtLeast rule) {
            return writer.points(rule);
        }
        List<String> rules = program.of(false, output).stream().map(this::fired).toList();
        return rules.isEmpty()
                ? notation.sum(List.of())
                : graph.sumOfRow(graph.cast(graph.beside(rules), ElementKind.INT64));
    }
}
