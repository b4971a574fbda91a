package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A name means one thing: no two files of main code, in any module, declare types of the same simple name. */
class UniqueNamesTest {
    @Test
    void noTwoTypesShareASimpleName() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            Map<String, List<Path>> byName = files.filter(UniqueNamesTest::isType)
                    .sorted()
                    .collect(Collectors.groupingBy(
                            file -> file.getFileName().toString(), TreeMap::new, Collectors.toList()));
            assertTrue(byName.size() > 500, "main code was not found");
            assertEquals(
                    List.of(),
                    byName.values().stream().filter(same -> same.size() > 1).toList());
        }
    }

    private static boolean isType(Path file) {
        return file.toString().contains("/src/main/java/")
                && file.toString().endsWith(".java")
                && !file.toString().endsWith("-info.java");
    }
}
