package dev.cleave.data;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A data set that has a name here: made in memory, or read from the user's folder of data sets. */
public record NamedData(String name, String description, String target, Origin origin) {
    private static final String UCI = "the UCI Machine Learning Repository, data set ";

    private static final List<NamedData> FILES = List.of(
            file("monk2", "MONK's problem 2, 432 rows", "class", "monk2-test.csv", UCI + "70"),
            file("monk3", "MONK's problem 3, 432 rows", "class", "monk3-test.csv", UCI + "70"),
            file("mushroom", "edible or poisonous, 8,124 rows", "class", "mushroom.csv", UCI + "73"),
            file("bcc", "Breast Cancer Coimbra, 116 rows", "Classification", "bcc.csv", UCI + "451"),
            file("car", "car evaluation, 1,728 rows, 4 classes", "class", "car.csv", UCI + "19"),
            file("cdc", "CDC diabetes indicators, 253,680 rows", "Diabetes_binary", "cdc-diabetes.csv.gz", UCI + "891"),
            file(
                    "covertype",
                    "forest cover type, 15,120 rows, 7 classes",
                    "Cover_Type",
                    "covertype-15120.csv.gz",
                    UCI + "31"));

    /** All of them, those that are made first. */
    public static List<NamedData> all() {
        Stream<NamedData> networks = Arrays.stream(KnownNetwork.values())
                .map(network ->
                        new NamedData(network.label(), network.description(), "*_next", new Origin.Network(network)));
        return Stream.of(
                        Stream.of(new NamedData(
                                "monk1", "MONK's problem 1, 432 rows: a1 = a2 or a5 = 1", "class", new Origin.Monk())),
                        networks,
                        FILES.stream())
                .flatMap(found -> found)
                .toList();
    }

    public static Optional<NamedData> find(String name) {
        return all().stream().filter(data -> data.name.equals(name)).findFirst();
    }

    /** {@code monk1, ara, ...}, for messages. */
    public static String names() {
        return all().stream().map(NamedData::name).collect(Collectors.joining(", "));
    }

    /** Reads or makes it; an {@link InputException} that says where to get it where the file is not there. */
    public Table table(Path folder) {
        return origin.table(this, folder);
    }

    private static NamedData file(String name, String description, String target, String file, String source) {
        return new NamedData(name, description, target, new Origin.InFolder(file, source));
    }

    /** Where the rows come from. */
    public sealed interface Origin {
        Table table(NamedData data, Path folder);

        /** MONK's first problem, made from its definition. */
        record Monk() implements Origin {
            @Override
            public Table table(NamedData data, Path folder) {
                return Monk1.table();
            }
        }

        /** All transitions of a Boolean network. */
        record Network(KnownNetwork network) implements Origin {
            @Override
            public Table table(NamedData data, Path folder) {
                return network.load().transitions().table();
            }
        }

        /** A file that users get themselves. */
        record InFolder(String file, String source) implements Origin {
            @Override
            public Table table(NamedData data, Path folder) {
                return CsvFile.read(path(data, folder));
            }

            /** An {@link InputException} that says where to get it where it is not there. */
            public Path path(NamedData data, Path folder) {
                Path path = folder.resolve(file);
                if (!Files.isRegularFile(path)) {
                    throw new InputException(
                            Place.in(path),
                            "data set '" + data.name() + "' is not there; get it from " + source
                                    + ", save it under this name, or say where it is with --data-dir or CLEAVE_DATA");
                }
                return path;
            }
        }
    }
}
