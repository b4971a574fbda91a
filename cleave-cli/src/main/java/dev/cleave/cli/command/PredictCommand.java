package dev.cleave.cli.command;

import dev.cleave.Learned;
import dev.cleave.TableAnswers;
import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.option.LabelledRows;
import dev.cleave.cli.prediction.LineCache;
import dev.cleave.cli.prediction.PredictionColumns;
import dev.cleave.cli.prediction.PredictionLines;
import dev.cleave.cli.prediction.SurpriseTally;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.cli.terminal.Output;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.io.AtomicFile;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvBatches;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Stream;
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
                    + " rules, the same by the soft network, the rule that fired (- where none did), and what was odd about"
                    + " the row: cells that are missing or new.",
            "With several labels each has columns of its own. With classes: the one that holds, and its probability.",
            "Columns that no rule reads may be absent; the network's column is then empty."
        },
        footer = {
            "",
            "Examples:",
            "  cleave predict patients.cleave new.csv --keep id,name --out answers.csv",
            "  zcat new.csv.gz | cleave predict patients.cleave -"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class PredictCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(index = "0", paramLabel = "MODEL", description = "A model file.")
    private Path file;

    @Parameters(index = "1", paramLabel = "DATA", description = "Rows, with labels or without.")
    private String data;

    @Option(
            names = "--keep",
            paramLabel = "COL",
            split = ",",
            description = "Columns of DATA to pass through, after the row's number.")
    private List<String> kept = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FILE", description = "Write to this file.")
    private @Nullable Path out;

    private final AtomicBoolean hasSaidAbsent = new AtomicBoolean();

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
        LabelledRows.say(surprises.all(), cleave.terminal());
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
        PredictionColumns columns = new PredictionColumns(learned.encoding().target(), kept);
        CsvBatches.Taker<PredictionLines> taker = (lines, firstRow) -> {
            if (!begun[0]) {
                PredictionLines.writeHeader(columns, out);
                begun[0] = true;
            }
            lines.write(out, firstRow);
            surprises.add(lines.surprises());
        };
        LineCache words = new LineCache(columns);
        Function<Table, PredictionLines> work = table -> lines(columns, words, table, learned);
        if (DataArgument.isRows(data)) {
            TableFile.each(DataArgument.file(data), needed(learned, columns)::contains, work, taker)
                    .forEach(note -> cleave.terminal().say("warning: " + note));
        } else {
            taker.take(work.apply(DataArgument.open(data, folder).table()), 0);
        }
    }

    /** What the model reads, and what is passed through. */
    private static List<String> needed(Learned learned, PredictionColumns columns) {
        return Stream.concat(learned.encoding().columns().stream().map(EncodedColumn::name), columns.kept().stream())
                .toList();
    }

    private PredictionLines lines(PredictionColumns columns, LineCache words, Table table, Learned learned) {
        TableAnswers answers = learned.answers(table);
        if (!answers.absent().isEmpty() && hasSaidAbsent.compareAndSet(false, true)) {
            cleave.terminal()
                    .say("note: columns that no rule reads are not there, so that the network has no answer: "
                            + String.join(", ", answers.absent()));
        }
        return PredictionLines.of(columns, words, table, answers);
    }
}
