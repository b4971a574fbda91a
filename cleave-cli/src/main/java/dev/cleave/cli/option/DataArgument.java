package dev.cleave.cli.option;

import dev.cleave.datasets.NamedData;
import dev.cleave.datasets.Preparation;
import dev.cleave.datasets.Protocol;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.Transitions;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.interchange.jdbc.QueryTable;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.bnet.BnetFile;
import dev.cleave.table.bnet.BooleanNetwork;
import dev.cleave.table.format.TableFile;
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
public record DataArgument(String name, Table table, TargetSpec target, EncodingOptions encoding, double share) {
    /** Of the rows to hold out. */
    public static final double USUAL_SHARE = 0.2;

    private static final int SAMPLED_STATES = 1 << 15;

    /** DATA: a file if there is one of this name, else a named data set, or a database. */
    public static DataArgument open(String data, DataFolder folder) {
        if (QueryTable.isUrl(data)) {
            return plain(
                    QueryTable.shown(data), QueryTable.read(data, folder.query().orElse("")), "");
        }
        return open(data, folder.path());
    }

    private static DataArgument open(String data, Path folder) {
        if (StandardInput.is(data)) {
            return ofFile(StandardInput.NAME, StandardInput.file());
        }
        Path file = Path.of(data);
        if (Files.exists(file)) {
            return ofFile(data, file);
        }
        Optional<NamedData> named = NamedData.find(data);
        if (named.isPresent()) {
            return ofName(data, named.get(), folder);
        }
        throw new InputException(
                SourceLocation.in(file),
                "there is no such file, and no data set of this name; there are " + NamedData.names());
    }

    /** Whether DATA is a file of rows. */
    public static boolean isRows(String data) {
        return StandardInput.is(data) || !QueryTable.isUrl(data) && Files.exists(Path.of(data)) && !isNetwork(data);
    }

    /** The file of rows that DATA is. */
    public static Path file(String data) {
        return StandardInput.is(data) ? StandardInput.file() : Path.of(data);
    }

    private static boolean isNetwork(String data) {
        return data.toLowerCase(Locale.ROOT).endsWith(".bnet");
    }

    private static DataArgument ofName(String data, NamedData named, Path folder) {
        Preparation preparation = named.preparation();
        double share = preparation.protocol() instanceof Protocol.HoldOut held ? held.share() : USUAL_SHARE;
        return new DataArgument(data, named.table(folder), preparation.target(), preparation.encoding(), share);
    }

    private static DataArgument plain(String data, Table table, String target) {
        return new DataArgument(data, table, TargetSpec.of(target), EncodingOptions.defaults(), USUAL_SHARE);
    }

    private static DataArgument ofFile(String data, Path file) {
        return isNetwork(data)
                ? plain(data, transitions(BnetFile.read(file)).table(), "*_next")
                : plain(data, TableFile.read(file), "");
    }

    private static Transitions transitions(BooleanNetwork network) {
        return network.genes().size() <= Transitions.MOST_GENES
                ? Transitions.all(network)
                : Transitions.sample(network, SAMPLED_STATES, 0);
    }
}
