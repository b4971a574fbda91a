package dev.cleave.lab.tables;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Suggestions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A folder of tables: {@code NAME.csv} or {@code NAME.csv.gz}, rows held out in {@code NAME.test-0.txt}, and so on.
 *
 * @param targetList a file with lines of a table's name and its target, which need not be there
 */
record TableFolder(Path folder, Path targetList) {

    /**
     * In the order of their names. An {@link InputException} where there are none, or names fit nothing.
     *
     * @param targets that were said, by table; they come before those of the folder's own file
     * @param only the tables that are wanted; all where it is empty
     */
    List<UnreadTable> tables(Map<String, String> targets, List<String> only) {
        Map<String, Path> files = files();
        Map<String, String> all = listedTargets(files);
        targets.keySet().forEach(name -> require(name, files));
        only.forEach(name -> require(name, files));
        all.putAll(targets);
        List<UnreadTable> tables = new ArrayList<>();
        files.forEach((name, file) -> {
            if (only.isEmpty() || only.contains(name)) {
                tables.add(new UnreadTable(name, file, Optional.ofNullable(all.get(name)), heldOut(name)));
            }
        });
        return tables;
    }

    private Map<String, Path> files() {
        if (!Files.isDirectory(folder)) {
            throw new InputException(SourceLocation.in(folder), "there is no such folder; give one of CSV files");
        }
        Map<String, Path> files = new TreeMap<>();
        Map<String, String> keys = new LinkedHashMap<>();
        try (Stream<Path> list = Files.list(folder)) {
            list.sorted()
                    .forEach(file -> UnreadTable.nameOf(file).ifPresent(name -> {
                        requireNew(name, file, keys);
                        files.put(name, file);
                    }));
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(folder), "can't be read (" + e.getMessage() + ")", e);
        }
        if (files.isEmpty()) {
            throw new InputException(
                    SourceLocation.in(folder), "there is no table in this folder; give one with *.csv or *.csv.gz");
        }
        return files;
    }

    private static void requireNew(String name, Path file, Map<String, String> keys) {
        String other = keys.put(UnreadTable.key(name), name);
        if (other != null) {
            throw new InputException(
                    SourceLocation.in(file),
                    "another table has the same name, " + OneLine.quoted(other) + "; rename or remove one");
        }
    }

    private void require(String name, Map<String, Path> files) {
        if (!files.containsKey(name)) {
            throw noTable(SourceLocation.in(folder), name, files);
        }
    }

    private static InputException noTable(SourceLocation place, String name, Map<String, Path> files) {
        return new InputException(
                place,
                "there is no table " + OneLine.quoted(name) + "; " + Suggestions.of(name, List.copyOf(files.keySet())));
    }

    private Map<String, String> listedTargets(Map<String, Path> files) {
        Map<String, String> targets = new LinkedHashMap<>();
        List<String> lines = Files.exists(targetList) ? HeldOutFile.lines(targetList) : List.of();
        for (int i = 0; i < lines.size(); i++) {
            SourceLocation place = SourceLocation.in(targetList).withLine(i + 1L);
            String[] words = lines.get(i).strip().split("\\s+", 2);
            if (words.length == 2) {
                if (!files.containsKey(words[0])) {
                    throw noTable(place, words[0], files);
                }
                targets.put(words[0], words[1]);
            } else if (!words[0].isEmpty()) {
                throw new InputException(
                        place, "a line has a table's name and its target, not " + OneLine.quoted(words[0]) + " alone");
            }
        }
        return targets;
    }

    private List<Path> heldOut(String name) {
        return Stream.iterate(0, i -> i + 1)
                .map(i -> folder.resolve(name + ".test-" + i + ".txt"))
                .takeWhile(Files::exists)
                .toList();
    }
}
