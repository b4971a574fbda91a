package dev.cleave.lab.trial;

import dev.cleave.data.InputException;
import dev.cleave.data.Labelled;
import dev.cleave.data.Place;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

/** Data sets, each read once. Safe for use by many threads. */
public final class Library {
    private final Path folder;
    private final Map<DataSet, Labelled> read = new EnumMap<>(DataSet.class);

    public Library(Path folder) {
        this.folder = folder;
    }

    /** An {@link InputException} where a data set that comes as a file has none here, before any work is done. */
    public void requireFiles(Iterable<DataSet> sets) {
        for (DataSet set : sets) {
            if (set.named().origin() instanceof dev.cleave.datasets.NamedData.Origin.InFolder file) {
                requireFolder();
                file.path(set.named(), folder);
            }
        }
    }

    private void requireFolder() {
        if (!Files.isDirectory(folder)) {
            throw new InputException(
                    Place.in(folder),
                    "there is no such folder; say where the data sets are with --data-dir or CLEAVE_DATA");
        }
    }

    /** Its rows, prepared as the paper does. */
    public synchronized Labelled get(DataSet set) {
        return read.computeIfAbsent(set, wanted -> wanted.load(folder));
    }

    void require(Trial trial) {
        trial.prepare(this);
    }
}
