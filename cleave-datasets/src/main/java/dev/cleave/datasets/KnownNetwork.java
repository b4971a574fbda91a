package dev.cleave.datasets;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Suggestions;
import dev.cleave.table.bnet.BnetFile;
import dev.cleave.table.bnet.BooleanNetwork;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Boolean networks that come with the library. */
public enum KnownNetwork {
    /** Flower development of Arabidopsis thaliana, 15 genes (Chaos and others, 2006). */
    ARA("ara", "flower development of Arabidopsis thaliana, 15 genes"),
    /** Cell cycle of budding yeast, 12 genes (Li and others, 2004), as in the paper's data set. */
    BUDDING("budding", "cell cycle of budding yeast, 12 genes"),
    /** The same with Sic1 by the definition of 2004: at least 4 of 6. */
    BUDDING_LI2004("budding-li2004", "the same, Sic1 by the definition of 2004"),
    /** Cell cycle of fission yeast, 10 genes (Davidich and Bornholdt, 2008). */
    FISSION("fission", "cell cycle of fission yeast, 10 genes"),
    /** Mammalian cell cycle, 10 genes (Faure and others, 2006). */
    MAM("mam", "mammalian cell cycle, 10 genes");

    private final String label;
    private final String description;

    KnownNetwork(String label, String description) {
        this.label = label;
        this.description = description;
    }

    /** Its name for users. */
    public String label() {
        return label;
    }

    /** What it is, in a few words. */
    public String description() {
        return description;
    }

    public static List<String> labels() {
        return Arrays.stream(values()).map(KnownNetwork::label).toList();
    }

    /** An {@link InputException} with the names there are when none has this one. */
    public static KnownNetwork of(String label) {
        return Arrays.stream(values())
                .filter(network -> network.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new InputException(
                        SourceLocation.unknown(),
                        "there is no network '" + label + "'; " + Suggestions.of(label, labels())));
    }

    public BooleanNetwork load() {
        String name = label + ".bnet";
        try (InputStream bytes = KnownNetwork.class.getResourceAsStream(name)) {
            if (bytes == null) {
                throw new IllegalStateException("the library lacks its file " + name);
            }
            return BnetFile.parse(new String(bytes.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
