package dev.cleave.spark.command;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;

/** The first lines of CSV files: Spark takes columns by their place, so that these must be the same. */
record FileHeaders(SparkSession session) {
    private static final int AT_ONCE = 256;

    /** One small job. */
    void requireAlike(List<String> files) {
        JavaSparkContext cluster = new JavaSparkContext(session.sparkContext());
        SerializableConfiguration settings =
                new SerializableConfiguration(session.sparkContext().hadoopConfiguration());
        List<String> headers = cluster.parallelize(files, Math.min(files.size(), AT_ONCE))
                .map(reading(settings))
                .collect();
        for (int i = 1; i < files.size(); i++) {
            if (!headers.get(i).equals(headers.get(0))) {
                throw new InputException(
                        SourceLocation.unknown().withFile(files.get(i)),
                        "has the columns " + OneLine.of(headers.get(i)) + ", and " + files.get(0) + " has "
                                + OneLine.of(headers.get(0)) + "; give files with the same columns in the same order");
            }
        }
    }

    private static Function<String, String> reading(SerializableConfiguration settings) {
        return file -> {
            Path path = new Path(file);
            try (InputStream bytes = path.getFileSystem(settings.value()).open(path);
                    BufferedReader lines = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
                String first = lines.readLine();
                return first == null ? "" : first;
            }
        };
    }
}
