package dev.cleave.cli.command;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.cli.answer.RuleSection;
import dev.cleave.cli.answer.Shortening;
import dev.cleave.cli.option.DurationConverter;
import dev.cleave.cli.report.FrontierText;
import dev.cleave.cli.rules.EvidenceRows;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.io.FrontierEntry;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave choose}: rules of another size, without learning again. */
@Command(
        name = "choose",
        description = {
            "Takes rules of another size from a model, without learning again: the largest that are no larger than"
                    + " asked for. Without --out, shows what there is to choose from."
        },
        footer = {
            "",
            "Examples:",
            "  cleave choose patients.cleave",
            "  cleave choose patients.cleave --rules 12 --out small.cleave"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class ChooseCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Option(names = "--rules", paramLabel = "N", description = "At most N rules.")
    private @Nullable Integer rules;

    @Option(names = "--literals", paramLabel = "N", description = "At most N literals.")
    private @Nullable Integer literals;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the other model to this file.")
    private @Nullable Path out;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "60s",
            description = "Look for a proof for this long at most (${DEFAULT-VALUE}).")
    private Duration timeLimit;

    @Override
    public Integer call() {
        Learned learned = Learned.load(file);
        if (learned.frontier().isEmpty()) {
            throw new InputException(
                    SourceLocation.in(file), "has rules of one size alone; learn again with --max-rules N");
        }
        Learned chosen =
                rules == null && literals == null ? learned : learned.choose(fitting(learned), Budget.of(timeLimit));
        if (out != null) {
            chosen.save(out);
        }
        new RuleSection(chosen.model(), EvidenceRows.of(chosen.standing()), List.of(), Shortening.none())
                .lines()
                .forEach(cleave.out()::println);
        cleave.out().println();
        new FrontierText(chosen.model()).lines().forEach(cleave.out()::println);
        return ExitCodes.DONE;
    }

    private FrontierEntry fitting(Learned learned) {
        Comparator<FrontierEntry> bySize =
                Comparator.comparingInt(rules == null ? FrontierEntry::literals : ChooseCommand::size);
        return learned.frontier().stream()
                .filter(entry ->
                        (rules == null || size(entry) <= rules) && (literals == null || entry.literals() <= literals))
                .max(bySize.thenComparingDouble(entry -> entry.score().accuracy()))
                .orElseThrow(() -> refused(Collections.min(learned.frontier(), bySize)));
    }

    /** Of points, how many conditions give them. */
    private static int size(FrontierEntry entry) {
        return Math.max(entry.size(), entry.rules().conditionsWithPoints());
    }

    private InputException refused(FrontierEntry least) {
        return new InputException(
                SourceLocation.in(file),
                "the smallest rules that it has are " + size(least) + " with " + least.literals()
                        + " literals; ask for no fewer");
    }
}
