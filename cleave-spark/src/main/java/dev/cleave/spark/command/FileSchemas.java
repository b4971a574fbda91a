package dev.cleave.spark.command;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.schema.Type;
import org.apache.spark.sql.SparkSession;

/** The columns of Parquet files, from their footers: Spark takes those of one file for those of all. */
record FileSchemas(SparkSession session) {
    /** One small job. */
    void requireAlike(List<String> files) {
        List<LinkedHashMap<String, String>> types = new EachFile(session, files).read(FileSchemas::types);
        for (int i = 1; i < files.size(); i++) {
            requireAlike(files.get(0), types.get(0), files.get(i), types.get(i));
        }
    }

    private static void requireAlike(String first, Map<String, String> known, String file, Map<String, String> own) {
        SourceLocation place = SourceLocation.unknown().withFile(file);
        if (!known.keySet().equals(own.keySet())) {
            throw new InputException(
                    place,
                    "has the columns " + OneLine.listed(List.copyOf(own.keySet()), 8) + ", and " + first + " has "
                            + OneLine.listed(List.copyOf(known.keySet()), 8) + "; give files with the same columns");
        }
        own.forEach((name, type) -> {
            String other = known.getOrDefault(name, "");
            if (!type.equals(other)) {
                throw new InputException(
                        place.withColumn(name),
                        "is " + type + " here and " + other + " in " + first + "; write the column as one type");
            }
        });
    }

    private static LinkedHashMap<String, String> types(Path file, Configuration settings) throws IOException {
        LinkedHashMap<String, String> types = new LinkedHashMap<>();
        try (ParquetFileReader reader = ParquetFileReader.open(HadoopInputFile.fromPath(file, settings))) {
            reader.getFileMetaData().getSchema().getFields().forEach(field -> types.put(field.getName(), text(field)));
        }
        return types;
    }

    /** Without what says whether a cell may be missing. */
    private static String text(Type type) {
        String text = type.withId(0).toString();
        return String.join(
                " ",
                Arrays.stream(text.split("\\s+"))
                        .filter(word -> !List.of("optional", "required", "=", "0", type.getName())
                                .contains(word))
                        .toList());
    }
}
