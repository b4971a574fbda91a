package dev.cleave.verification;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RuleOutputs;
import dev.cleave.verification.circuit.Gates;
import dev.cleave.verification.circuit.InputGates;
import dev.cleave.verification.circuit.RuleGates;
import java.util.BitSet;

/** What a rule set answers. */
record RuleBehaviour(RuleSet rules) implements Symbolic {
    @Override
    public int atoms() {
        return rules.atoms();
    }

    @Override
    public int outputs() {
        return rules.heads().size();
    }

    /** Auxiliaries use only those before them, so that one walk from the last is enough. */
    @Override
    public BitSet cone(int output) {
        BitSet used = new BitSet();
        collect(rules.heads().get(output), used);
        for (int i = rules.auxiliaries().size() - 1; i >= 0; i--) {
            if (used.get(rules.atoms() + i)) {
                collect(rules.auxiliaries().get(i), used);
            }
        }
        used.clear(rules.atoms(), Math.max(rules.atoms(), used.length()));
        return used;
    }

    private static void collect(Definition definition, BitSet used) {
        definition.rules().stream()
                .flatMap(rule -> rule.literals().stream())
                .mapToInt(Literal::atom)
                .forEach(used::set);
    }

    @Override
    public boolean hasTally() {
        return rules.tally().isPresent();
    }

    @Override
    public BitMatrix answers(BitMatrix inputs) {
        return RuleOutputs.of(rules, inputs);
    }

    @Override
    public Gates gates(InputGates inputs, int mostNodes) {
        return new RuleGates(rules.layered(), inputs, mostNodes);
    }
}
