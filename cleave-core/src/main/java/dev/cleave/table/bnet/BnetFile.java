package dev.cleave.table.bnet;

import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.csv.TextSource;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Boolean networks as text, in BoolNet's dialect: {@code targets, factors}, then a gene and its formula a line. Reading
 * what was written gives the same network. Bad input gives an {@link InputException} with line and position.
 */
public final class BnetFile {
    private static final String HEADER = "targets, factors\n";

    private BnetFile() {}

    public static BooleanNetwork read(Path file) {
        InputFile.require(file);
        try (BufferedReader text = TextSource.open(file)) {
            return new BnetParser(SourceLocation.in(file)).parse(text.lines().toList());
        } catch (IOException | UncheckedIOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    public static BooleanNetwork parse(String text) {
        return new BnetParser(SourceLocation.unknown()).parse(text.lines().toList());
    }

    public static String print(BooleanNetwork network) {
        List<String> genes = network.genes();
        StringBuilder text = new StringBuilder(HEADER);
        for (int gene = 0; gene < genes.size(); gene++) {
            String formula = new FormulaText(genes).of(network.rules().get(gene));
            text.append(genes.get(gene)).append(", ").append(formula).append('\n');
        }
        return text.toString();
    }

    public static void write(BooleanNetwork network, Path file) throws IOException {
        Files.writeString(file, print(network), StandardCharsets.UTF_8);
    }
}
