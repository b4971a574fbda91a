package dev.cleave.web.report;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.interchange.javascript.PredictorObject;
import dev.cleave.io.LearningTime;
import dev.cleave.io.Model;
import dev.cleave.io.Provenance;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.math.BigDecimal;
import java.time.temporal.ChronoUnit;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** All that the page of a report shows, as JSON. */
public final class ReportObject {
    private final Report report;
    private final Model model;
    private final Target target;
    private final List<Set<String>> sizes; // what the rules of each size say

    public ReportObject(Report report) {
        this.report = report;
        this.model = report.model();
        this.target = model.encoding().target();
        this.sizes = new Sizes(model)
                .all().stream()
                        .map(entry ->
                                Cards.texts(model.with(entry, model.proof().verdict())))
                        .toList();
    }

    public ObjectNode json() {
        ObjectNode root = brief();
        root.put("name", report.name()).put("task", Task.of(target).toString());
        labels(root);
        provenance(root.putObject("provenance"));
        new FrontierObject(model).write(root.putArray("frontier"));
        new ColumnObject(report).write(root.putArray("columns"));
        new ListObject(report).write(root);
        report.warnings().forEach(root.putArray("warnings")::add);
        report.verdict().forEach(root.putArray("verdict")::add);
        ObjectNode copies = root.putObject("copies");
        report.copies().forEach(copies::put);
        if (model.encoding().derivation().isEmpty()) {
            new SampleRows(report).write(root.putArray("samples"));
        }
        return root;
    }

    /** What other rules change: scores, cards, right and wrong answers. */
    public ObjectNode brief() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        stages(root.putArray("stages"));
        cards(root);
        ArrayNode confusion = root.putArray("confusion");
        report.rows().forEach(rows -> classes().confusion(model.rules(), rows, confusion.addObject()));
        if (model.encoding().derivation().isEmpty()) {
            root.set("predictor", PredictorObject.of(model));
        }
        return root;
    }

    /** The rows that a card covers, by number; none where there is no such card. */
    public static List<Integer> covered(Model model, RowSet rows, int card) {
        List<Card> cards = Cards.of(model).all();
        if (card < 0 || card >= cards.size()) {
            return List.of();
        }
        BitColumns known = model.rules().withAuxiliaries(rows.inputs());
        return Coverage.of(cards.get(card).body(), known).toBitSet().stream()
                .boxed()
                .toList();
    }

    private void labels(ObjectNode to) {
        to.put("target", target.labels().get(0).column());
        Vocabulary words = Vocabulary.of(model.encoding());
        ArrayNode names = to.putArray("labels");
        IntStream.range(0, target.outputs()).mapToObj(words::name).forEach(names::add);
        ArrayNode classes = to.putArray("classes");
        classes().names().forEach(classes::add);
    }

    private RowClasses classes() {
        return new RowClasses(target);
    }

    private void provenance(ObjectNode to) {
        Provenance provenance = model.provenance();
        to.put("data", fileName(provenance.data()))
                .put("rows", provenance.rows())
                .put("version", provenance.version());
        to.put("seed", provenance.seed()).put("fingerprint", provenance.fingerprint());
        to.put("heldOut", provenance.heldOut().rows())
                .put("columns", model.encoding().columns().size());
        if (!provenance.timing().equals(LearningTime.UNKNOWN)) {
            to.put(
                    "learned",
                    provenance.timing().start().truncatedTo(ChronoUnit.SECONDS).toString());
            to.put("seconds", provenance.timing().duration().toMillis() / 1000.0);
        }
        ArrayNode given = to.putArray("given");
        report.rows()
                .forEach(rows -> given.addObject()
                        .put("name", rows.name())
                        .put("rows", rows.rows().rows()));
    }

    /** A page is sent to others, to whom the folders of this machine are nothing. */
    static String fileName(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    private void stages(ArrayNode to) {
        Task task = model.ledger().task();
        for (Stage stage : model.ledger().stages()) {
            ObjectNode one = to.addObject().put("name", stage.name()).put("isRules", stage.hasRules());
            one.put("rules", stage.size().rules()).put("literals", stage.size().literals());
            stage.on(RowPart.TRAIN).ifPresent(scores -> write(task, scores, one.putObject("train")));
            stage.on(RowPart.TEST).ifPresent(scores -> write(task, scores, one.putObject("test")));
        }
    }

    private void write(Task task, Scores scores, ObjectNode to) {
        long rows = scores.labels().get(0).rows();
        to.put("accuracy", task.accuracy(scores)).put("f1", task.f1(scores)).put("rows", rows);
        to.put("decisions", target.exclusive() ? rows : rows * target.outputs());
        to.put("majority", majority(scores, rows));
        if (target.outputs() == 1) {
            to.putArray("counts")
                    .add(scores.binary().truePositive())
                    .add(scores.binary().falsePositive())
                    .add(scores.binary().falseNegative())
                    .add(scores.binary().trueNegative());
        }
    }

    private double majority(Scores scores, long rows) {
        if (target.exclusive()) {
            return scores.labels().stream()
                            .mapToLong(one -> one.support())
                            .max()
                            .orElse(0)
                    / (double) Math.max(1, rows);
        }
        return scores.labels().stream()
                        .mapToLong(one -> Math.max(one.support(), rows - one.support()))
                        .sum()
                / (double) Math.max(1, rows * target.outputs());
    }

    private void cards(ObjectNode root) {
        Cards cards = Cards.of(model);
        List<CardRows> parts = report.rows().stream()
                .map(rows -> CardRows.of(cards.all(), model.rules(), target.exclusive(), rows))
                .toList();
        ArrayNode all = root.putArray("cards");
        for (int i = 0; i < cards.all().size(); i++) {
            write(cards.all().get(i), all.addObject());
            ObjectNode rows = ((ObjectNode) all.get(i)).putObject("rows");
            for (int part = 0; part < parts.size(); part++) {
                parts.get(part).write(i, rows.putObject(report.rows().get(part).name()));
            }
            if (parts.isEmpty()) {
                saved(cards.all().get(i), rows);
            }
        }
        ArrayNode start = root.putArray("start");
        cards.start().forEach(points -> start.add(points.doubleValue()));
        if (!parts.isEmpty()) {
            parts.get(0).writeOverlap(root.putArray("overlap"));
        }
    }

    private void write(Card card, ObjectNode to) {
        to.put("head", card.head())
                .put("says", card.says())
                .put("against", card.against())
                .put("text", card.text());
        ArrayNode points = to.putArray("points");
        card.points().stream().map(BigDecimal::doubleValue).forEach(points::add);
        BitSet atoms = new BitSet();
        card.body().literals().forEach(literal -> atoms.set(literal.atom()));
        ArrayNode columns = to.putArray("columns");
        ColumnObject.columnsOf(model, atoms).forEach(columns::add);
        if (model.encoding().derivation().isEmpty()) {
            to.set("body", PredictorObject.body(model, card.body()));
        }
        to.put(
                "sizes",
                sizes.stream().filter(texts -> texts.contains(card.text())).count());
    }

    /** The model has evidence of rules, where they stand by themselves. */
    private void saved(Card card, ObjectNode to) {
        if (card.points().isEmpty()) {
            write(model.standing().train(), card, to, RowSet.TRAIN);
            write(model.standing().test(), card, to, RowSet.HELD_OUT);
        }
    }

    private static void write(List<Evidence> evidence, Card card, ObjectNode to, String part) {
        evidence.stream()
                .filter(own -> own.isOf(card.head(), card.rule()))
                .forEach(own -> to.putObject(part)
                        .put("covered", own.covered())
                        .put("right", own.right())
                        .put("alone", own.alone()));
    }
}
