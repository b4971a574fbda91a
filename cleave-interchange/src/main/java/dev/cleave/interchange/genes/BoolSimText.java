package dev.cleave.interchange.genes;

import dev.cleave.interchange.formula.Disjuncts;
import dev.cleave.logic.Literal;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.List;
import java.util.stream.Collectors;

/** A network as BoolSim reads it: a line for each conjunction that turns a gene on, {@code A&^B -> C}. */
public final class BoolSimText {
    private BoolSimText() {}

    /** An {@link InputException} where a gene's name is no word, as BoolSim has no quotes. */
    public static String of(BooleanNetwork network) {
        network.genes().forEach(BoolSimText::requireWord);
        StringBuilder text = new StringBuilder();
        for (int gene = 0; gene < network.genes().size(); gene++) {
            String name = network.genes().get(gene);
            List<List<Literal>> on = Disjuncts.of(network.rules().get(gene));
            if (on.isEmpty()) {
                text.append(both(name, " -| "));
            }
            for (List<Literal> conjunction : on) {
                text.append(conjunction.isEmpty() ? both(name, " -> ") : line(conjunction, network, name));
            }
        }
        return text.toString();
    }

    private static void requireWord(String gene) {
        if (!gene.matches("[A-Za-z_]\\w*")) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "BoolSim has no quotes, and the gene " + OneLine.quoted(gene)
                            + " is no word of letters and digits; use --as bnet or sbml-qual");
        }
    }

    /** Whether it is on or off now: BoolSim has no constants. */
    private static String both(String gene, String arrow) {
        return gene + arrow + gene + "\n^" + gene + arrow + gene + "\n";
    }

    private static String line(List<Literal> conjunction, BooleanNetwork network, String gene) {
        return conjunction.stream()
                        .map(literal -> (literal.positive() ? "" : "^")
                                + network.genes().get(literal.atom()))
                        .collect(Collectors.joining("&"))
                + " -> " + gene + "\n";
    }
}
