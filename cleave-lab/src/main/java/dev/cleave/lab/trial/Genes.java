package dev.cleave.lab.trial;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.bnet.BooleanNetwork;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rules held against a published Boolean network, gene by gene, over all states. */
final class Genes {
    private Genes() {}

    /** Whether what was learned is the published function; false for all where a gene never changed, so that none reads it. */
    static Map<String, Boolean> same(BooleanNetwork network, Learned learned) {
        int genes = network.genes().size();
        boolean isComparable = learned.encoding().atoms().size() == genes;
        List<Verdict> verdicts = isComparable
                ? new Verifier(learned.encoding().domain(), Budget.unlimited())
                        .compareEach(
                                Behaviour.of(learned.rules()),
                                Behaviour.of(network),
                                new BitMatrix.Builder(0, genes).build())
                : List.of();
        Map<String, Boolean> same = new LinkedHashMap<>();
        for (int gene = 0; gene < genes; gene++) {
            same.put(network.genes().get(gene), isComparable && verdicts.get(gene) instanceof Verdict.Equivalent);
        }
        return same;
    }

    /** The share of genes that are the same. */
    static double share(Map<String, Boolean> same) {
        return same.values().stream().filter(is -> is).count() / (double) same.size();
    }
}
