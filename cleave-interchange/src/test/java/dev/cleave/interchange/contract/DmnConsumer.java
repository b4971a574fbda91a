package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.interchange.dmn.DmnText;
import dev.cleave.interchange.program.Cell;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Program;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.kie.dmn.api.core.DMNContext;
import org.kie.dmn.api.core.DMNModel;
import org.kie.dmn.api.core.DMNResult;
import org.kie.dmn.api.core.DMNRuntime;
import org.kie.dmn.core.internal.utils.DMNRuntimeBuilder;
import org.kie.dmn.model.api.DMNElement;
import org.kie.internal.io.ResourceFactory;

/** KIE's engine, which Kogito and Drools run; columns are found by their descriptions in the model. */
final class DmnConsumer implements Consumer {
    private static final BigDecimal GREAT =
            new BigDecimal("1e999"); // in place of the infinite, which FEEL does not have

    @Override
    public List<Told> tell(ZooModel model, Path folder) throws Exception {
        String xml = DmnText.of(model.program());
        Files.writeString(folder.resolve("rules.dmn"), xml);
        DMNRuntime runtime = DMNRuntimeBuilder.fromDefaults()
                .buildConfiguration()
                .fromResources(List.of(ResourceFactory.newReaderResource(new StringReader(xml), "UTF-8")))
                .getOrElseThrow(problem -> new IllegalStateException(xml, problem));
        DMNModel dmn = runtime.getModels().get(0);
        assertEquals(List.of(), dmn.getMessages());
        Map<String, String> byWords = new HashMap<>();
        dmn.getInputs().forEach(node -> byWords.put("in " + words(dmn, node.getId()), node.getName()));
        dmn.getDecisions().forEach(node -> byWords.put("out " + words(dmn, node.getId()), node.getName()));
        List<Told> told = new ArrayList<>();
        for (List<Cell> row : model.cells()) {
            DMNContext context = runtime.newContext();
            for (int i = 0; i < row.size(); i++) {
                InputColumn input = model.program().inputs().get(i);
                context.set(byWords.get("in " + input.name()), value(row.get(i)));
            }
            told.add(told(model.program(), runtime.evaluateAll(dmn, context), byWords));
        }
        return told;
    }

    private static String words(DMNModel dmn, String id) {
        return dmn.getDefinitions().getDrgElement().stream()
                .filter(element -> id.equals(element.getId()))
                .map(DMNElement::getDescription)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse("");
    }

    private static Told told(Program program, DMNResult result, Map<String, String> byWords) {
        assertEquals(false, result.hasErrors(), () -> result.getMessages().toString());
        Map<String, String> labels = new LinkedHashMap<>();
        Map<String, Map<String, Double>> probabilities = new LinkedHashMap<>();
        for (int i = 0; i < program.answered().size(); i++) {
            String column = program.answered().get(i);
            boolean isClass = program.target().exclusive();
            String words = isClass ? column : program.words().name(i);
            String said = String.valueOf(result(result, byWords, column));
            Object probability = result(result, byWords, "probability of " + words);
            labels.put(column, said);
            probabilities.put(
                    column, Map.of(isClass ? said : program.positive(i), ((BigDecimal) probability).doubleValue()));
        }
        return new Told(labels, Optional.empty(), Optional.of(probabilities));
    }

    private static Object result(DMNResult result, Map<String, String> byWords, String words) {
        return result.getDecisionResultByName(byWords.get("out " + words)).getResult();
    }

    private static Object value(Cell cell) {
        if (cell instanceof Cell.Number number) {
            return Double.isInfinite(number.value())
                    ? number.value() > 0 ? GREAT : GREAT.negate()
                    : new BigDecimal(Double.toString(number.value()));
        }
        return cell instanceof Cell.Text text ? text.value() : null;
    }
}
