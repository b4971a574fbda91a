package dev.cleave.lab.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesRunTest {
    @TempDir
    private Path folder;

    private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

    private Path run(String... methods) {
        TablesOptions options = new TablesOptions(
                folder,
                Optional.empty(),
                Map.of("binary", "y"),
                List.of(),
                List.of(methods),
                OptionalInt.of(2),
                0,
                Duration.ofSeconds(60),
                2,
                folder.resolve("out"));
        return new TablesRun(options, (trial, done, total) -> heard.add(trial.key())).run();
    }

    private void write(String name, int classes) throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        StringBuilder text = new StringBuilder("x,v,y\n");
        for (int i = 0; i < 60; i++) {
            int v = random.nextInt(3);
            text.append(random.nextInt(100) / 10.0).append(",v").append(v).append(",k");
            text.append(random.nextInt(20) == 0 ? 0 : v % classes).append('\n');
        }
        Files.writeString(folder.resolve(name + ".csv"), text);
    }

    @Test
    @Tag("slow")
    void everyMethodHasItsFiguresOnThePage() throws IOException {
        write("binary", 2);
        write("several", 3);
        Path page = run();
        String text = Files.readString(page.resolveSibling("tables.md"));
        for (ScoredMethod method : TableMethods.all()) {
            assertTrue(text.contains(method.name()), method.name());
        }
        assertTrue(text.contains("Nemenyi"), text);
        assertTrue(text.contains("The target is the last column, as nobody said otherwise, of several (y)."), text);
        assertTrue(text.contains("Not ranked, since not tried on every table: OSDT."), text);
        assertTrue(!text.contains("failed with"), text);
        for (String plot : List.of("tables-ranks.svg", "tables-ranks.png", "tables-size.svg", "tables-size.png")) {
            assertTrue(Files.size(page.resolveSibling("plots").resolve(plot)) > 1000, plot);
        }
    }

    @Test
    void whatIsDoneIsNotDoneAgainUnlessTheTableChanged() throws IOException {
        write("binary", 2);
        run("ripper");
        run("ripper", "part");
        assertEquals(
                List.of("binary-part-00", "binary-part-01", "binary-ripper-00", "binary-ripper-01"),
                heard.stream().sorted().toList());
        Files.writeString(folder.resolve("binary.csv"), Files.readString(folder.resolve("binary.csv")) + "1,v1,k1\n");
        run("ripper");
        assertEquals(6, heard.size());
    }

    @Test
    @Tag("slow")
    void realTablesAreLearnedOnTheirOwnSplits() throws IOException {
        RealTables real = RealTables.find();
        Map<String, String> targets = real.targets();
        List<String> few = List.of("HouseVotes84", "iris", "penguins");
        TablesOptions options = new TablesOptions(
                real.folder(),
                Optional.empty(),
                targets,
                few,
                List.of("cleave", "ripper", "part", "decision-tree"),
                OptionalInt.empty(),
                0,
                Duration.ofSeconds(60),
                2,
                folder.resolve("out"));
        Path page = new TablesRun(options, (trial, done, total) -> heard.add(trial.key())).run();
        assertEquals(3 * 4 * 2, heard.size());
        List<String> accuracies = Files.readAllLines(page.resolveSibling("tables.csv")).stream()
                .filter(line -> line.startsWith("accuracy,") && !line.startsWith("accuracy,mean"))
                .toList();
        assertEquals(3 * 5, accuracies.size());
        accuracies.forEach(line -> assertTrue(Double.parseDouble(line.split(",")[3]) > 0.85, line));
    }
}
