package dev.cleave.cli.command;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.budget.Budget;
import dev.cleave.cli.option.CheckOptions;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.io.ModelFile;
import dev.cleave.lint.Finding;
import dev.cleave.lint.ModelLint;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private CheckOptions options = new CheckOptions();

    @Override
    public Integer call() {
        Budget budget = options.budget();
        List<Finding> found = ModelLint.of(ModelFile.read(file), options.rows(), budget);
        if (budget.isExhausted()) {
            cleave.terminal().say("note: the time limit was reached; what could not be proved by then is not listed");
        }
        if (options.json()) {
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
