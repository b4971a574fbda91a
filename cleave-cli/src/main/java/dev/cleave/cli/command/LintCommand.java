package dev.cleave.cli.command;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.budget.Budget;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.io.ModelFile;
import dev.cleave.lint.Finding;
import dev.cleave.lint.ModelLint;
import dev.cleave.table.Table;
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

/** {@code cleave lint}: what is odd about the rules of a model. */
@Command(
        name = "lint",
        description = {
            "Looks for rules that never fire or that the others imply, classes that contradict or are never said and,"
                    + " with --data, for rules that fire on no row, thresholds outside the numbers or with one row alone"
                    + " on a side, and rows unlike those of training: cells that it did not have, and means that have"
                    + " moved.",
            "Exit code 0 where nothing was found, 1 where something was."
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class LintCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Option(names = "--data", paramLabel = "DATA", description = "Rows, with or without labels.")
    private @Nullable String data;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "60s",
            description = "Prove for this long at most (${DEFAULT-VALUE}).")
    private Duration timeLimit;

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        Optional<Table> rows = data == null
                ? Optional.empty()
                : Optional.of(DataArgument.open(data, folder.path()).table());
        Budget budget = Budget.of(timeLimit);
        List<Finding> found = ModelLint.of(ModelFile.read(file), rows, budget);
        if (budget.isExhausted()) {
            cleave.terminal().say("note: the time limit was reached; what could not be proved by then is not listed");
        }
        if (json) {
            cleave.out().println(object(found));
        } else {
            found.forEach(finding -> cleave.out().println(finding));
            cleave.out().println(found.isEmpty() ? "nothing odd was found" : "found: " + found.size());
        }
        return found.isEmpty() ? ExitCodes.DONE : ExitCodes.NO;
    }

    private static ObjectNode object(List<Finding> found) {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        ArrayNode all = root.putArray("findings");
        for (Finding finding : found) {
            all.addObject()
                    .put("kind", finding.kind().name())
                    .put("subject", finding.subject())
                    .put("text", finding.text());
        }
        return root;
    }
}
