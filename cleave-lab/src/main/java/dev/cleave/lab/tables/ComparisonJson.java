package dev.cleave.lab.tables;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.Figure;
import java.util.Optional;

/** A comparison for a program. */
public final class ComparisonJson {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private ComparisonJson() {}

    public static String text(MethodComparison comparison) {
        SplitTable table = comparison.table();
        ObjectNode root = JSON.createObjectNode();
        root.put("data", table.name()).put("target", table.target());
        root.put("rows", table.data().table().rows())
                .put("folds", table.splits().size());
        ArrayNode methods = root.putArray("methods");
        comparison.methods().forEach(method -> write(comparison, method, methods.addObject()));
        comparison.notes().forEach(root.putArray("notes")::add);
        root.put("advice", new Advice(comparison).line());
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void write(MethodComparison comparison, ScoredMethod method, ObjectNode to) {
        to.put("method", method.name());
        put(to, "accuracy", comparison.accuracy(method));
        put(to, "macroF1", comparison.f1(method));
        put(to, "rules", comparison.size(method, Figure.RULES));
        put(to, "literals", comparison.size(method, Figure.LITERALS));
        put(to, "seconds", comparison.seconds(method));
    }

    /** What was not measured is left out. */
    private static void put(ObjectNode to, String name, Optional<Statistic> figure) {
        figure.ifPresent(found -> {
            ObjectNode node = to.putObject(name).put("mean", found.mean());
            found.error().ifPresent(error -> node.put("standardError", error));
        });
    }
}
