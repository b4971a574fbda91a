package dev.cleave.interchange.genes;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.bnet.BnetFile;
import dev.cleave.table.bnet.BooleanNetwork;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** A network of genes in a file: {@code .bnet} by its name, SBML-qual by its content. */
public final class GeneFile {
    private static final int START = 4_096; // bytes, among which an SBML file says that it is one

    private GeneFile() {}

    /** None where it is neither; an {@link InputException} with the place where it is broken. */
    public static Optional<BooleanNetwork> read(Path file) {
        if (file.toString().toLowerCase(Locale.ROOT).endsWith(".bnet")) {
            return Optional.of(BnetFile.read(file));
        }
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return SbmlQualReader.isOne(start(file))
                    ? Optional.of(SbmlQualReader.read(
                            SourceLocation.in(file), new String(Files.readAllBytes(file), StandardCharsets.UTF_8)))
                    : Optional.empty();
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be read: " + e.getMessage(), e);
        }
    }

    private static String start(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file)) {
            return new String(bytes.readNBytes(START), StandardCharsets.UTF_8);
        }
    }
}
