package dev.cleave.spark.command;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.csv.Separator;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.spark.sql.SparkSession;

/** The beginnings of CSV files: Spark takes columns by their place, so that the first lines must be the same. */
record FileHeaders(SparkSession session) {
    /** What separates their cells; one small job. */
    char requireAlike(List<String> files) {
        List<String> starts = new EachFile(session, files).read(FileHeaders::start);
        List<String> headers = starts.stream()
                .map(start -> start.lines().findFirst().orElse(""))
                .toList();
        for (int i = 1; i < files.size(); i++) {
            if (!headers.get(i).equals(headers.get(0))) {
                throw new InputException(
                        SourceLocation.unknown().withFile(files.get(i)),
                        "has the columns " + OneLine.of(headers.get(i)) + ", and " + files.get(0) + " has "
                                + OneLine.of(headers.get(0)) + "; give files with the same columns in the same order");
            }
        }
        return Separator.of(starts.get(0));
    }

    private static String start(Path file, Configuration settings) throws IOException {
        CompressionCodec codec = new CompressionCodecFactory(settings).getCodec(file);
        try (FSDataInputStream stored = file.getFileSystem(settings).open(file);
                InputStream bytes = codec == null ? stored : codec.createInputStream(stored);
                BufferedReader text = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
            char[] start = new char[Separator.SAMPLE];
            int length = 0;
            for (int read = 0;
                    read >= 0 && length < start.length;
                    read = text.read(start, length, start.length - length)) {
                length += read;
            }
            return new String(start, 0, length);
        }
    }
}
