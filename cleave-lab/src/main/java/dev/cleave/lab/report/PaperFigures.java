package dev.cleave.lab.report;

import dev.cleave.lab.trial.DataSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What the paper's tables 1 to 4 say, read from a file that says it in the same words. */
public final class PaperFigures {
    private final Map<List<String>, PaperFigure> figures;

    private PaperFigures(Map<List<String>, PaperFigure> figures) {
        this.figures = figures;
    }

    /** A mean and its standard error. */
    public record PaperFigure(double mean, double error) {}

    public static PaperFigures read() {
        try (InputStream in = Objects.requireNonNull(PaperFigures.class.getResourceAsStream("paper.csv"))) {
            Map<List<String>, PaperFigure> figures = new HashMap<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .forEach(cells -> figures.put(
                            List.of(cells[0], cells[1], cells[2]),
                            new PaperFigure(Double.parseDouble(cells[3]), Double.parseDouble(cells[4]))));
            return new PaperFigures(figures);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Empty where the paper has none.
     *
     * @param figure f1, drop, longest, average or rules
     */
    public Optional<PaperFigure> get(String row, DataSet set, String figure) {
        return Optional.ofNullable(figures.get(List.of(row, set.label(), figure)));
    }

    int size() {
        return figures.size();
    }
}
