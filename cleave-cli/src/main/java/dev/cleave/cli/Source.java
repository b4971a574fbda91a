package dev.cleave.cli;

import dev.cleave.data.BnetFile;
import dev.cleave.data.BooleanNetwork;
import dev.cleave.data.CsvFile;
import dev.cleave.data.InputException;
import dev.cleave.data.NamedData;
import dev.cleave.data.Place;
import dev.cleave.data.Table;
import dev.cleave.data.Transitions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * The rows that the user pointed at.
 *
 * @param name as the user wrote it
 * @param target what to predict where the user does not say; empty where that can't be known
 */
record Source(String name, Table table, String target) {
    private static final int SAMPLED_STATES = 1 << 15;

    /** DATA: a file if there is one of this name, else a named data set. */
    static Source open(String data, Path folder) {
        Path file = Path.of(data);
        if (Files.exists(file)) {
            return ofFile(data, file);
        }
        Optional<NamedData> named = NamedData.find(data);
        if (named.isPresent()) {
            return new Source(data, named.get().table(folder), named.get().target());
        }
        throw new InputException(
                Place.in(file), "there is no such file, and no data set of this name; there are " + NamedData.names());
    }

    private static Source ofFile(String data, Path file) {
        return data.toLowerCase(Locale.ROOT).endsWith(".bnet")
                ? new Source(data, transitions(BnetFile.read(file)).table(), "*_next")
                : new Source(data, CsvFile.read(file), "");
    }

    private static Transitions transitions(BooleanNetwork network) {
        return network.genes().size() <= Transitions.MOST_GENES
                ? network.transitions()
                : network.sample(SAMPLED_STATES, 0);
    }
}
