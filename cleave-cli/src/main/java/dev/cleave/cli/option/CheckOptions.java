package dev.cleave.cli.option;

import dev.cleave.budget.Budget;
import dev.cleave.table.Table;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What commands take that look at models: maybe rows, a form, a time. */
@SuppressWarnings("NullAway.Init") // fields are set by picocli
public final class CheckOptions {
    @Option(names = "--data", paramLabel = "DATA", description = "Rows to look at, too, with or without labels.")
    private @Nullable String data;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "60s",
            description = "Count and prove for this long at most (${DEFAULT-VALUE}).")
    private Duration timeLimit;

    @Mixin
    private DataFolder folder = new DataFolder();

    public Optional<Table> rows() {
        return data == null
                ? Optional.empty()
                : Optional.of(DataArgument.open(data, folder).table());
    }

    public boolean json() {
        return json;
    }

    /** From now on. */
    public Budget budget() {
        return Budget.of(timeLimit);
    }
}
