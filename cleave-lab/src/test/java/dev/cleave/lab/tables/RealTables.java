package dev.cleave.lab.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/** The folder of real tables, where there is one: no part of the project, so that it may be missing anywhere. */
record RealTables(Path folder) {
    /** The test is skipped, and says so, where they are not there. */
    static RealTables find() {
        Optional<Path> found = Optional.ofNullable(System.getenv("CLEAVE_DATA"))
                .map(data -> Path.of(data, "tables"))
                .filter(Files::isDirectory);
        Assumptions.assumeTrue(found.isPresent(), "skipped, needs the real tables: CLEAVE_DATA/tables");
        return new RealTables(found.orElseThrow());
    }

    Path page() {
        return folder.resolve("README.md");
    }

    /** What the page says that each table predicts. */
    Map<String, String> targets() throws IOException {
        Map<String, String> targets = new LinkedHashMap<>();
        String text = Files.readString(page()).replace('\n', ' ');
        String listed = text.substring(text.indexOf("Targets: ") + "Targets: ".length());
        for (String pair : listed.substring(0, listed.indexOf('.')).split(", ")) {
            targets.put(pair.split(" ")[0], pair.split(" ")[1]);
        }
        return targets;
    }
}
