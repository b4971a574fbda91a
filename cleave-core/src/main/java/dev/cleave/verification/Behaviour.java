package dev.cleave.verification;

import dev.cleave.logic.Formula;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.BitSet;
import java.util.List;

/** Something that answers rows of atoms, and that can be compared with another such thing. */
public sealed interface Behaviour permits Symbolic, SoftBehaviour {
    int atoms();

    int outputs();

    /** The atoms that an output may depend on. */
    BitSet cone(int output);

    /** Which outputs hold in each row, [rows x outputs]. */
    BitMatrix answers(BitMatrix inputs);

    static Behaviour of(RuleSet rules) {
        return new RuleBehaviour(rules);
    }

    /** To be evaluated alone. */
    static Behaviour of(SoftNetwork network) {
        return new SoftBehaviour(network);
    }

    /** Symbolic where {@link NetworkRules#isThresholds}, and else to be evaluated alone. */
    static Behaviour of(HardNetwork network) {
        return NetworkRules.isThresholds(network) ? HardBehaviour.of(network) : new SoftBehaviour(network);
    }

    /** One formula an output; variable i is atom i. */
    static Behaviour of(int atoms, List<Formula> formulas) {
        return new FormulaBehaviour(atoms, formulas);
    }

    /** The next state of each gene. */
    static Behaviour of(BooleanNetwork network) {
        return of(network.genes().size(), network.rules());
    }
}
