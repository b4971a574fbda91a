package dev.cleave.cli.command;

import dev.cleave.cli.learn.ReportFile;
import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.Output;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.table.Table;
import dev.cleave.web.report.RowSet;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave report}: a page about a model. */
@Command(
        name = "report",
        description = {
            "Writes a page about a model that needs nothing beside itself: its rules and how each stands on rows, other sizes,"
                    + " columns, and what-if.",
            "With the rows that the model was learned from, those that were held out then are shown apart. Without --data the"
                    + " page has what the model file knows, and no pictures of columns."
        },
        footer = {
            "",
            "Examples:",
            "  cleave report patients.cleave --data patients.csv --out patients.html",
            "  cleave learn patients.csv --target outcome --report patients.html"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class ReportCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Option(
            names = "--data",
            paramLabel = "DATA",
            description = "Rows with labels, to say how each rule stands on them.")
    private @Nullable String data;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "The page to write.")
    private Path out;

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        new Output(cleave.out(), cleave.terminal(), false, out).requireWritable();
        Model model = ModelFile.read(file);
        ReportFile.write(ReportFile.report(String.valueOf(file.getFileName()), model, rows(model)), out);
        cleave.terminal().say("the report is in " + out);
        return ExitCodes.DONE;
    }

    private List<RowSet> rows(Model model) {
        if (data == null) {
            cleave.terminal().say("note: without --data the page has no pictures of columns");
            return List.of();
        }
        Table table = DataArgument.open(data, folder).table();
        return RowSet.of(model, table);
    }
}
