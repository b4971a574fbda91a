package dev.cleave.interchange.contract;

import dev.cleave.interchange.pmml.PmmlText;
import dev.cleave.interchange.program.Cell;
import dev.cleave.interchange.program.NumberedRule;
import dev.cleave.interchange.program.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jpmml.evaluator.Evaluator;
import org.jpmml.evaluator.EvaluatorUtil;
import org.jpmml.evaluator.LoadingModelEvaluatorBuilder;

/** JPMML's evaluator. */
final class PmmlConsumer implements Consumer {
    @Override
    public Set<String> refused() {
        return Set.of(
                "great points", "multilabel", "Boolean network", "always and never", "taken names", "learned: labels");
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
            all.add(told(program, said));
        }
        return all;
    }

    private static Told told(Program program, Map<String, ?> said) {
        String column = program.answered().get(0);
        String label = String.valueOf(said.get(column));
        List<Integer> fired = program.numbered().stream()
                .map(NumberedRule::number)
                .filter(number -> Boolean.TRUE.equals(said.get("cleave rule " + number)))
                .toList();
        String of = program.target().exclusive() ? label : program.positive(0);
        double probability = ((Number) said.get("cleave probability")).doubleValue();
        return new Told(
                Map.of(column, label), Optional.of(fired), Optional.of(Map.of(column, Map.of(of, probability))));
    }

    private static Object value(Cell cell) {
        if (cell instanceof Cell.Number number) {
            return number.value();
        }
        return cell instanceof Cell.Text text ? text.value() : null;
    }
}
