package dev.cleave.lab.tables;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A table of a folder, not yet read.
 *
 * @param target its column; none where nobody said so, and the last column is meant
 * @param heldOut files with the numbers of the rows held out, one for each split; empty where there are none
 */
record UnreadTable(String name, Path file, Optional<String> target, List<Path> heldOut) {
    private static final List<String> ENDINGS = List.of(".csv", ".csv.gz");

    UnreadTable {
        heldOut = List.copyOf(heldOut);
    }

    /** What a file's name is without its ending; none where it is no table. */
    static Optional<String> nameOf(Path file) {
        String name = file.getFileName().toString();
        return ENDINGS.stream()
                .filter(ending -> name.toLowerCase(Locale.ROOT).endsWith(ending) && name.length() > ending.length())
                .map(ending -> name.substring(0, name.length() - ending.length()))
                .findFirst();
    }

    /** In the names of files: letters, digits and dashes. */
    static String key(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }
}
