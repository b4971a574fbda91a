package dev.cleave.lab.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.lab.trial.Figure;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** RIPPER and PART beside what Weka's JRip and PART score on the same rows of real tables. */
@Tag("slow")
class WekaFiguresTest {
    private static final int RIPPER_COLUMN = 4; // of the page's table, split at its bars
    private static final int PART_COLUMN = 5;
    private static final int SEEDS = 3;

    /** Accuracy by table, where there is one. */
    private static Map<String, Double> weka(RealTables real, int column) throws IOException {
        Pattern figure = Pattern.compile("(0\\.\\d+) \\(\\d+\\)");
        Map<String, Double> found = new LinkedHashMap<>();
        for (String line : Files.readAllLines(real.page())) {
            String[] cells = line.split("\\|", -1);
            Matcher cell = figure.matcher(cells.length > column ? cells[column].strip() : "");
            if (cell.matches()) {
                found.put(cells[1].strip(), Double.parseDouble(cell.group(1)));
            }
        }
        return found;
    }

    private static double meanDifference(String key, int column, int seeds) throws IOException {
        RealTables real = RealTables.find();
        Map<String, Double> weka = weka(real, column);
        assertEquals(17, weka.size());
        TableMethod method = TableMethods.named(List.of(key)).get(0).method();
        List<Double> differences = new ArrayList<>();
        for (UnreadTable file : new TableFolder(real.folder(), real.folder().resolve("targets.txt"))
                .tables(real.targets(), List.copyOf(weka.keySet()))) {
            SplitTable table = SplitTable.read(file, OptionalInt.of(1), 0);
            double sum = 0;
            for (int seed = 0; seed < seeds; seed++) {
                sum += method.learn(table.data(), table.splits().get(0), seed, Budget.unlimited())
                        .get(Figure.ACCURACY)
                        .orElseThrow();
            }
            differences.add(sum / seeds - weka.getOrDefault(file.name(), 0.0));
        }
        return differences.stream()
                .mapToDouble(difference -> difference)
                .average()
                .orElseThrow();
    }

    @Test
    void ripperIsAsAccurateAsJRip() throws IOException {
        double difference = meanDifference("ripper", RIPPER_COLUMN, SEEDS);
        assertTrue(Math.abs(difference) < 0.015, "mean difference " + difference);
    }

    @Test
    void partIsAsAccurateAsWekas() throws IOException {
        double difference = meanDifference("part", PART_COLUMN, 1);
        assertTrue(Math.abs(difference) < 0.01, "mean difference " + difference);
    }
}
