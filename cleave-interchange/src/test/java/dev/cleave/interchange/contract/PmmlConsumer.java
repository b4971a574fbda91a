package dev.cleave.interchange.contract;

import dev.cleave.interchange.pmml.PmmlText;
import dev.cleave.interchange.program.Cell;
import dev.cleave.interchange.program.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jpmml.evaluator.Evaluator;
import org.jpmml.evaluator.EvaluatorUtil;
import org.jpmml.evaluator.LoadingModelEvaluatorBuilder;

/** JPMML's evaluator. */
final class PmmlConsumer implements Consumer {
    @Override
    public Set<String> refused() {
        return Set.of("great points", "multilabel", "Boolean network", "always and never", "learned: labels");
    }

    @Override
    public List<Told> tell(ZooModel model, Path folder) throws Exception {
        Program program = model.program();
        Path file = Files.writeString(folder.resolve("rules.pmml"), PmmlText.of(program));
        Evaluator evaluator =
                new LoadingModelEvaluatorBuilder().load(file.toFile()).build();
        evaluator.verify();
        List<Told> all = new ArrayList<>();
        for (List<Cell> row : model.cells()) {
            Map<String, Object> cells = new HashMap<>();
            for (int i = 0; i < row.size(); i++) {
                cells.put(program.inputs().get(i).name(), value(row.get(i)));
            }
            Map<String, ?> said = EvaluatorUtil.decodeAll(evaluator.evaluate(cells));
            String column = program.answered().get(0);
            all.add(Told.labels(Map.of(column, String.valueOf(said.get(column)))));
        }
        return all;
    }

    private static Object value(Cell cell) {
        if (cell instanceof Cell.Number number) {
            return number.value();
        }
        return cell instanceof Cell.Text text ? text.value() : null;
    }
}
