package dev.cleave.lab.trial;

import dev.cleave.datasets.NamedData;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

/** Data sets, each read once. Safe for use by many threads. */
public final class DataSetCache {
    private final Path folder;
    private final Map<DataSet, LabelledTable> read = new EnumMap<>(DataSet.class);

    public DataSetCache(Path folder) {
        this.folder = folder;
    }

    /** An {@link InputException} where a data set that comes as a file has none here, before any work is done. */
    public void requireFiles(Iterable<DataSet> sets) {
        for (DataSet set : sets) {
            if (set.named().origin() instanceof NamedData.Origin.InFolder file) {
                requireFolder();
                file.path(set.named(), folder);
            }
        }
    }

    private void requireFolder() {
        if (!Files.isDirectory(folder)) {
            throw new InputException(
                    SourceLocation.in(folder),
                    "there is no such folder; say where the data sets are with --data-dir or CLEAVE_DATA");
        }
    }

    /** Its rows, prepared as the paper does. */
    public synchronized LabelledTable get(DataSet set) {
        return read.computeIfAbsent(set, wanted -> wanted.load(folder));
    }

    void require(Trial trial) {
        trial.prepare(this);
    }
}
