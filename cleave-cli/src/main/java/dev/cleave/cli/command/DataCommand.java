package dev.cleave.cli.command;

import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.terminal.Output;
import dev.cleave.datasets.NamedData;
import dev.cleave.io.AtomicFile;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.csv.CsvPrinter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave data}: the data sets that have a name. */
@Command(name = "data", description = "Lists the named data sets, says where one is, or writes one as CSV.")
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class DataCommand implements Runnable {
    @ParentCommand
    private CleaveCommand cleave;

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public void run() {
        list(folder);
    }

    @Command(name = "list", description = "Lists the named data sets (the default).")
    void list(@Mixin DataFolder from) {
        int names = NamedData.all().stream()
                .mapToInt(data -> data.name().length())
                .max()
                .orElse(0);
        for (NamedData data : NamedData.all()) {
            cleave.out().println(String.format(Locale.ROOT, "%-" + names + "s  %s", data.name(), data.description()));
            cleave.out().println(" ".repeat(names + 2) + where(data, from));
        }
    }

    @Command(name = "path", description = "Prints the file of a named data set.")
    void path(@Parameters(paramLabel = "NAME") String name, @Mixin DataFolder from) {
        NamedData data = find(name);
        if (!(data.origin() instanceof NamedData.Origin.InFolder file)) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "'" + name + "' has no file, it is made in memory; write it with cleave data make " + name);
        }
        cleave.out().println(file.path(data, from.path()));
    }

    @Command(name = "make", description = "Writes a named data set as CSV, to standard output or a file.")
    void make(
            @Parameters(paramLabel = "NAME") String name,
            @Option(names = "--out", paramLabel = "FILE", description = "Write to this file.") @Nullable Path file,
            @Mixin DataFolder from) {
        Output output = new Output(cleave.out(), cleave.terminal(), false, file == null ? Output.NO_FILE : file);
        output.requireWritable();
        String csv = CsvPrinter.print(find(name).table(from.path()));
        if (!output.hasFile()) {
            cleave.out().print(csv);
            return;
        }
        try {
            AtomicFile.write(output.file(), csv.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(output.file()), "can't be written (" + e.getMessage() + ")", e);
        }
    }

    private static String where(NamedData data, DataFolder from) {
        if (!(data.origin() instanceof NamedData.Origin.InFolder file)) {
            return "made in memory";
        }
        Path path = from.path().resolve(file.file());
        return Files.isRegularFile(path) ? path.toString() : "not here: " + file.source();
    }

    private static NamedData find(String name) {
        return NamedData.find(name)
                .orElseThrow(() -> new InputException(
                        SourceLocation.unknown(),
                        "there is no data set '" + name + "'; there are " + NamedData.names()));
    }
}
