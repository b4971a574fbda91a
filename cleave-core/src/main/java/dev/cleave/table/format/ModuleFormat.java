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
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Pattern;

/** The formats that modules of Cleave add, so that users hear which one they need. */
public enum ModuleFormat {
    PARQUET("Parquet", List.of(".parquet"), List.of("PAR1"), "cleave-parquet"),
    /** Files and streams, and both versions of Feather. */
    ARROW(
            "Arrow",
            List.of(".arrow", ".arrows", ".feather"),
            List.of("ARROW1", "FEA1", "\u00ff\u00ff\u00ff\u00ff"),
            "cleave-arrow"),
    /** Workbooks, and those of before 2007, which are not read but known. */
    EXCEL("Excel", List.of(".xlsx", ".xlsm", ".xls"), List.of("\u00d0\u00cf\u0011\u00e0"), "cleave-excel") {
        /** Or a zip file whose first entry is one of a workbook. */
        @Override
        boolean begins(String start) {
            return super.begins(start) || WORKBOOK.matcher(start).lookingAt();
        }
    };

    private static final int START = 64;
    private static final Pattern WORKBOOK =
            Pattern.compile("PK\\03\\04.{26}(\\[Content_Types]\\.xml|_rels/|docProps/|xl/)", Pattern.DOTALL);

    private final String label;
    private final List<String> suffixes; // of a file's name
    private final List<String> starts; // the first bytes of a file
    private final String module;

    ModuleFormat(String label, List<String> suffixes, List<String> starts, String module) {
        this.label = label;
        this.suffixes = suffixes;
        this.starts = starts;
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
                .filter(format -> format.suffixes.stream().anyMatch(name::endsWith) || format.begins(start))
                .findFirst();
    }

    boolean begins(String start) {
        return starts.stream().anyMatch(start::startsWith);
    }

    private static String start(Path file) {
        try (InputStream bytes = Files.newInputStream(file)) {
            return new String(bytes.readNBytes(START), StandardCharsets.ISO_8859_1);
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
        return "is " + article() + label + " file, and what reads it, the module " + module
                + ", is not on the class path: add it (the launcher does where a name ends in "
                + String.join(" or ", suffixes) + "), or save the file as CSV";
    }

    private String article() {
        return this == PARQUET ? "a " : "an ";
    }
}
