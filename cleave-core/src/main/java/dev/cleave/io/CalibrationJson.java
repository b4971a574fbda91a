package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.ReliabilityCurve;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.SoftNetwork;
import java.util.Optional;

/** The probabilities of rules in the model file: a list of questions, each of which has a list of answers. */
final class CalibrationJson {
    private static final String ANSWERS = "answers";

    private CalibrationJson() {}

    static void write(Calibration calibration, ArrayNode to) {
        calibration.questions().forEach(answers -> {
            ArrayNode list = to.addObject().putArray(ANSWERS);
            answers.forEach(answer -> write(answer, list.addObject()));
        });
    }

    private static void write(AnswerCalibration answer, ObjectNode to) {
        answer.curve().from().forEach(to.putArray("from")::add);
        answer.curve().probabilities().forEach(to.putArray("probabilities")::add);
        answer.others().forEach(to.putArray("others")::add);
        to.put("least", answer.least());
    }

    static Calibration read(JsonFields from, String name) {
        return new Calibration(from.list(name, question -> question.list(ANSWERS, CalibrationJson::answer)));
    }

    private static AnswerCalibration answer(JsonFields from) {
        return new AnswerCalibration(
                new ReliabilityCurve(from.numbers("from"), from.numbers("probabilities")),
                from.numbers("others"),
                from.number("least"));
    }

    /** Of a file without one: from what its rules scored, on rows held out if there are any. */
    static Calibration of(Target target, SoftNetwork soft, Ledger ledger) {
        DecisionThreshold decision = decision(soft);
        return ledger.stages().stream()
                .filter(Stage::hasRules)
                .findFirst()
                .flatMap(rules -> rules.on(RowPart.TEST).or(() -> rules.on(RowPart.TRAIN)))
                .map(Scores::labels)
                .map(labels -> Calibration.of(target, decision, labels))
                .orElseGet(() -> Calibration.unknown(target, decision));
    }

    /** The probability that has the level of the network's head as its raw value. */
    private static DecisionThreshold decision(SoftNetwork soft) {
        return Optional.of(soft.head())
                .filter(IndependentHead.class::isInstance)
                .map(head -> new DecisionThreshold(1 / (1 + StrictMath.exp(-2.0 * ((IndependentHead) head).level()))))
                .orElse(DecisionThreshold.even());
    }
}
