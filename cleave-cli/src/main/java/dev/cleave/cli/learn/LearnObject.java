package dev.cleave.cli.learn;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.cli.report.FrontierText;
import dev.cleave.cli.report.InventedText;
import dev.cleave.cli.rules.PointsObject;
import dev.cleave.cli.rules.RulesObject;
import dev.cleave.cli.rules.TargetObject;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.ProofJson;
import dev.cleave.io.text.Vocabulary;
import java.util.Locale;

/** What was learned, for machines. */
record LearnObject(LearnReport report) {
    ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("data", report.run().name()).put("task", figures().task().toString());
        TargetObject.write(report.learned().encoding().target(), root.putObject("target"));
        root.put("rows", report.run().data().table().rows())
                .put("atoms", report.learned().encoding().atoms().size());
        report.notes().forEach(root.putArray("notes")::add);
        root.put("evaluation", report.run().evaluation().describe())
                .put("runs", report.outcome().ledgers().size());
        root.put("metric", report.run().options().metric().toString());
        if (!report.decision().isEven()) {
            root.put("decision", report.decision().probability());
        }
        ArrayNode ledger = root.putArray("ledger");
        figures().stages().forEach(stage -> write(stage, ledger.addObject()));
        ProofJson.write(
                report.learned().model().proof(),
                root.putObject("verdict")
                        .put("exactOver", new InventedText(report.learned().encoding()).exactOver()));
        report.learned().ruleLines().forEach(root.putArray("rules")::add);
        new RulesObject(
                        Vocabulary.of(report.learned().encoding()),
                        report.learned().rules(),
                        report.evidence())
                .write(root.putObject("program"));
        if (report.learned().model().hasClassPoints()) {
            new PointsObject(ClassConditions.of(report.learned().model())).write(root.putObject("points"));
        }
        new FrontierText(report.learned().model()).write(root.putArray("frontier"));
        root.put("cutShort", report.learned().wasCutShort());
        root.put("kernel", report.learned().model().provenance().platform().getOrDefault("kernel", ""));
        ObjectNode seconds =
                root.putObject("seconds").put("total", report.watch().total());
        report.watch().laps().forEach(seconds::put);
        return root;
    }

    private void write(Stage stage, ObjectNode to) {
        to.put("stage", stage.name());
        write(to.putObject("f1"), stage.name(), figures()::countedF1);
        write(to.putObject("accuracy"), stage.name(), figures()::countedAccuracy);
        if (figures().isWeighted()) {
            write(to.putObject("weightedF1"), stage.name(), figures()::weightedF1);
            write(to.putObject("weightedAccuracy"), stage.name(), figures()::weightedAccuracy);
        }
        if (stage.hasRules()) {
            to.put("rules", stage.size().rules()).put("atLeast", stage.size().atLeast());
            to.put("literals", stage.size().literals())
                    .put("maxLength", stage.size().maxLength());
        } else {
            to.putNull("rules").putNull("literals").putNull("maxLength");
        }
    }

    private void write(ObjectNode to, String stage, StageFigures.Figure figure) {
        for (RowPart part : RowPart.values()) {
            figures()
                    .summary(stage, figure, part)
                    .ifPresentOrElse(
                            found -> to.put(part.name().toLowerCase(Locale.ROOT), found.mean()),
                            () -> to.putNull(part.name().toLowerCase(Locale.ROOT)));
        }
    }

    private StageFigures figures() {
        return new StageFigures(report.outcome());
    }
}
