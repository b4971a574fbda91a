package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.evaluation.WeightedConfusion;
import dev.cleave.evaluation.WeightedScores;
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

    static void write(Stage stage, ObjectNode to) {
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

    private static RuleSize size(JsonFields from) {
        return new RuleSize(
                from.count("rules"), from.count("atLeast"), from.count("literals"), from.count("maxLength"));
    }

    static Stage stage(JsonFields from) {
        Map<RowPart, Scores> scores = parts(from, LedgerJson::scores);
        RuleSize size = from.has("size") ? size(from.object("size")) : RuleSize.NONE;
        return from.has(WEIGHTED) // since 1.2
                ? new Stage(from.text("stage"), scores, parts(from.object(WEIGHTED), LedgerJson::weightedScores), size)
                : new Stage(from.text("stage"), scores, size);
    }

    private static <T> Map<RowPart, T> parts(JsonFields from, Function<JsonFields, T> read) {
        Map<RowPart, T> parts = new EnumMap<>(RowPart.class);
        for (RowPart part : RowPart.values()) {
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

    private static String key(RowPart part) {
        return part.name().toLowerCase(Locale.ROOT);
    }
}
