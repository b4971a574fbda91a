package dev.cleave.interchange.contract;

import dev.cleave.interchange.program.Cell;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.r.RText;
import dev.cleave.needs.Needs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** R, which is given a data frame; it prints code points, as texts may have any character. */
final class RConsumer implements Consumer {
    private static final String ASK = """
            source('rules.R', encoding = 'UTF-8')
            source('rows.R', encoding = 'UTF-8')
            said <- cleave_predict(data)
            for (i in seq_len(nrow(data))) {
              for (name in names(said$labels)) cat(utf8ToInt(said$labels[[name]][i]), ';')
              cat(said$rules[[i]], ';')
              for (name in names(said$probabilities)) cat(sprintf('%.17g', said$probabilities[[name]][i, ]), ';')
              cat('\\n')
            }
            """;

    @Override
    public Set<String> refused() {
        return Set.of("great points");
    }

    @Override
    public List<Told> tell(ZooModel model, Path folder) throws Exception {
        Program program = model.program();
        Files.writeString(folder.resolve("rules.R"), RText.of(program));
        StringBuilder rows = new StringBuilder(
                "data <- data.frame(row.names = 1:" + model.cells().size() + ")\n");
        for (int i = 0; i < program.inputs().size(); i++) {
            int input = i;
            rows.append("data[[")
                    .append(quoted(program.inputs().get(i).name()))
                    .append("]] <- c(")
                    .append(model.cells().stream()
                            .map(row -> cell(row.get(input)))
                            .collect(Collectors.joining(", ")))
                    .append(")\n");
        }
        Files.writeString(folder.resolve("rows.R"), rows);
        Files.writeString(folder.resolve("ask.R"), ASK);
        String printed =
                Programs.run(folder, Needs.program("Rscript", "r-base-core").toString(), "--vanilla", "ask.R");
        return printed.lines().map(line -> told(program, line.split(";", -1))).toList();
    }

    private static Told told(Program program, String[] fields) {
        Map<String, String> labels = new LinkedHashMap<>();
        Map<String, Map<String, Double>> probabilities = new LinkedHashMap<>();
        int columns = program.answered().size();
        for (int i = 0; i < columns; i++) {
            int[] points =
                    numbers(fields[i]).stream().mapToInt(Double::intValue).toArray();
            labels.put(program.answered().get(i), new String(points, 0, points.length));
            List<Double> odds = numbers(fields[columns + 1 + i]);
            Map<String, Double> values = new LinkedHashMap<>();
            for (int k = 0; k < odds.size(); k++) {
                values.put(
                        program.target().exclusive()
                                ? program.positive(k)
                                : k == 0 ? program.positive(i) : program.negative(i),
                        odds.get(k));
            }
            probabilities.put(program.answered().get(i), values);
        }
        List<Integer> fired = new ArrayList<>(
                numbers(fields[columns]).stream().map(Double::intValue).toList());
        return new Told(labels, Optional.of(fired), Optional.of(probabilities));
    }

    private static List<Double> numbers(String field) {
        return Arrays.stream(field.trim().split(" "))
                .filter(some -> !some.isEmpty())
                .map(Double::valueOf)
                .toList();
    }

    private static String cell(Cell cell) {
        if (cell instanceof Cell.Number number) {
            return Double.isInfinite(number.value())
                    ? (number.value() > 0 ? "Inf" : "-Inf")
                    : Double.toString(number.value());
        }
        return cell instanceof Cell.Text text ? quoted(text.value()) : "NA";
    }

    private static String quoted(String text) {
        return text.codePoints()
                .mapToObj(c -> String.format(Locale.ROOT, "\\U{%x}", c))
                .collect(Collectors.joining("", "\"", "\""));
    }
}
