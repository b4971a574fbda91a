package dev.cleave.cli.command;

import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.cli.report.DifferenceReport;
import dev.cleave.cli.report.ProofText;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.table.Table;
import dev.cleave.web.report.RowSet;
import dev.cleave.web.studio.Desk;
import dev.cleave.web.studio.StudioServer;
import dev.cleave.web.studio.StudioTexts;
import dev.cleave.web.studio.Workbench;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave studio}: rules in a browser, to be read, edited and proved. */
@Command(
        name = "studio",
        description = {
            "Opens a model in the browser: its rules can be edited there, in words, and scores move at once. Only this machine"
                    + " can reach it, by the address that is printed.",
            "What is done is kept in MODEL.studio beside the model as it is done, and the next start goes on from there."
        },
        footer = {"", "Example:", "  cleave studio patients.cleave --data patients.csv"})
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class StudioCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(
            paramLabel = "MODEL",
            arity = "0..1",
            description =
                    "A model file; without one, drop a table into the page, or give it with --data, and learn there.")
    private @Nullable Path file;

    @Option(names = "--data", paramLabel = "DATA", description = "Rows with labels, to score rules on.")
    private @Nullable String data;

    @Option(names = "--no-browser", description = "Print the address and open nothing.")
    private boolean closed;

    @Mixin
    private DataFolder folder = new DataFolder();

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (StudioServer server = StudioServer.start(desk())) {
            cleave.out().println("the studio is at " + server.address());
            cleave.out().println("end it with Ctrl-C; nothing is lost");
            cleave.out().flush();
            if (!closed) {
                open(server.address());
            }
            new CountDownLatch(1).await(); // until the process is ended
        }
        return ExitCodes.DONE;
    }

    /** In the folder of the model or, without one, in that where the command was started. */
    private Desk desk() {
        StudioTexts texts = new StudioTexts(
                some -> new ProofText(some.proof(), some.encoding()).lines(),
                some -> new ProofText(some.proof(), some.encoding()).sinceLearned(),
                found -> new DifferenceReport(found).lines());
        Optional<Table> table = data == null
                ? Optional.empty()
                : Optional.of(DataArgument.open(data, folder).table());
        if (file == null) {
            return new Desk(Path.of("").toAbsolutePath(), texts, table, Optional.empty());
        }
        Model model = ModelFile.read(file);
        List<RowSet> rows = table.map(given -> RowSet.of(model, given)).orElse(List.of());
        Path beside = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file.toAbsolutePath());
        Workbench bench = new Workbench(String.valueOf(file.getFileName()), beside, model, rows, texts);
        return new Desk(beside, texts, table, Optional.of(bench));
    }

    /** Where there is no browser the address that was printed is enough. */
    private static void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> command = system.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of(system.contains("mac") ? "open" : "xdg-open", address);
        try {
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // no such program
        }
    }
}
