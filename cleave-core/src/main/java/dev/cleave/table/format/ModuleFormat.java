package dev.cleave.table.format;

import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;

/** The formats that modules of Cleave add, so that users hear which one they need. */
public enum ModuleFormat {
    PARQUET("Parquet", ".parquet", "PAR1", "cleave-parquet");

    private final String label;
    private final String suffix;
    private final String magic; // the first bytes of a file
    private final String module;

    ModuleFormat(String label, String suffix, String magic, String module) {
        this.label = label;
        this.suffix = suffix;
        this.magic = magic;
        this.module = module;
    }

    /** By its name or its first bytes; nothing is loaded to tell. */
    static Optional<ModuleFormat> of(Path file) {
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            return Optional.empty(); // a pipe can't be read twice
        }
        String start = start(file);
        String name = file.toString().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> name.endsWith(format.suffix) || start.startsWith(format.magic))
                .findFirst();
    }

    private static String start(Path file) {
        try (InputStream bytes = Files.newInputStream(file)) {
            return new String(bytes.readNBytes(4), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    /** What reads it; an {@link InputException} that says how to get it where it is not there. */
    TableFormat load(Path file) {
        return ServiceLoader.load(TableFormat.class, TableFormat.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(format -> format.name().equals(label))
                .findFirst()
                .orElseThrow(() -> new InputException(SourceLocation.in(file), problem()));
    }

    /** What is said where the module is not there. */
    public String problem() {
        return "is a " + label + " file, and what reads it, the module " + module
                + ", is not on the class path: add it (the launcher" + " does where a name ends in " + suffix
                + "), or save the file as CSV";
    }
}
