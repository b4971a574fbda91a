package dev.cleave.cli.rules;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.cli.report.InventedText;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.interchange.asp.AspText;
import dev.cleave.interchange.dmn.DmnText;
import dev.cleave.interchange.genes.BoolSimText;
import dev.cleave.interchange.genes.GeneNetwork;
import dev.cleave.interchange.genes.SbmlQualText;
import dev.cleave.interchange.java.JavaText;
import dev.cleave.interchange.javascript.JavaScriptText;
import dev.cleave.interchange.markdown.MarkdownText;
import dev.cleave.interchange.obligation.DimacsText;
import dev.cleave.interchange.obligation.Obligation;
import dev.cleave.interchange.obligation.SmtLibText;
import dev.cleave.interchange.onnx.OnnxNetwork;
import dev.cleave.interchange.onnx.OnnxRules;
import dev.cleave.interchange.pmml.PmmlText;
import dev.cleave.interchange.prolog.PrologText;
import dev.cleave.interchange.python.PythonText;
import dev.cleave.interchange.r.RText;
import dev.cleave.interchange.sql.SqlText;
import dev.cleave.interchange.table.ConditionTable;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.table.bnet.BnetFile;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Function;

/** How rules are written. */
public enum RulesFormat {
    TEXT(RulesFormat::lines),
    /** Evidence has no place in a program. */
    ASP(RulesFormat::asp),
    /** Classes with their probabilities. */
    PROBLOG(request -> new ProbLogRequest(request).text()),
    /** A function that answers rows. */
    JAVASCRIPT(request -> JavaScriptText.of(request.model())),
    /** One condition a line. */
    TABLE(request -> ConditionTable.of(request.program(), request.model().standing())),
    /** One rule a line. */
    MARKDOWN(request -> MarkdownText.of(request.program())),
    /** A query. */
    SQL(request -> SqlText.of(request.program(), request.dialect(), request.table())),
    /** A class. */
    JAVA(request -> JavaText.of(request.program(), request.className())),
    /** A module. */
    PYTHON(request -> PythonText.of(request.program())),
    /** A function. */
    R(request -> RText.of(request.program())),
    /** A rule set. */
    PMML(request -> PmmlText.of(request.program())),
    /** Decision tables. */
    DMN(request -> DmnText.of(request.program())),
    /** The network that rules of genes are. */
    BNET(request -> BnetFile.print(GeneNetwork.of(request.model()))),
    /** The same for tools of systems biology. */
    SBML_QUAL(request -> SbmlQualText.of(GeneNetwork.of(request.model()))),
    /** The same for BoolSim. */
    BOOLSIM(request -> BoolSimText.of(GeneNetwork.of(request.model()))),
    /** A graph that answers rows. */
    ONNX(request -> "") {
        @Override
        public byte[] bytes(RulesRequest request) {
            return OnnxRules.of(request.program());
        }
    },
    /** The trained network, which passes on truths. */
    ONNX_HARD(request -> "") {
        @Override
        public byte[] bytes(RulesRequest request) {
            return OnnxNetwork.hard(request.model());
        }
    },
    /** The trained network, which passes on degrees of belief. */
    ONNX_SOFT(request -> "") {
        @Override
        public byte[] bytes(RulesRequest request) {
            return OnnxNetwork.soft(request.model());
        }
    },
    /** Answers, and why. */
    PROLOG(request -> PrologText.of(request.program())),
    /** Whether rules and network differ anywhere. */
    SMTLIB(request -> SmtLibText.of(Obligation.of(request.model()))),
    /** The same as clauses. */
    DIMACS(request -> DimacsText.of(Obligation.of(request.model()))),
    JSON(RulesFormat::json);

    private final Function<RulesRequest, String> writer;

    RulesFormat(Function<RulesRequest, String> writer) {
        this.writer = writer;
    }

    /** What a file of it holds. */
    public byte[] bytes(RulesRequest request) {
        return writer.apply(request).getBytes(StandardCharsets.UTF_8);
    }

    /** Whether it can be printed. */
    public boolean isText() {
        return this != ONNX && this != ONNX_HARD && this != ONNX_SOFT;
    }

    /** As users write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String lines(RulesRequest request) {
        StringBuilder text = new StringBuilder();
        request.lines().forEach(line -> text.append(line).append('\n'));
        new InventedText(request.model().encoding())
                .lines()
                .forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }

    private static String asp(RulesRequest request) {
        StringBuilder text = new StringBuilder();
        new InventedText(request.model().encoding())
                .lines()
                .forEach(line -> text.append("% ").append(line).append('\n'));
        return text.append(new AspText(Vocabulary.of(request.model().encoding())).program(request.rules()))
                .toString();
    }

    private static String json(RulesRequest request) {
        ObjectNode root = request.object().json();
        TargetObject.write(request.model().encoding().target(), root.putObject("target"));
        if (request.model().hasClassPoints() && !request.plain()) {
            new PointsObject(ClassConditions.of(request.model())).write(root.putObject("points"));
        }
        return root + "\n";
    }
}
