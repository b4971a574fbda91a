package dev.cleave.examples;

import dev.cleave.table.bnet.BnetFile;
import dev.cleave.table.bnet.BooleanNetwork;







import java.nio.file.Path;
import java.util.Locale;

/** The Boolean networks of the data sets' module, on which the core, too, is tested. */
public enum ExampleNetwork {
    ARA,
    BUDDING,
    BUDDING_LI2004,
    FISSION,
    MAM;

    private static final Path FOLDER = Path.of("../cleave-datasets/src/main/resources/dev/cleave/datasets");

    public BooleanNetwork load() {
        return BnetFile.read(FOLDER.resolve(name().toLowerCase(Locale.ROOT).replace('_', '-') + ".bnet"));
    }
}
