package dev.cleave.cli.command;

import dev.cleave.Learned;
import dev.cleave.cli.answer.Wrapped;
import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.option.LabelledRows;
import dev.cleave.cli.report.ExplanationObject;
import dev.cleave.cli.report.ExplanationText;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.explanation.Explanation;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave explain}: why a row has its answer, and what would give it another. */
@Command(
        name = "explain",
        description = "Says why the rules answer a row as they do, and the least that would have to change about it.")
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class ExplainCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(index = "0", paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Parameters(index = "1", paramLabel = "DATA", description = "Rows, with labels or without.")
    private String data;

    @Option(names = "--row", paramLabel = "N", required = true, description = "Which row, counted from 1.")
    private int row;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        Learned learned = Learned.load(file);
        Table table = DataArgument.open(data, folder).table();
        Map<String, String> cells = row(table);
        LabelledRows.say(learned.predict(table).get(row - 1).surprises(), cleave.terminal());
        Explanation explanation = learned.explain(cells);
        if (json) {
            cleave.out().println(new ExplanationObject(learned.model(), row).json(explanation));
        } else {
            new ExplanationText(learned.encoding(), row)
                    .lines(explanation).stream()
                            .flatMap(line -> Wrapped.onTerminal(line).stream())
                            .forEach(cleave.out()::println);
        }
        return ExitCodes.DONE;
    }

    private Map<String, String> row(Table table) {
        if (row < 1 || row > table.rows()) {
            throw new InputException(
                    table.place(), "there is no row " + row + "; choose --row from 1 to " + table.rows());
        }
        return table.row(row - 1);
    }
}
