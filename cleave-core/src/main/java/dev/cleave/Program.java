package dev.cleave;

import dev.cleave.data.Encoding;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import dev.cleave.training.Trained;
import java.util.Optional;

/**
 * Rules that a search found.
 *
 * @param encoding with the thresholds that were found
 * @param network that the rules were written as already, where they were
 */
record Program(Encoding encoding, RuleSet rules, Optional<NeuralDnf> network) {
    /** @param trained the best of the networks that helped */
    Found with(Trained trained) {
        Trained over = Settlements.over(trained, encoding);
        return network.map(written -> Found.written(encoding, over, rules, written))
                .orElseGet(() -> Found.free(encoding, over, rules));
    }
}
