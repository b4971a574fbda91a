package dev.cleave.interchange.genes;

import dev.cleave.Learned;
import dev.cleave.RuleImport;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.interchange.formula.Disjuncts;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A network of genes as a model: for each gene {@code gene_next}, with its rule. There are no rows, and nothing is scored. */
public final class GeneImport {
    private GeneImport() {}

    /** Proved to be the network that it is written as, within the budget. */
    public static Learned model(String name, BooleanNetwork network, boolean minimise, Budget budget) {
        List<Label> labels = network.genes().stream()
                .map(gene -> new Label(next(gene, network.genes()), "1", List.of("0")))
                .toList();
        Encoding encoding = new Encoding(
                network.genes().stream()
                        .map(gene -> new BooleanColumn(gene, "1", "0"))
                        .toList(),
                new Target(labels),
                List.of());
        List<Definition> heads = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        for (int gene = 0; gene < labels.size(); gene++) {
            List<Rule> rules = new ArrayList<>();
            for (List<Literal> conjunction : Disjuncts.of(network.rules().get(gene))) {
                rules.add(new Rule.All(conjunction));
                order.add(gene);
            }
            heads.add(Definition.of(rules));
        }
        WrittenRules written = new WrittenRules(
                encoding.atoms(), RuleSet.plain(encoding.atoms().size(), heads), order, OptionalInt.empty());
        return RuleImport.withoutRows(encoding).model(name, written, minimise, budget);
    }

    /** A gene may be called so itself. */
    private static String next(String gene, List<String> genes) {
        String next = gene + "_next";
        while (genes.contains(next)) {
            next += "_next";
        }
        return next;
    }
}
