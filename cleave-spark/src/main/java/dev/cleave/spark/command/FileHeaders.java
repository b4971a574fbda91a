package dev.cleave.spark.command;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.SparkSession;

/** The first lines of CSV files: Spark takes columns by their place, so that these must be the same. */
record FileHeaders(SparkSession session) {
    /** One small job. */
    void requireAlike(List<String> files) {
        List<String> headers = new EachFile(session, files).read(FileHeaders::first);
        for (int i = 1; i < files.size(); i++) {
            if (!headers.get(i).equals(headers.get(0))) {
                throw new InputException(
                        SourceLocation.unknown().withFile(files.get(i)),
                        "has the columns " + OneLine.of(headers.get(i)) + ", and " + files.get(0) + " has "
                                + OneLine.of(headers.get(0)) + "; give files with the same columns in the same order");
            }
        }
    }

    private static String first(Path file, Configuration settings) throws IOException {
        try (InputStream bytes = file.getFileSystem(settings).open(file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
            String first = lines.readLine();
            return first == null ? "" : first;
        }
    }
}
