package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command in terminals of several widths, each a process of its own. */
@Tag("slow")
class WideTerminalTest {
    @TempDir
    private Path folder;

    private List<String> learned(int columns) throws IOException {
        StringBuilder rows = new StringBuilder("length,width,place,kind\n");
        for (int i = 0; i < 240; i++) {
            int length = i * 37 % 60;
            int width = i * 13 % 70;
            rows.append(length)
                    .append(',')
                    .append(width)
                    .append(",p")
                    .append(i % 4)
                    .append(',');
            rows.append(length + width < 40 || i % 7 == 0 ? "small one" : width > length ? "wide one" : "long one");
            rows.append('\n');
        }
        Path table = Files.writeString(folder.resolve("kinds.csv"), rows);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dcleave.columns=" + columns,
                        "-Dcleave.tty=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.cleave.cli.Main",
                        "learn",
                        "--color=never",
                        table.toString(),
                        "--target",
                        "kind",
                        "--prefer",
                        "accurate")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(said.contains("The rules"), said);
        return said.lines().toList();
    }

    @Test
    void linesFitEveryWidthAndAWideOneHasFiguresBesidePoints() throws IOException {
        for (int columns : List.of(60, 80, 120)) {
            for (String line : learned(columns)) {
                assertTrue(line.length() <= columns, line);
            }
        }
        List<String> narrow = learned(80);
        List<String> wide = learned(200);
        assertTrue(wide.size() < narrow.size(), String.join("\n", wide));
        assertEquals(
                1,
                wide.stream()
                        .filter(line -> line.contains("learned from  held out"))
                        .count());
        wide.forEach(line -> assertTrue(line.length() <= 120, line));
    }
}
