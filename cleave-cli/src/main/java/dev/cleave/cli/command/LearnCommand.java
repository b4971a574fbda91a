package dev.cleave.cli.command;

import dev.cleave.ClassHead;
import dev.cleave.ClusterLearner;
import dev.cleave.Extract;
import dev.cleave.LearnOptions;
import dev.cleave.PredicateKind;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.cli.learn.LearnRun;
import dev.cleave.cli.learn.Resampling;
import dev.cleave.cli.option.ColumnOptions;
import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.option.DurationConverter;
import dev.cleave.cli.option.EvaluationOptions;
import dev.cleave.cli.option.FormOptions;
import dev.cleave.cli.option.SampleOptions;
import dev.cleave.cli.option.SparkOptions;
import dev.cleave.cli.option.TeachingOptions;
import dev.cleave.cli.option.WeightOptions;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.Output;
import dev.cleave.cli.terminal.Stopwatch;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.Metric;
import dev.cleave.evaluation.Task;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code cleave learn}: options in, one {@link LearnRun} out. */
@Command(
        name = "learn",
        description =
                "Learns from a table: prints what was read, how good the rules are, the rules, and what is certain.",
        footer = {
            "",
            "Examples:",
            "  cleave learn patients.csv --target outcome --out patients.cleave",
            "  cleave learn mam --folds 10",
            "  cleave learn claims.csv --target fraud --class-weights balanced",
            "  cleave learn patients.csv --target outcome --prefer readable",
            "  cleave learn network.bnet --json",
            "  cleave learn covertype --predicates mlp",
            "  cleave learn --spark spark://host:7077 --data 'claims/*.parquet' --target fraud"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class LearnCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DATA",
            arity = "0..1",
            description = "A file of rows (CSV, ARFF, JSON lines, Parquet; gzipped or not) or a .bnet network, - for"
                    + " standard input, or the name of a data set (cleave data).")
    private @Nullable String data;

    @Option(
            names = "--target",
            paramLabel = "COL",
            description = "What to predict: a column, a list a,b,c or a glob *_next.")
    private @Nullable String target;

    @Option(names = "--task", description = "binary, multiclass or multilabel; found from the target where not given.")
    private @Nullable Task task;

    @Option(names = "--positive", paramLabel = "VALUE", description = "The target's value that counts as positive.")
    private @Nullable String positive;

    @Mixin
    private ColumnOptions columns = new ColumnOptions();

    @Mixin
    private TeachingOptions teaching = new TeachingOptions();

    @Mixin
    private WeightOptions weights = new WeightOptions();

    @Mixin
    private SampleOptions sample = new SampleOptions();

    @Option(
            names = "--decision",
            paramLabel = "P",
            description =
                    "Say a label where it is more probable than P, 0 < P < 1 (0.5); below 0.5 it is said more often.")
    private @Nullable Double decision;

    @Option(
            names = "--metric",
            paramLabel = "METRIC",
            defaultValue = "auto",
            description =
                    "What size, form and decision are chosen by, and what is shown of sizes: accuracy, f1, macro-f1,"
                            + " balanced-accuracy or log-loss; auto is accuracy, and f1 for several labels and for one"
                            + " output of a large table (${DEFAULT-VALUE}).")
    private Metric metric;

    @ArgGroup
    private EvaluationOptions evaluation = new EvaluationOptions();

    @Option(
            names = "--predicates",
            paramLabel = "KIND",
            defaultValue = "thresholds",
            description =
                    "What rules are about: thresholds (what columns say), or mlp (p_1, p_2, ...: what a network invents"
                            + " from all columns, for tables that need it) (${DEFAULT-VALUE}).")
    private PredicateKind predicates;

    @Option(
            names = "--extract",
            paramLabel = "HOW",
            defaultValue = "auto",
            description =
                    "auto; search (its search alone); exact (the network, whatever the size); ternary (of a network"
                            + " whose conjunctions are one rule each); refit (these rules, scored anew); or the paper's"
                            + " own: disentangle, threshold (${DEFAULT-VALUE}).")
    private Extract extract;

    @Option(
            names = "--head",
            paramLabel = "HEAD",
            defaultValue = "both",
            description =
                    "Of networks for classes: mutex (probabilities), exactly-one (a constraint in training), or both"
                            + " (${DEFAULT-VALUE}).")
    private ClassHead head;

    @Mixin
    private FormOptions form = new FormOptions();

    @Option(
            names = "--seed",
            defaultValue = "0",
            description = "Where every random choice comes from (${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Threads to train with; the result is the same.")
    private @Nullable Integer threads;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "Stop training after this long (60s, 2m) and use what there is.")
    private @Nullable Duration timeLimit;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the model to this file.")
    private @Nullable Path out;

    @Option(names = "--report", paramLabel = "FILE", description = "Write a page about the model to this file.")
    private @Nullable Path report;

    @Option(names = "--verbose", description = "Also what each stage scored: networks, soft and hard, then rules.")
    private boolean verbose;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Mixin
    private DataFolder folder = new DataFolder();

    @Mixin
    private SparkOptions spark = new SparkOptions();

    @Override
    public Integer call() {
        Stopwatch watch = new Stopwatch();
        Budget budget = timeLimit == null ? Budget.unlimited() : Budget.of(timeLimit);
        Output output =
                new Output(cleave.out(), cleave.terminal(), json, out == null ? Output.NO_FILE : out, cleave.style());
        output.requireWritable();
        new Output(cleave.out(), cleave.terminal(), json, report == null ? Output.NO_FILE : report).requireWritable();
        LearnOptions options = options();
        if (spark.isAsked()) {
            onCluster(options, budget).run(output, watch);
            return ExitCodes.DONE;
        }
        spark.requireNone();
        DataArgument source = DataArgument.open(data(), folder);
        EncodingOptions encoding = columns.encoding(source.encoding(), weights.columns());
        TargetSpec wanted = spec(source);
        LabelledTable labelled = LabelledTable.of(sample.sampled(source.table(), wanted, encoding, seed), wanted);
        requireTask(Task.of(labelled.target()));
        weights.require(labelled);
        new LearnRun(
                        source.name(),
                        labelled,
                        evaluation.evaluation(source.share()),
                        options.withEncoding(encoding),
                        teaching.teaching(),
                        budget,
                        report == null ? Output.NO_FILE : report,
                        verbose)
                .run(output, watch);
        return ExitCodes.DONE;
    }

    private String data() {
        if (data == null) {
            throw new ParameterException(spec.commandLine(), "Missing required parameter: 'DATA'");
        }
        return data;
    }

    /** What this machine would print of its own learning. */
    private LearnRun onCluster(LearnOptions options, Budget budget) {
        if (target == null) {
            throw new InputException(SourceLocation.unknown(), "say what to predict with --target COL");
        }
        spark.requireAll(teaching, sample);
        String files = spark.data(data == null ? "" : data);
        LearnOptions all = options.withEncoding(columns.encoding(EncodingOptions.defaults(), weights.columns()));
        double share = evaluation.share(DataArgument.USUAL_SHARE);
        ClusterLearner.Request request = new ClusterLearner.Request(
                spark.master(), files, said(TargetSpec.of(target)), all, share, budget, TrainingListener.NONE);
        ClusterLearner.Outcome outcome = ClusterLearner.find().learn(request);
        requireTask(Task.of(outcome.data().target()));
        return new LearnRun(
                files,
                outcome.data(),
                new Resampling.Elsewhere(outcome.learned()),
                all,
                teaching.teaching(),
                budget,
                report == null ? Output.NO_FILE : report,
                verbose);
    }

    private TargetSpec spec(DataArgument source) {
        TargetSpec found = target != null ? TargetSpec.of(target) : source.target();
        if (found.names().isEmpty()) {
            throw new InputException(
                    SourceLocation.unknown().withFile(source.name()),
                    "say what to predict with --target COL; the columns are "
                            + String.join(
                                    ", ",
                                    source.table().header().stream().limit(20).toList()));
        }
        return said(found);
    }

    private TargetSpec said(TargetSpec named) {
        TargetSpec said = task == Task.MULTICLASS ? named.asClasses() : named;
        return positive == null ? said : said.withPositive(positive);
    }

    private void requireTask(Task found) {
        if (task != null && task != found) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the target makes a " + found + " task, not a " + task + " one; change --target or --task");
        }
    }

    private LearnOptions options() {
        if (threads != null && threads < 1) {
            throw new InputException(SourceLocation.unknown(), "--threads must be at least 1, not " + threads);
        }
        if (decision != null && !(decision > 0 && decision < 1)) {
            throw new InputException(
                    SourceLocation.unknown(), "--decision must be above 0 and below 1, not " + decision);
        }
        LearnOptions options = form.in(LearnOptions.defaults()
                .withSeed(seed)
                .withPredicates(predicates)
                .withExtract(extract)
                .withHead(head)
                .withMetric(metric)
                .withWeighting(weights.weighting()));
        options = decision == null ? options : options.withDecision(new DecisionThreshold(decision));
        return threads == null ? options : options.withThreads(threads);
    }
}
