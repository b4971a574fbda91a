package dev.cleave.cli.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.budget.Budget;
import dev.cleave.cli.report.InventedText;
import dev.cleave.cli.report.PointsObject;
import dev.cleave.cli.report.RulesObject;
import dev.cleave.cli.report.RulesText;
import dev.cleave.cli.report.TargetObject;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.OutputFile;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.interchange.asp.AspText;
import dev.cleave.interchange.java.JavaText;
import dev.cleave.interchange.javascript.JavaScriptText;
import dev.cleave.interchange.markdown.MarkdownText;
import dev.cleave.interchange.obligation.DimacsText;
import dev.cleave.interchange.obligation.Obligation;
import dev.cleave.interchange.obligation.SmtLibText;
import dev.cleave.interchange.pmml.PmmlText;
import dev.cleave.interchange.problog.ProbLogText;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.prolog.PrologText;
import dev.cleave.interchange.python.PythonText;
import dev.cleave.interchange.r.RText;
import dev.cleave.interchange.sql.SqlDialect;
import dev.cleave.interchange.sql.SqlText;
import dev.cleave.interchange.table.ConditionTable;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.exact.ConjunctionCombinations;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
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
                "sql, java, javascript, python, r, prolog or pmml: a program that answers rows as predict does;",
                "smtlib or dimacs: is there a valid input on which rules and network differ?"
            })
    private Form form = Form.TEXT;

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

    private @Nullable PrintStream written;

    @Mixin
    private WeightOptions weights = new WeightOptions();

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        Model model = ModelFile.read(file);
        if (output == null) {
            form.print(this, model);
            return ExitCodes.DONE;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        written = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        form.print(this, model);
        written.flush();
        OutputFile.write(output, bytes.toByteArray());
        return ExitCodes.DONE;
    }

    private PrintStream out() {
        return written == null ? cleave.out() : written;
    }

    /** What the model applies; plain rules would be others. */
    private Program program(Model model) {
        if (plain) {
            throw new InputException(
                    SourceLocation.in(file),
                    "--plain is for --as text, asp and json; --as "
                            + form.name().toLowerCase(Locale.ROOT) + " says the rules as they are applied");
        }
        return Program.of(model);
    }

    /** That of the file, where it is one of Java. */
    private String className() {
        String name = output == null || output.getFileName() == null
                ? ""
                : output.getFileName().toString().replaceAll("\\.java$", "");
        return SourceVersion.isName(name) && !name.contains(".") ? name : "CleaveRules";
    }

    private RuleSet rules(Model model) {
        return plain ? plain(model) : model.rules();
    }

    /** Classes as points, unless plain rules or evidence are asked for. */
    private List<String> text(Model model) {
        if (!plain && !shown && data == null && model.hasClassPoints()) {
            return ClassConditions.of(model).lines();
        }
        RuleSet rules = rules(model);
        return new RulesText(Vocabulary.of(model.encoding()), rules, evidence(model, rules)).lines();
    }

    private RulesObject object(Model model) {
        RuleSet rules = rules(model);
        return new RulesObject(Vocabulary.of(model.encoding()), rules, evidence(model, rules));
    }

    private String problog(Model model) {
        if (!model.encoding().target().exclusive()) {
            throw new InputException(
                    SourceLocation.in(file),
                    "ProbLog programs give the probabilities of classes, and this model has none; use --as asp");
        }
        if (!model.hasClassPoints() && model.rules().tally().isPresent()) {
            throw new InputException(
                    SourceLocation.in(file),
                    "ProbLog has no sums to compare the points of classes by, and the model has no network for these"
                            + " rules; use --as asp");
        }
        if (!model.hasClassPoints()) {
            return ProbLogText.of(model.rules(), Vocabulary.of(model.encoding()));
        }
        ClassConditions conditions = ClassConditions.of(model);
        return ProbLogText.of(model.proved(), model.rules(), Vocabulary.of(model.encoding()), combinations(conditions));
    }

    private ConjunctionCombinations combinations(ClassConditions conditions) {
        if (data != null) {
            Table rows = DataArgument.open(data, folder.path()).table();
            return conditions.shownBy(conditions.model().encoding().inputs(rows).inputs());
        }
        return conditions
                .possible()
                .orElseThrow(() -> new InputException(
                        SourceLocation.in(file),
                        "there are too many combinations of conditions to list them all; give rows whose combinations"
                                + " to list with --data DATA"));
    }

    /** Machines get what the file has; people, what they ask for. */
    private EvidenceRows evidence(Model model, RuleSet rules) {
        if (data != null) {
            DataArgument source = DataArgument.open(data, folder.path());
            return EvidenceRows.of(rules, LabelledRows.of(model.encoding(), source, weights, cleave));
        }
        EvidenceRows saved = EvidenceRows.of(model.standing());
        if (rules.equals(model.rules()) && !saved.isEmpty()) {
            return shown || form == Form.JSON ? saved : EvidenceRows.none();
        }
        if (shown) {
            cleave.terminal().say("note: the model has no evidence of these rules; give rows with --data");
        }
        return EvidenceRows.none();
    }

    private RuleSet plain(Model model) {
        PlainRules plainer = PlainRules.of(model.rules(), model.encoding().domain(), Budget.of(timeLimit));
        if (plainer.kept() > 0) {
            cleave.terminal()
                    .say("note: at-least rules that stand for too many plain ones and stay: " + plainer.kept());
        }
        return plainer.rules();
    }

    /** How rules are written. */
    enum Form {
        TEXT {
            @Override
            void print(RulesCommand command, Model model) {
                command.text(model).forEach(command.out()::println);
                new InventedText(model.encoding()).lines().forEach(command.out()::println);
            }
        },
        /** Evidence has no place in a program. */
        ASP {
            @Override
            void print(RulesCommand command, Model model) {
                new InventedText(model.encoding())
                        .lines()
                        .forEach(line -> command.out().println("% " + line));
                command.out().print(new AspText(Vocabulary.of(model.encoding())).program(command.rules(model)));
            }
        },
        /** Classes with their probabilities. */
        PROBLOG {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(command.problog(model));
            }
        },
        /** A function that answers rows. */
        JAVASCRIPT {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(JavaScriptText.of(model));
            }
        },
        /** One condition a line. */
        TABLE {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(ConditionTable.of(command.program(model)));
            }
        },
        /** One rule a line. */
        MARKDOWN {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(MarkdownText.of(command.program(model)));
            }
        },
        /** A query. */
        SQL {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(SqlText.of(command.program(model), command.dialect, command.table));
            }
        },
        /** A class. */
        JAVA {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(JavaText.of(command.program(model), command.className()));
            }
        },
        /** A module. */
        PYTHON {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(PythonText.of(command.program(model)));
            }
        },
        /** A function. */
        R {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(RText.of(command.program(model)));
            }
        },
        /** A rule set. */
        PMML {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(PmmlText.of(command.program(model)));
            }
        },
        /** Answers, and why. */
        PROLOG {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(PrologText.of(command.program(model)));
            }
        },
        /** Whether rules and network differ anywhere. */
        SMTLIB {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(SmtLibText.of(Obligation.of(model)));
            }
        },
        /** The same as clauses. */
        DIMACS {
            @Override
            void print(RulesCommand command, Model model) {
                command.out().print(DimacsText.of(Obligation.of(model)));
            }
        },
        JSON {
            @Override
            void print(RulesCommand command, Model model) {
                ObjectNode root = command.object(model).json();
                TargetObject.write(model.encoding().target(), root.putObject("target"));
                if (model.hasClassPoints() && !command.plain) {
                    new PointsObject(ClassConditions.of(model)).write(root.putObject("points"));
                }
                command.out().println(root);
            }
        };

        abstract void print(RulesCommand command, Model model);
    }
}
