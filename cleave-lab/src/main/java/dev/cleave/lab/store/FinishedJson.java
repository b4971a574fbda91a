package dev.cleave.lab.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.RuleLine;
import dev.cleave.lab.trial.TrialResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A finished trial as JSON. */
final class FinishedJson {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private FinishedJson() {}

    static byte[] write(Finished done) {
        ObjectNode root = JSON.createObjectNode();
        root.put("trial", done.key()).put("seed", done.seed()).put("settings", done.settings());
        root.put("version", done.version()).put("commit", done.commit());
        ObjectNode figures = root.putObject("figures");
        done.result().figures().forEach((figure, value) -> figures.put(figure.key(), value));
        ObjectNode genes = root.putObject("genes");
        done.result().genes().forEach(genes::put);
        root.put("verdict", done.result().verdict()).put("note", done.result().note());
        if (!done.result().page().isEmpty()) {
            root.put("page", done.result().page());
        }
        ArrayNode rules = root.putArray("rules");
        done.result()
                .rules()
                .forEach(rule -> rules.addObject().put("rule", rule.text()).put("evidence", rule.evidence()));
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(root);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An {@link IOException} where it is not JSON, an {@link IllegalArgumentException} where something is missing. */
    static Finished read(byte[] bytes) throws IOException {
        JsonNode root = JSON.readTree(bytes);
        TrialResult result = new TrialResult(
                figures(require(root, "figures")),
                genes(require(root, "genes")),
                text(root, "verdict"),
                text(root, "note"),
                lines(require(root, "rules")),
                root.path("page").asText()); // since 0.2
        return new Finished(
                text(root, "trial"),
                require(root, "seed").longValue(),
                text(root, "settings"),
                text(root, "version"),
                text(root, "commit"),
                result);
    }

    private static Map<Figure, Double> figures(JsonNode node) {
        Map<Figure, Double> figures = new EnumMap<>(Figure.class);
        for (Figure figure : Figure.values()) {
            if (node.has(figure.key())) {
                figures.put(figure, node.get(figure.key()).doubleValue());
            }
        }
        return figures;
    }

    private static Map<String, Boolean> genes(JsonNode node) {
        Map<String, Boolean> genes = new LinkedHashMap<>();
        node.properties()
                .forEach(gene -> genes.put(gene.getKey(), gene.getValue().booleanValue()));
        return genes;
    }

    private static List<RuleLine> lines(JsonNode node) {
        List<RuleLine> lines = new ArrayList<>();
        node.forEach(line -> lines.add(new RuleLine(text(line, "rule"), text(line, "evidence"))));
        return lines;
    }

    private static String text(JsonNode root, String name) {
        return require(root, name).textValue();
    }

    private static JsonNode require(JsonNode root, String name) {
        JsonNode found = root.path(name);
        if (found.isMissingNode() || found.isNull()) {
            throw new IllegalArgumentException("it has no '" + name + "'");
        }
        return found;
    }
}
