package dev.cleave.cli.command;

import dev.cleave.Learned;
import dev.cleave.cli.option.DurationConverter;
import dev.cleave.cli.report.ExplanationObject;
import dev.cleave.cli.terminal.ExitCodes;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.web.http.AccessToken;
import dev.cleave.web.http.HttpEndpoint;
import dev.cleave.web.http.RowApi;
import dev.cleave.web.http.ServeLimits;
import dev.cleave.web.pipe.PipeServer;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code cleave serve}: learns and answers for other programs. */
@Command(
        name = "serve",
        description = {
            "Answers other programs: with --http rows, as JSON, by the rules of a model; with --stdio the program that started it, as"
                    + " python/cleave does.",
            "Over HTTP, requests bring the token that is printed, or the one in the environment variable CLEAVE_TOKEN; the address itself"
                    + " shows what may be asked. Ctrl-C ends it after the requests that have begun."
        },
        footer = {"", "Examples:", "  cleave serve patients.cleave --http --port 8080", "  cleave serve --stdio"})
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class ServeCommand implements Callable<Integer> {
    @ParentCommand
    private CleaveCommand cleave;

    @Parameters(paramLabel = "MODEL", arity = "0..1", description = "A model file, for --http.")
    private @Nullable Path file;

    @ArgGroup(multiplicity = "1")
    private Way way;

    @Option(
            names = "--host",
            paramLabel = "NAME",
            defaultValue = "127.0.0.1",
            description = "The address to be reached at (${DEFAULT-VALUE}, from this machine alone).")
    private String host;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "0",
            description = "The port; any free one where not given.")
    private int port;

    @Option(names = "--max-bytes", paramLabel = "N", description = "The most bytes of a request (4 MiB).")
    private @Nullable Integer bytes;

    @Option(names = "--max-rows", paramLabel = "N", description = "The most rows of a batch (10,000).")
    private @Nullable Integer rows;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "How long a request may take to come, and a batch to be answered (10s).")
    private @Nullable Duration time;

    /** One of them. */
    static final class Way {
        @Option(names = "--http", description = "Answer rows over HTTP.")
        private boolean isHttp;

        @Option(names = "--stdio", description = "Read frames from standard input, and answer on standard output.")
        private boolean isPipe;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (way.isPipe) {
            new PipeServer().serve(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
            return ExitCodes.DONE;
        }
        if (file == null) {
            throw new InputException(
                    SourceLocation.unknown(), "name the model to answer by: cleave serve MODEL --http");
        }
        Learned learned = Learned.load(file);
        AccessToken token = AccessToken.of(System.getenv());
        RowApi api =
                new RowApi(learned, token.text(), limits(), why -> new ExplanationObject(learned.model(), 1).json(why));
        HttpEndpoint endpoint = start(api);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(endpoint)));
        cleave.out().println("answering at http://" + host + ":" + endpoint.port() + "/");
        cleave.out().println(token.isGiven() ? "the token is that of CLEAVE_TOKEN" : "the token is " + token.text());
        cleave.out().flush();
        new CountDownLatch(1).await(); // until the process is ended
        return ExitCodes.DONE;
    }

    private HttpEndpoint start(RowApi api) {
        try {
            return HttpEndpoint.start(new InetSocketAddress(host, port), api);
        } catch (IOException | IllegalArgumentException e) {
            throw new InputException(
                    SourceLocation.unknown(), "can't be reached at " + host + ":" + port + ": " + e.getMessage(), e);
        }
    }

    private ServeLimits limits() {
        ServeLimits limits = ServeLimits.defaults();
        limits = bytes == null ? limits : limits.withBytes(bytes);
        limits = rows == null ? limits : limits.withRows(rows);
        return time == null ? limits : limits.withTime(time);
    }

    private static void end(HttpEndpoint endpoint) {
        try {
            endpoint.close();
        } catch (IOException e) {
            // it ends anyway
        }
    }
}
