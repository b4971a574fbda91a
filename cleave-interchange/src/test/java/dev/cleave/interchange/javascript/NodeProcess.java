package dev.cleave.interchange.javascript;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.cleave.needs.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Node.js, which runs exported modules on rows. */
record NodeProcess(Path folder) {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String SCRIPT = """
            import fs from 'node:fs';
            for (const name of fs.readFileSync('jobs.txt', 'utf8').trim().split('\\n')) {
                const { predict } = await import(`./${name}.mjs`);
                const rows = JSON.parse(fs.readFileSync(`${name}.json`, 'utf8'));
                fs.writeFileSync(`${name}.out`, JSON.stringify(rows.map(predict)));
            }
            """;

    /** Leaves a module and the rows that it is to answer. */
    void add(String name, String module, List<Map<String, String>> rows) throws IOException {
        Files.writeString(folder.resolve(name + ".mjs"), module);
        ArrayNode all = JSON.createArrayNode();
        rows.forEach(all::addPOJO);
        Files.writeString(folder.resolve(name + ".json"), JSON.writeValueAsString(all));
    }

    void run(List<String> names) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("jobs.txt"), String.join("\n", names));
        Files.writeString(folder.resolve("run.mjs"), SCRIPT);
        Path log = folder.resolve("log.txt");
        Process process = new ProcessBuilder(Needs.node().toString(), "run.mjs")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> read(log));
    }

    JsonNode answers(String name) throws IOException {
        return JSON.readTree(folder.resolve(name + ".out").toFile());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
