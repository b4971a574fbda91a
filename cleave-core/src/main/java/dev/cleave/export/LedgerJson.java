package dev.cleave.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.data.Confusion;
import dev.cleave.data.Scores;
import dev.cleave.data.Task;
import dev.cleave.data.WeightedConfusion;
import dev.cleave.data.WeightedScores;
import dev.cleave.ledger.Ledger;
import dev.cleave.ledger.Part;
import dev.cleave.ledger.Size;
import dev.cleave.ledger.Stage;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** The ledger in the model file: the counts, from which every measure follows. */
final class LedgerJson {
    private static final String WEIGHTED = "weighted";

    private LedgerJson() {}

    static void write(Ledger ledger, ArrayNode to) {
        ledger.stages().forEach(stage -> write(stage, to.addObject()));
    }

    static Ledger read(JsonFields from, String name, Task task) {
        return new Ledger(task, from.list(name, LedgerJson::stage));
    }

    private static void write(Stage stage, ObjectNode to) {
        to.put("stage", stage.name());
        stage.scores().forEach((part, scores) -> write(scores, to.putObject(key(part))));
        if (stage.isWeighted()) {
            ObjectNode weighted = to.putObject(WEIGHTED);
            stage.weighted().forEach((part, scores) -> write(scores, weighted.putObject(key(part))));
        }
        if (stage.hasRules()) {
            to.putObject("size")
                    .put("rules", stage.size().rules())
                    .put("atLeast", stage.size().atLeast())
                    .put("literals", stage.size().literals())
                    .put("maxLength", stage.size().maxLength());
        }
    }

    private static Size size(JsonFields from) {
        return new Size(from.count("rules"), from.count("atLeast"), from.count("literals"), from.count("maxLength"));
    }

    private static Stage stage(JsonFields from) {
        Map<Part, Scores> scores = parts(from, LedgerJson::scores);
        Size size = from.has("size") ? size(from.object("size")) : Size.NONE;
        return from.has(WEIGHTED) // since 1.2
                ? new Stage(from.text("stage"), scores, parts(from.object(WEIGHTED), LedgerJson::weightedScores), size)
                : new Stage(from.text("stage"), scores, size);
    }

    private static <T> Map<Part, T> parts(JsonFields from, Function<JsonFields, T> read) {
        Map<Part, T> parts = new EnumMap<>(Part.class);
        for (Part part : Part.values()) {
            if (from.has(key(part))) {
                parts.put(part, read.apply(from.object(key(part))));
            }
        }
        return parts;
    }

    private static void write(Scores scores, ObjectNode to) {
        to.put("exact", scores.exact());
        ArrayNode labels = to.putArray("labels");
        scores.labels()
                .forEach(confusion -> labels.addObject()
                        .put("truePositive", confusion.truePositive())
                        .put("falsePositive", confusion.falsePositive())
                        .put("falseNegative", confusion.falseNegative())
                        .put("trueNegative", confusion.trueNegative()));
    }

    private static void write(WeightedScores scores, ObjectNode to) {
        to.put("exact", scores.exact());
        ArrayNode labels = to.putArray("labels");
        scores.labels()
                .forEach(confusion -> labels.addObject()
                        .put("truePositive", confusion.truePositive())
                        .put("falsePositive", confusion.falsePositive())
                        .put("falseNegative", confusion.falseNegative())
                        .put("trueNegative", confusion.trueNegative()));
    }

    private static WeightedScores weightedScores(JsonFields from) {
        return new WeightedScores(from.list("labels", LedgerJson::weightedConfusion), from.number("exact"));
    }

    private static WeightedConfusion weightedConfusion(JsonFields from) {
        return new WeightedConfusion(
                from.number("truePositive"),
                from.number("falsePositive"),
                from.number("falseNegative"),
                from.number("trueNegative"));
    }

    private static Scores scores(JsonFields from) {
        return new Scores(from.list("labels", LedgerJson::confusion), from.whole("exact"));
    }

    private static Confusion confusion(JsonFields from) {
        return new Confusion(
                from.whole("truePositive"),
                from.whole("falsePositive"),
                from.whole("falseNegative"),
                from.whole("trueNegative"));
    }

    private static String key(Part part) {
        return part.name().toLowerCase(Locale.ROOT);
    }
}
