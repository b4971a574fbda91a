package dev.cleave.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** The command {@code cleave}: turns every outcome into an exit code, in one place. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        VectorModule.loadIfAllowed();
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        int code = run(out, Terminal.ofProcess(), args);
        out.flush();
        System.exit(code);
    }

    static int run(PrintStream out, Terminal terminal, String... args) {
        CommandLine command = new CommandLine(new CleaveCommand(out, terminal));
        command.setCaseInsensitiveEnumValuesAllowed(true);
        command.setUsageHelpAutoWidth(true);
        command.setOut(new java.io.PrintWriter(out, true, StandardCharsets.UTF_8));
        Failures failures = new Failures(terminal);
        command.setParameterExceptionHandler(failures::badUsage);
        command.setExecutionExceptionHandler(failures::failed);
        return command.execute(args);
    }
}
