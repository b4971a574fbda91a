package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evaluation.HeldOutScore;
import dev.cleave.evaluation.Metric;
import dev.cleave.evaluation.MetricEstimate;
import java.util.List;

/** Rules of every size in the model file. */
final class FrontierJson {
    private static final String CALIBRATION = "calibration";

    private FrontierJson() {}

    static void write(List<FrontierEntry> frontier, ArrayNode to) {
        frontier.forEach(entry -> write(entry, to.addObject()));
    }

    private static void write(FrontierEntry entry, ObjectNode to) {
        RulesJson.write(entry.rules(), to.putObject("rules"));
        NetworkJson.write(entry.proved(), to.putObject("proved"));
        EvidenceJson.write(entry.standing(), to.putObject("evidence"));
        CalibrationJson.write(entry.calibration(), to.putArray(CALIBRATION));
        to.putObject("heldOut")
                .put("rows", entry.score().rows())
                .put("accuracy", entry.score().accuracy())
                .put("error", entry.score().error())
                .put("network", entry.score().network());
        to.putObject("metric")
                .put("name", entry.metric().metric().name())
                .put("value", entry.metric().value())
                .put("error", entry.metric().error());
        LedgerJson.write(entry.stage(), to.putObject("stage"));
        to.put("differing", entry.differing()).put("compared", entry.compared());
    }

    static List<FrontierEntry> read(JsonFields from, String name) {
        return from.list(name, FrontierJson::entry);
    }

    private static FrontierEntry entry(JsonFields from) {
        JsonFields fields = from.object("heldOut");
        HeldOutScore score = new HeldOutScore(
                fields.count("rows"), fields.number("accuracy"), fields.number("error"), fields.number("network"));
        return new FrontierEntry(
                RulesJson.read(from.object("rules")),
                NetworkJson.hard(from.object("proved")),
                EvidenceJson.read(from.object("evidence")),
                CalibrationJson.read(from, CALIBRATION),
                score,
                from.has("metric")
                        ? metric(from.object("metric"))
                        : MetricEstimate.of(score), // not in the first files of 1.5
                LedgerJson.stage(from.object("stage")),
                from.count("differing"),
                from.count("compared"));
    }

    private static MetricEstimate metric(JsonFields from) {
        return new MetricEstimate(from.oneOf("name", Metric.values()), from.number("value"), from.number("error"));
    }
}
