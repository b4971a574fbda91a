package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.table.Rows;
import java.util.Optional;

/**
 * Rules that were fitted without the validation rows, which only chose among candidates: how often these are right there is what the
 * final rules, of the same strategy, may promise (docs/adr/0015).
 *
 * @param points of classes, the network whose conjunctions are the auxiliaries of the rules
 * @param held the rows that they were fitted without; the validation rows where it is not said
 */
record FirstStage(Encoding encoding, RuleSet rules, Optional<HardNetwork> points, Optional<Rows> held) {
    FirstStage(Encoding encoding, RuleSet rules, Optional<HardNetwork> points) {
        this(encoding, rules, points, Optional.empty());
    }

    /** With the rows that they were fitted without, where these are not the validation rows. */
    FirstStage on(Rows others) {
        return new FirstStage(encoding, rules, points, Optional.of(others));
    }

    /** Rules of labels. */
    static FirstStage of(Encoding encoding, RuleSet rules) {
        return new FirstStage(encoding, rules, Optional.empty());
    }

    /** A hard network with classes over atoms; how long its rules are makes no difference, so that no time is spent on it. */
    static FirstStage ofClasses(Encoding encoding, HardNetwork network) {
        Budget none = Budget.unlimited();
        none.cancel();
        return new FirstStage(
                encoding, ExactReading.ofScores(encoding.domain()).rules(network, none), Optional.of(network));
    }

    RuleAnswers answers() {
        Target target = encoding.target();
        return points.map(network -> RuleAnswers.of(target, rules, network))
                .orElseGet(() -> new RuleAnswers(target, rules, Optional.empty()));
    }
}
