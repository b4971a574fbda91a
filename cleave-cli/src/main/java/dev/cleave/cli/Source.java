package dev.cleave.cli;

import dev.cleave.data.BnetFile;
import dev.cleave.data.BooleanNetwork;
import dev.cleave.data.CsvFile;
import dev.cleave.data.EncodingOptions;
import dev.cleave.data.InputException;
import dev.cleave.data.Place;
import dev.cleave.data.Table;
import dev.cleave.data.TargetSpec;
import dev.cleave.data.Transitions;
import dev.cleave.datasets.NamedData;
import dev.cleave.datasets.Preparation;
import dev.cleave.datasets.Protocol;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * The rows that the user pointed at.
 *
 * @param name as the user wrote it
 * @param target what to predict where the user does not say; without a name where that can't be known
 * @param encoding what is known about the columns
 * @param share of the rows to hold out where the user does not say
 */
record Source(String name, Table table, TargetSpec target, EncodingOptions encoding, double share) {
    private static final double USUAL_SHARE = 0.2;
    private static final int SAMPLED_STATES = 1 << 15;

    /** DATA: a file if there is one of this name, else a named data set. */
    static Source open(String data, Path folder) {
        Path file = Path.of(data);
        if (Files.exists(file)) {
            return ofFile(data, file);
        }
        Optional<NamedData> named = NamedData.find(data);
        if (named.isPresent()) {
            return ofName(data, named.get(), folder);
        }
        throw new InputException(
                Place.in(file), "there is no such file, and no data set of this name; there are " + NamedData.names());
    }

    private static Source ofName(String data, NamedData named, Path folder) {
        Preparation preparation = named.preparation();
        double share = preparation.protocol() instanceof Protocol.HoldOut held ? held.share() : USUAL_SHARE;
        return new Source(data, named.table(folder), preparation.target(), preparation.encoding(), share);
    }

    private static Source plain(String data, Table table, String target) {
        return new Source(data, table, TargetSpec.of(target), EncodingOptions.defaults(), USUAL_SHARE);
    }

    private static Source ofFile(String data, Path file) {
        return data.toLowerCase(Locale.ROOT).endsWith(".bnet")
                ? plain(data, transitions(BnetFile.read(file)).table(), "*_next")
                : plain(data, CsvFile.read(file), "");
    }

    private static Transitions transitions(BooleanNetwork network) {
        return network.genes().size() <= Transitions.MOST_GENES
                ? network.transitions()
                : network.sample(SAMPLED_STATES, 0);
    }
}
