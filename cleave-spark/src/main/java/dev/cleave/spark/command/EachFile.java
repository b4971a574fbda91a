package dev.cleave.spark.command;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;

/** Reads a little of each file where its bytes are. */
record EachFile(SparkSession session, List<String> files) {
    private static final int AT_ONCE = 256;

    /** What is read of one. */
    interface Reading<T> extends Serializable {
        T read(Path file, Configuration settings) throws IOException;
    }

    /** Nothing, and why, or what was read. */
    private record Read<T>(List<T> found, String problem) implements Serializable {}

    /** One small job; an {@link InputException} with the name of the first file that can't be read. */
    <T> List<T> read(Reading<T> reading) {
        JavaSparkContext cluster = new JavaSparkContext(session.sparkContext());
        SerializableConfiguration settings =
                new SerializableConfiguration(session.sparkContext().hadoopConfiguration());
        List<Read<T>> all = cluster.parallelize(files, Math.min(files.size(), AT_ONCE))
                .map(trying(reading, settings))
                .collect();
        List<T> found = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            if (all.get(i).found.isEmpty()) {
                throw new InputException(
                        SourceLocation.unknown().withFile(files.get(i)),
                        "can't be read (" + all.get(i).problem + "); put the file right, or leave it out");
            }
            found.addAll(all.get(i).found);
        }
        return found;
    }

    private static <T> Function<String, Read<T>> trying(Reading<T> reading, SerializableConfiguration settings) {
        return file -> {
            try {
                return new Read<>(new ArrayList<>(List.of(reading.read(new Path(file), settings.value()))), "");
            } catch (IOException | RuntimeException e) {
                return new Read<>(new ArrayList<>(), SparkProblem.inShort(e).replace(file, "it"));
            }
        };
    }
}
