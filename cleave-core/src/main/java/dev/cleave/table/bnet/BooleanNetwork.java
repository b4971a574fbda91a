package dev.cleave.table.bnet;

import dev.cleave.logic.Formula;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;

/**
 * Genes that are on or off, and for each the formula that says whether it is on in the next state.
 *
 * @param rules one for each gene; variable i is gene i
 */
public record BooleanNetwork(List<String> genes, List<Formula> rules) {
    public BooleanNetwork {
        genes = List.copyOf(genes);
        rules = List.copyOf(rules);
        if (genes.isEmpty() || genes.size() != rules.size() || new HashSet<>(genes).size() < genes.size()) {
            throw new IllegalArgumentException(
                    "a network needs distinct genes with a rule each: " + genes + ", " + rules.size() + " rules");
        }
        genes.forEach(GeneName::require);
        for (Formula rule : rules) {
            if (rule.variables().length() > genes.size()) {
                throw new IllegalArgumentException("a rule uses a gene that there is not: " + rule);
            }
        }
    }

    /** The state in which every gene is as its rule says; bit i is gene i. */
    public BitSet next(BitSet state) {
        BitSet next = new BitSet(genes.size());
        for (int gene = 0; gene < rules.size(); gene++) {
            next.set(gene, rules.get(gene).evaluate(state));
        }
        return next;
    }
}
