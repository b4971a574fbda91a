package dev.cleave.interchange.javascript;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.label.Label;
import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.explanation.AnswerText;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.BitSet;
import java.util.List;

/** All that {@code predictor.js} needs of a model to answer rows: the columns and atoms that rules use, the rules, the probabilities. */
public final class PredictorObject {
    private final Model model;
    private final UsedAtoms used;
    private final ProgramObject program;

    private PredictorObject(Model model) {
        this.model = model;
        this.used = UsedAtoms.of(model);
        this.program = new ProgramObject(model.rules(), used);
    }

    /** An {@link InputException} where rules are about predicates that a network invented. */
    public static ObjectNode of(Model model) {
        if (model.encoding().derivation().isPresent()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the rules are about predicates that a network invented, which JavaScript does not have; learn with"
                            + " --predicates thresholds");
        }
        return new PredictorObject(model).json();
    }

    /** A rule over the atoms and auxiliaries of a model, as {@link #of} numbers them. */
    public static ObjectNode body(Model model, Rule rule) {
        ObjectNode one = JsonMapper.builder().build().createObjectNode();
        new PredictorObject(model).program.write(rule, one);
        return one;
    }

    private ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("exclusive", model.encoding().target().exclusive());
        outputs(root.putArray("outputs"));
        used.write(root);
        definitions(model.rules().auxiliaries(), root.putArray("auxiliaries"));
        ArrayNode heads = root.putArray("heads");
        definitions(model.rules().heads(), heads);
        program.writeTallies(root.putArray("tallies"));
        model.answers().points().ifPresentOrElse(network -> points(network, root), () -> texts(heads));
        calibration(root.putArray("calibration"));
        return root;
    }

    private void outputs(ArrayNode to) {
        for (Label label : model.encoding().target().labels()) {
            to.addObject()
                    .put("column", label.column())
                    .put("positive", label.positive())
                    .put("negative", label.negatives().get(0));
        }
    }

    private void definitions(List<Definition> definitions, ArrayNode to) {
        definitions.forEach(definition -> program.write(definition, to.addObject()));
    }

    private void texts(ArrayNode heads) {
        Vocabulary words = Vocabulary.of(model.encoding());
        for (int output = 0; output < heads.size(); output++) {
            ArrayNode texts = ((ObjectNode) heads.get(output)).putArray("texts");
            for (Rule rule : model.rules().heads().get(output).rules()) {
                texts.add(RuleText.body(rule, model.rules(), words));
            }
        }
    }

    /** What classes get by the network decides how sure an answer is; which conditions speak for a class does not depend on rows. */
    private void points(HardNetwork network, ObjectNode to) {
        ObjectNode object = to.putObject("network");
        new OutputWeights(network.disjunctions()).write(object);
        ClassConditions conditions = ClassConditions.of(model);
        ArrayNode texts = to.putArray("conditions");
        for (int k = 0; k < network.conjunctions().nodes(); k++) {
            texts.add(conditions.body(k));
        }
        BitSet all = new BitSet();
        all.set(0, model.rules().atoms() + model.rules().auxiliaries().size());
        AnswerText text = AnswerText.of(model);
        ArrayNode speaking = to.putArray("speaking");
        for (int output = 0; output < model.rules().heads().size(); output++) {
            ArrayNode own = speaking.addArray();
            text.fired(output, all).forEach(fired -> own.add(fired.index()));
        }
    }

    private void calibration(ArrayNode to) {
        for (List<AnswerCalibration> question : model.calibration().questions()) {
            ArrayNode answers = to.addArray();
            question.forEach(answer -> write(answer, answers.addObject()));
        }
    }

    private static void write(AnswerCalibration answer, ObjectNode to) {
        answer.curve().from().forEach(to.putArray("from")::add);
        answer.curve().probabilities().forEach(to.putArray("rates")::add);
        answer.others().forEach(to.putArray("others")::add);
        to.put("least", answer.least());
    }
}
