package dev.cleave.interchange.contract;

import com.fasterxml.jackson.core.type.TypeReference;
import dev.cleave.interchange.javascript.JavaScriptText;
import dev.cleave.needs.Needs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Node.js. */
final class JavaScriptConsumer implements Consumer {
    private record Answer(
            Map<String, String> labels,
            Map<String, Map<String, Double>> probabilities,
            List<String> rules,
            List<Map<String, String>> surprises) {}

    @Override
    public List<Told> tell(ZooModel model, Path folder) throws Exception {
        Files.writeString(
                folder.resolve("rules.mjs"), JavaScriptText.of(model.learned().model()));
        Files.writeString(folder.resolve("rows.json"), Programs.JSON.writeValueAsString(model.rows()));
        Files.writeString(folder.resolve("ask.mjs"), """
                import fs from 'node:fs';
                import { predict } from './rules.mjs';
                const rows = JSON.parse(fs.readFileSync('rows.json', 'utf8'));
                process.stdout.write(JSON.stringify(rows.map(predict)));
                """);
        String printed = Programs.run(folder, Needs.node().toString(), "ask.mjs");
        List<Answer> answers = Programs.JSON.readValue(printed, new TypeReference<List<Answer>>() {});
        return answers.stream()
                .map(answer -> new Told(answer.labels(), Optional.empty(), Optional.of(answer.probabilities())))
                .toList();
    }
}
