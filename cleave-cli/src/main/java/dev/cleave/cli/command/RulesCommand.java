package dev.cleave.cli.command;

import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.option.DurationConverter;
import dev.cleave.cli.option.WeightOptions;
import dev.cleave.cli.rules.RulesFormat;
import dev.cleave.cli.rules.RulesRequest;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.OutputFile;
import dev.cleave.interchange.sql.SqlDialect;
import dev.cleave.io.ModelFile;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave rules}: the rules of a model. */
@Command(
        name = "rules",
        description = {
            "Prints the rules of a model; with --evidence or --data, how each stands on rows: those that it covers,"
                    + " how many of them it gets right, precision, recall, and the rows that no other rule of its head"
                    + " covers.",
            "For classes: conditions, and the points that each gives to classes; with --plain, --evidence or --data,"
                    + " and as a program, the rules of each class. ProbLog lists the combinations of conditions that the"
                    + " rows of --data show, or all of them where they are few."
        },
        footer = {
            "",
            "Examples:",
            "  cleave rules patients.cleave --evidence",
            "  cleave rules patients.cleave --data patients.csv",
            "  cleave rules patients.cleave --as asp --plain"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class RulesCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Option(
            names = "--as",
            paramLabel = "FORM",
            description = {
                "text, asp, problog or json (text);",
                "table (CSV) or markdown, a line a condition or a rule;",
                "sql, java, javascript, python, r, prolog, pmml or dmn: a program that answers rows as predict does;",
                "onnx: the same as a graph (--out FILE); onnx-hard and onnx-soft: the trained networks;",
                "bnet, sbml-qual or boolsim: rules of genes, for tools that run networks;",
                "smtlib or dimacs: is there a valid input on which rules and network differ?"
            })
    private RulesFormat form = RulesFormat.TEXT;

    @Option(
            names = "--dialect",
            paramLabel = "NAME",
            defaultValue = "ansi",
            description = "Of SQL: ansi, postgres, duckdb or sqlite (${DEFAULT-VALUE}).")
    private SqlDialect dialect;

    @Option(
            names = "--table",
            paramLabel = "NAME",
            defaultValue = "data",
            description = "Of SQL: the table whose rows are answered (${DEFAULT-VALUE}).")
    private String table;

    @Option(names = "--out", paramLabel = "FILE", description = "Write to this file instead of standard output.")
    private @Nullable Path output;

    @Option(names = "--plain", description = "Without at-least rules.")
    private boolean plain;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "10s",
            description = "Look for few plain rules for this long at most (${DEFAULT-VALUE}).")
    private Duration timeLimit;

    @Option(names = "--evidence", description = "How each rule stood in training, on train and test rows.")
    private boolean shown;

    @Option(
            names = "--data",
            paramLabel = "DATA",
            description = "Rows with labels, to say how each rule stands on them.")
    private @Nullable String data;

    @Mixin
    private WeightOptions weights = new WeightOptions();

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        if (output == null && !form.isText()) {
            throw new InputException(SourceLocation.unknown(), "--as " + form + " is no text; name a file with --out");
        }
        byte[] written = form.bytes(new RulesRequest(
                file,
                ModelFile.read(file),
                form,
                plain,
                shown,
                timeLimit,
                rows(),
                dialect,
                table,
                className(),
                cleave.terminal()));
        if (output == null) {
            cleave.out().print(new String(written, StandardCharsets.UTF_8));
        } else {
            OutputFile.write(output, written);
        }
        return ExitCodes.DONE;
    }

    private Optional<RulesRequest.Source> rows() {
        return data == null
                ? Optional.empty()
                : Optional.of(new RulesRequest.Source(DataArgument.open(data, folder), weights));
    }

    /** That of the file, where it is one of Java. */
    private String className() {
        String name = output == null || output.getFileName() == null
                ? ""
                : output.getFileName().toString().replaceAll("\\.java$", "");
        return SourceVersion.isName(name) && !name.contains(".") ? name : "CleaveRules";
    }
}
