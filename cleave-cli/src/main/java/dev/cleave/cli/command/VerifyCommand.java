package dev.cleave.cli.command;

import dev.cleave.Learned;
import dev.cleave.Verification;
import dev.cleave.budget.Budget;
import dev.cleave.cli.answer.Wrapped;
import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.option.DurationConverter;
import dev.cleave.cli.report.VerificationReport;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.verification.Fidelity;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave verify}: the proof again, from the file alone. */
@Command(
        name = "verify",
        description = {
            "Checks again, from the file alone, that the rules are the network they were read from or written as, and whether they"
                    + " are proved to be the trained one.",
            "Exit code 0 where they are, 1 where they are not, or where it could not be decided. Rules that were learned"
                    + " with --dont-cares are checked on the combinations that rows showed, which the file holds.",
            "With --data also how often the rules answer as the networks that they were learned from: on these rows, and on"
                    + " inputs drawn column by column from them; and the most probable input where they do not."
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class VerifyCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "Stop after this long (60s, 2m), undecided.")
    private @Nullable Duration timeLimit;

    @Option(names = "--data", paramLabel = "DATA", description = "Rows, to compare the rules with their networks on.")
    private @Nullable String data;

    @Option(
            names = "--draws",
            paramLabel = "N",
            defaultValue = "20000",
            description = "How many inputs to draw, from the rows of DATA and from all inputs (20000).")
    private int draws;

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        if (draws < 1) {
            throw new InputException(SourceLocation.unknown(), "--draws must be at least 1, not " + draws);
        }
        Learned learned = Learned.load(file);
        Budget budget = timeLimit == null ? Budget.unlimited() : Budget.of(timeLimit);
        if (data != null && !learned.model().provenance().isTrained()) {
            throw new InputException(
                    SourceLocation.in(file),
                    "a person wrote these rules: there are no networks to compare them with on rows; leave --data out,"
                            + " or say how they stand with cleave evaluate");
        }
        Verification verification = learned.verify(budget);
        Optional<Table> table = Optional.ofNullable(data)
                .map(name -> DataArgument.open(name, folder).table());
        List<Fidelity> sizes =
                table.map(rows -> learned.frontierFidelity(rows, draws, 0)).orElse(List.of());
        Optional<Fidelity> fidelity = table.map(rows -> own(learned, sizes, rows));
        VerificationReport report =
                new VerificationReport(learned.model(), verification, learned.domainFidelity(budget), fidelity, sizes);
        if (json) {
            cleave.out().println(report.json());
        } else {
            report.lines().stream()
                    .flatMap(line -> Wrapped.onTerminal(line).stream())
                    .forEach(cleave.out()::println);
        }
        return verification.holds() ? ExitCodes.DONE : ExitCodes.NO;
    }

    /** That of the model's own rules, which are mostly one of the sizes. */
    private Fidelity own(Learned learned, List<Fidelity> sizes, Table rows) {
        for (int i = 0; i < sizes.size(); i++) {
            if (learned.frontier().get(i).rules().equals(learned.rules())) {
                return sizes.get(i);
            }
        }
        return learned.fidelity(rows, draws, 0);
    }
}
