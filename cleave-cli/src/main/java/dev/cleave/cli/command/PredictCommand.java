package dev.cleave.cli.command;

import dev.cleave.Learned;
import dev.cleave.cli.report.PredictionLines;
import dev.cleave.cli.report.SurpriseTally;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.Output;
import dev.cleave.evaluation.Task;
import dev.cleave.io.AtomicFile;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvBatches;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave predict}: what a model says of each row. */
@Command(
        name = "predict",
        description = {
            "Prints one line a row, as CSV: its number, the label by the rules, the probability of the positive label by the"
                    + " rules, the same by the soft network, and the rule that fired (- where none did).",
            "With several labels: those that hold, with the probabilities and the rule of each. With classes: the one that"
                    + " holds."
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class PredictCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(index = "0", paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Parameters(index = "1", paramLabel = "DATA", description = "Rows, with labels or without.")
    private String data;

    @Option(names = "--out", paramLabel = "FILE", description = "Write to this file.")
    private @Nullable Path out;

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() {
        Output output = new Output(cleave.out(), cleave.terminal(), false, out == null ? Output.NO_FILE : out);
        output.requireWritable();
        Learned learned = Learned.load(file);
        SurpriseTally surprises = new SurpriseTally(learned.encoding().columns());
        try {
            print(learned, surprises, output);
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(output.file()), "can't be written (" + e + ")", e);
        }
        LabelledRows.say(surprises.all(), cleave);
        return ExitCodes.DONE;
    }

    private void print(Learned learned, SurpriseTally surprises, Output output) throws IOException {
        if (output.hasFile()) {
            AtomicFile.write(output.file(), out -> print(learned, surprises, out));
        } else {
            print(learned, surprises, output.out());
            output.out().flush();
        }
    }

    private void print(Learned learned, SurpriseTally surprises, OutputStream out) throws IOException {
        boolean[] begun = {false};
        CsvBatches.Taker<PredictionLines> taker = (lines, firstRow) -> {
            if (!begun[0]) {
                PredictionLines.writeHeader(out);
                begun[0] = true;
            }
            lines.write(out, firstRow);
            surprises.add(lines.surprises());
        };
        Task task = Task.of(learned.encoding().target());
        Function<Table, PredictionLines> work = table -> PredictionLines.of(task, learned.answers(table));
        if (DataArgument.isRows(data)) {
            TableFile.each(Path.of(data), work, taker);
        } else {
            taker.take(work.apply(DataArgument.open(data, folder.path()).table()), 0);
        }
    }
}
