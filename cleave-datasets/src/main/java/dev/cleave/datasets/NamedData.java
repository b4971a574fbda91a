package dev.cleave.datasets;

import dev.cleave.encoding.Transitions;
import dev.cleave.table.InputException;
import dev.cleave.table.Setting;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A data set that has a name here: made in memory, or read from the user's folder of data sets. */
public record NamedData(String name, String description, Preparation preparation, Origin origin) {
    private static final String UCI = "the UCI Machine Learning Repository, data set ";

    private static final String CDC = "CDC diabetes indicators, ";
    private static final Preparation CDC_ALL = Preparation.plain("Diabetes_binary", new Protocol.HoldOut(0.3))
            .withSteps(new TableStep.Drop(List.of("Fruits", "Veggies", "Sex", "CholCheck", "AnyHealthcare")))
            .withNumeric("BMI", "Age", "MentHlth", "PhysHlth")
            .withCategorical("GenHlth", "Education", "Income"); // as the paper has them

    private static final List<NamedData> FILES = List.of(
            monk("monk2", 2),
            monk("monk3", 3),
            file("mushroom", "edible or poisonous, 8,124 rows", holdOut("class", 0.2), "mushroom.csv", UCI + "73"),
            file(
                    "bcc",
                    "Breast Cancer Coimbra, 116 rows",
                    Preparation.plain("Classification", new Protocol.Folds(5)),
                    "bcc.csv",
                    UCI + "451"),
            file("car", "car evaluation, 1,728 rows, 4 classes", holdOut("class", 0.2), "car.csv", UCI + "19"),
            cdc("cdc", "70,692 rows by NearMiss-1", CDC_ALL.withSampling(new Sampling.NearMiss(10))),
            cdc("cdc-random", "70,692 rows by chance", CDC_ALL.withSampling(new Sampling.Random())),
            cdc("cdc-all", "253,680 rows", CDC_ALL),
            file(
                    "covertype",
                    "forest cover type, 15,120 rows, 7 classes",
                    holdOut("Cover_Type", 0.3).withSteps(covertypeSteps()),
                    "covertype-15120.csv.gz",
                    UCI + "31"));

    /** Soil types that are rare or belong to one class are dropped; rows of theirs have no soil type: all bits are 1. */
    private static TableStep[] covertypeSteps() {
        List<String> dropped = Stream.concat(
                        Stream.of("Hillshade_3pm"),
                        IntStream.of(7, 8, 14, 15, 21, 25, 28, 36, 37).mapToObj(type -> "Soil_Type" + type))
                .toList();
        return new TableStep[] {
            new TableStep.Drop(dropped),
            new TableStep.BinaryCode("Wilderness_Area", 2),
            new TableStep.BinaryCode("Soil_Type", 5)
        };
    }

    private static NamedData monk(String name, int problem) {
        String description = "MONK's problem " + problem + ", 432 rows";
        return file(name, description, holdOut("class", 0.3), name + "-test.csv", UCI + "70");
    }

    private static NamedData cdc(String name, String rows, Preparation preparation) {
        return file(name, CDC + rows, preparation, "cdc-diabetes.csv.gz", UCI + "891");
    }

    private static Preparation holdOut(String target, double share) {
        return Preparation.plain(target, new Protocol.HoldOut(share));
    }

    /** All of them, those that are made first. */
    public static List<NamedData> all() {
        Preparation transitions = Preparation.plain("*_next", new Protocol.Folds(10));
        Stream<NamedData> networks = Arrays.stream(KnownNetwork.values())
                .map(network -> new NamedData(
                        network.label(), network.description(), transitions, new Origin.Network(network)));
        NamedData monk1 = new NamedData(
                "monk1", "MONK's problem 1, 432 rows: a1 = a2 or a5 = 1", holdOut("class", 0.3), new Origin.Monk());
        return Stream.of(Stream.of(monk1), networks, FILES.stream())
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

    /** The columns to predict. */
    public String target() {
        return preparation.target().names();
    }

    /** Reads or makes it, and prepares it; an {@link InputException} that says where to get it where it is not there. */
    public Table table(Path folder) {
        return preparation.apply(origin.table(this, folder));
    }

    private static NamedData file(
            String name, String description, Preparation preparation, String file, String source) {
        return new NamedData(name, description, preparation, new Origin.InFolder(file, source));
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
                return Transitions.all(network.load()).table();
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
                            SourceLocation.in(path),
                            "data set '" + data.name() + "' is not there; get it from " + source
                                    + ", save it under this name, or give another folder",
                            Setting.DATA_DIR);
                }
                return path;
            }
        }
    }
}
