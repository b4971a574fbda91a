package dev.cleave.spark.command;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Files of rows, Parquet or CSV with a header, that make one table.
 *
 * @param data a file, a folder, or a pattern, on any file system that the cluster has
 */
record ClusterFiles(SparkSession session, String data) {
    /** An {@link InputException} with the file's name where one does not fit the others. */
    Dataset<Row> rows() {
        List<String> files = files();
        boolean isParquet = files.stream().allMatch(file -> isParquet(file));
        if (!isParquet && files.stream().anyMatch(file -> isParquet(file))) {
            throw new InputException(
                    place(files.stream()
                            .filter(file -> !isParquet(file))
                            .findFirst()
                            .orElse(data)),
                    "is no Parquet file, and others are; give files of one kind");
        }
        String[] all = files.toArray(String[]::new);
        if (isParquet) {
            new FileSchemas(session).requireAlike(files);
            return session.read().parquet(all);
        }
        char separator = new FileHeaders(session).requireAlike(files);
        Dataset<Row> rows = session.read()
                .option("header", true)
                .option("sep", String.valueOf(separator))
                .option("quote", "\"")
                .option("escape", "\"")
                .option("mode", "FAILFAST")
                .csv(all);
        new FileKinds(rows).requireAlike();
        return rows;
    }

    private static boolean isParquet(String file) {
        return file.toLowerCase(Locale.ROOT).endsWith(".parquet");
    }

    private static SourceLocation place(String file) {
        return SourceLocation.unknown().withFile(file);
    }

    /** By name; empty ones, and those that a job writes beside its rows, are no files of rows. */
    private List<String> files() {
        Path pattern = new Path(data);
        Configuration settings = session.sparkContext().hadoopConfiguration();
        List<String> found = new ArrayList<>();
        try {
            FileSystem files = pattern.getFileSystem(settings);
            FileStatus[] matches = files.globStatus(pattern);
            for (FileStatus match : matches == null ? new FileStatus[0] : matches) {
                FileStatus[] inside =
                        match.isDirectory() ? files.listStatus(match.getPath()) : new FileStatus[] {match};
                Arrays.stream(inside)
                        .filter(file -> file.isFile() && file.getLen() > 0)
                        .map(file -> file.getPath())
                        .filter(path -> !path.getName().startsWith("_")
                                && !path.getName().startsWith("."))
                        .forEach(path -> found.add(path.toString()));
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new InputException(place(data), "can't be listed (" + e.getMessage() + ")", e);
        }
        if (found.isEmpty()) {
            throw new InputException(
                    place(data), "there are no files of rows there; give a folder or a pattern in quotes");
        }
        found.sort(null);
        return found;
    }
}
