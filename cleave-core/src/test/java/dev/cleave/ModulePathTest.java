package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.examples.MonkTable;
import dev.cleave.table.csv.CsvPrinter;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program of docs/library.md, compiled and run as a module of its own that requires the library's: what it uses is exported. */
class ModulePathTest {
    private static final List<String> LIBRARIES = List.of("fastcsv", "jackson", "logicng", "antlr4-runtime");

    @TempDir
    private Path folder;

    @Test
    void thePagesProgramRunsAsAModule() throws IOException, InterruptedException {
        Path source = Files.createDirectories(folder.resolve("source"));
        Files.writeString(source.resolve("module-info.java"), "module example { requires dev.cleave.core; }");
        String program = "package example;\n" + fenced(Files.readString(Path.of("../docs/library.md")));
        Files.writeString(source.resolve("Example.java"), program);
        Path classes = folder.resolve("classes");
        int compiled = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "--module-path",
                        modulePath(),
                        "-d",
                        classes.toString(),
                        source.resolve("module-info.java").toString(),
                        source.resolve("Example.java").toString());
        assertEquals(0, compiled);
        String said = run(classes);
        assertTrue(said.contains("class if a5 = 1"), said);
        assertEquals(
                432, said.lines().filter(line -> line.startsWith("{class=")).count(), said);
    }

    private String run(Path classes) throws IOException, InterruptedException {
        Path table = Files.writeString(folder.resolve("monk.csv"), CsvPrinter.print(MonkTable.all()));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(
                        java,
                        "--module-path",
                        modulePath() + File.pathSeparator + classes,
                        "-m",
                        "example/example.Example",
                        table.toString(),
                        "class",
                        table.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    private static String fenced(String page) {
        int start = page.indexOf("```java\n") + "```java\n".length();
        return page.substring(start, page.indexOf("```", start));
    }

    private static String modulePath() {
        String classes =
                System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
        Stream<String> libraries = Arrays.stream(classes.split(File.pathSeparator))
                .distinct()
                .filter(entry -> LIBRARIES.stream()
                        .anyMatch(
                                name -> Path.of(entry).getFileName().toString().startsWith(name)));
        return Stream.concat(
                        Stream.of(Path.of("target/classes").toAbsolutePath().toString()), libraries)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
