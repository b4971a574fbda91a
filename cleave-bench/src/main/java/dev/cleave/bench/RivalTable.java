package dev.cleave.bench;

import dev.cleave.datasets.NamedData;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Splits;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A table that programs are compared on: one file to learn from, one of rows held out. */
record RivalTable(String name, String target, Path train, Path test, int rows) {
    private static final double HELD_OUT = 0.3;
    private static final Map<String, List<String>> FILES = files();
    private static final List<String> NAMED = List.of("monk1", "mushroom", "car", "bcc", "cdc", "cdc-all", "covertype");

    /** By name: the file's name and its target. */
    private static Map<String, List<String>> files() {
        Map<String, List<String>> files = new TreeMap<>();
        files.put("letter", List.of("LetterRecognition", "lettr"));
        files.put("satellite", List.of("Satellite", "classes"));
        files.put("dna", List.of("DNA", "Class"));
        return files;
    }

    static List<String> names() {
        return Stream.of(FILES.keySet(), NAMED, MadeTables.names())
                .flatMap(some -> some.stream())
                .toList();
    }

    /**
     * Writes both files; nothing where the table is not on this machine.
     *
     * @param data the folder of data sets
     */
    static Optional<RivalTable> of(String name, Path data, Path folder) {
        if (FILES.containsKey(name)) {
            return ofFile(name, data.resolve("tables"), folder);
        }
        if (NAMED.contains(name)) {
            return ofNamed(name, data, folder);
        }
        Path file = folder.resolve(name + ".csv");
        MadeTables.write(name, file);
        return Optional.of(split(name, MadeTables.target(name), CsvFile.read(file), folder));
    }

    private static Optional<RivalTable> ofFile(String name, Path tables, Path folder) {
        String file = Objects.requireNonNull(FILES.get(name)).get(0);
        if (!Files.exists(tables.resolve(file + ".csv.gz"))) {
            return Optional.empty();
        }
        Table table = CsvFile.read(tables.resolve(file + ".csv.gz"));
        Set<Integer> held = lines(tables.resolve(file + ".test-0.txt")).stream()
                .map(line -> Integer.parseInt(line.strip()) - 1)
                .collect(Collectors.toCollection(TreeSet::new));
        int[] train = IntStream.range(0, table.rows())
                .filter(row -> !held.contains(row))
                .toArray();
        int[] test = held.stream().mapToInt(row -> row).sorted().toArray();
        return Optional.of(write(
                name, Objects.requireNonNull(FILES.get(name)).get(1), table, Rows.of(train), Rows.of(test), folder));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<RivalTable> ofNamed(String name, Path data, Path folder) {
        NamedData named = NamedData.find(name).orElseThrow();
        boolean isHere =
                !(named.origin() instanceof NamedData.Origin.InFolder file) || Files.exists(data.resolve(file.file()));
        return isHere ? Optional.of(split(name, named.target(), named.table(data), folder)) : Optional.empty();
    }

    private static RivalTable split(String name, String target, Table table, Path folder) {
        LabelledTable labelled = LabelledTable.of(table, TargetSpec.of(target));
        Split split = Splits.of(labelled.targets()).holdOut(HELD_OUT, 1);
        return write(name, target, labelled.table(), split.train(), split.test(), folder);
    }

    private static RivalTable write(String name, String target, Table table, Rows train, Rows test, Path folder) {
        Path learned = folder.resolve(name + ".train.csv");
        Path held = folder.resolve(name + ".test.csv");
        write(table.select(train), learned);
        write(table.select(test), held);
        return new RivalTable(name, target, learned, held, train.size());
    }

    private static void write(Table table, Path file) {
        try (Writer to = Files.newBufferedWriter(file)) {
            to.write(line(table.header()));
            for (int row = 0; row < table.rows(); row++) {
                int at = row;
                to.write(line(
                        table.columns().stream().map(column -> column.cell(at)).toList()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String line(List<String> cells) {
        return cells.stream()
                .map(cell -> cell.matches("[^\",\n\r]*") ? cell : "\"" + cell.replace("\"", "\"\"") + "\"")
                .collect(Collectors.joining(",", "", "\n"));
    }
}
