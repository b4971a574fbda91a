package dev.cleave.interchange.torch;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Names of inputs, or of inputs and then outputs: the header of a CSV, or one a line. */
final class NamesFile {
    private NamesFile() {}

    static NetworkNames read(Path file, SoftNetwork network) {
        List<String> names = names(file);
        int inputs = network.predicates().size();
        int outputs = network.head().outputs();
        requireDistinct(names, file);
        if (names.size() == inputs + outputs) {
            return new NetworkNames(names.subList(0, inputs), names.subList(inputs, inputs + outputs));
        }
        if (names.size() != inputs) {
            throw new InputException(
                    SourceLocation.in(file),
                    "has " + names.size() + " names; the network has " + inputs + " inputs and " + outputs
                            + " outputs: name the inputs, or all");
        }
        return NetworkNames.withNumberedOutputs(names, network);
    }

    private static List<String> names(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            List<String> filled = lines.map(line -> line.replace("\ufeff", ""))
                    .filter(line -> !line.isBlank())
                    .toList();
            List<String> header = filled.isEmpty() ? List.of() : fields(filled.get(0));
            return header.size() > 1
                    ? header
                    : filled.stream().flatMap(line -> fields(line).stream()).toList();
        } catch (IOException | UncheckedIOException e) {
            throw new InputException(
                    SourceLocation.in(file), "can't be read as text in UTF-8 (" + e.getMessage() + ")", e);
        }
    }

    /** Separated by whichever of comma, semicolon and tab there are most of. */
    private static List<String> fields(String line) {
        char separator = Stream.of(',', ';', '\t')
                .max(Comparator.comparingLong(
                        c -> line.chars().filter(i -> i == c).count()))
                .orElse(',');
        try (CsvReader<CsvRecord> reader =
                CsvReader.builder().fieldSeparator(separator).ofCsvRecord(line)) {
            return reader.stream()
                    .flatMap(fields -> fields.getFields().stream())
                    .map(String::strip)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void requireDistinct(List<String> names, Path file) {
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (name.isEmpty() || !seen.add(name)) {
                throw new InputException(
                        SourceLocation.in(file).withValue(name), "is an empty name, or stands there twice");
            }
        }
    }
}
