package dev.cleave.table.arff;

import dev.cleave.table.Header;
import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.OneLine;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.csv.ColumnCollector;
import dev.cleave.table.csv.TextSource;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads ARFF: the names of attributes, then rows of their values, dense or sparse. What a column is, is found from its values, as of a
 * CSV. Bad input gives an {@link InputException}.
 */
public final class ArffFile {
    private final SourceLocation place;
    private final List<ArffAttribute> attributes = new ArrayList<>();
    private final List<ColumnCollector> columns = new ArrayList<>();
    private final RowOrigins.Builder lines;
    private boolean inData;
    private int rows;

    private ArffFile(SourceLocation place) {
        this.place = place;
        this.lines = new RowOrigins.Builder(place);
    }

    public static Table read(Path file) {
        InputFile.require(file);
        try (BufferedReader text = TextSource.open(file)) {
            return new ArffFile(SourceLocation.in(file)).read(text);
        } catch (IOException | UncheckedIOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    private Table read(BufferedReader text) throws IOException {
        long number = 0;
        for (String line = text.readLine(); line != null; line = text.readLine()) {
            number++;
            String stripped = line.strip();
            if (!stripped.isEmpty() && !stripped.startsWith("%")) {
                read(stripped, place.withLine(number), number);
            }
        }
        if (rows == 0) {
            throw Header.noRows(place);
        }
        return new Table(columns.stream().map(ColumnCollector::build).toList(), lines.build(), List.of());
    }

    private void read(String line, SourceLocation where, long number) {
        if (inData) {
            add(ArffRow.of(line, attributes, where));
            lines.add(number);
            return;
        }
        String word = line.split("\\s", 2)[0].toLowerCase(Locale.ROOT);
        switch (word) {
            case "@relation" -> {}
            case "@attribute" -> attributes.add(ArffAttribute.of(line, where));
            case "@data" -> startData(where);
            default ->
                throw new InputException(
                        where, "there should be @attribute or @data, not " + OneLine.quoted(word) + "; mend the line");
        }
    }

    private void startData(SourceLocation where) {
        inData = true;
        Header.of(attributes.stream().map(ArffAttribute::name).toList(), where).stream()
                .map(ColumnCollector::new)
                .forEach(columns::add);
    }

    private void add(List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            columns.get(i).add(cells.get(i));
        }
        rows++;
    }
}
