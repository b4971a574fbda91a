package dev.cleave.interchange.contract;

import dev.cleave.interchange.python.PythonText;
import dev.cleave.needs.Needs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Python 3, which is given texts as a CSV reader has them. */
final class PythonConsumer implements Consumer {
    @Override
    public List<Told> tell(ZooModel model, Path folder) throws Exception {
        Files.writeString(folder.resolve("rules.py"), PythonText.of(model.program()));
        Files.writeString(folder.resolve("rows.json"), Programs.JSON.writeValueAsString(model.rows()));
        Files.writeString(folder.resolve("ask.py"), """
                import json, rules
                for row in json.load(open('rows.json', encoding='utf-8')):
                    print(json.dumps(rules.predict(row)))
                """);
        return Programs.answers(
                Programs.run(folder, Needs.program("python3", "python3").toString(), "-B", "ask.py"));
    }
}
