package dev.cleave;

import dev.cleave.data.Encoding;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import dev.cleave.training.Trained;
import dev.cleave.verification.Proof.Subject;
import java.util.Optional;

/**
 * What a way of learning comes to.
 *
 * @param encoding that the rules are about; with numbers, the thresholds that were found
 * @param trained the best of the networks
 * @param network what the rules should be, where it is known
 * @param subject what that network is to the rules
 */
record Found(Encoding encoding, Trained trained, RuleSet rules, Optional<NeuralDnf> network, Subject subject) {
    /** Rules that were not read from one network. */
    static Found free(Encoding encoding, Trained trained, RuleSet rules) {
        return new Found(encoding, trained, rules, Optional.empty(), Subject.WRITTEN_BACK);
    }

    /** Rules that are the reading of a network. */
    static Found read(Encoding encoding, Trained trained, RuleSet rules, NeuralDnf network) {
        return new Found(encoding, trained, rules, Optional.of(network), Subject.READ);
    }

    /** Rules that were written as a network already. */
    static Found written(Encoding encoding, Trained trained, RuleSet rules, NeuralDnf network) {
        return new Found(encoding, trained, rules, Optional.of(network), Subject.WRITTEN_BACK);
    }
}
