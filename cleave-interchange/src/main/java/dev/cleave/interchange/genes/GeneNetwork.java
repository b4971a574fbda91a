package dev.cleave.interchange.genes;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Label;
import dev.cleave.interchange.formula.RuleFormula;
import dev.cleave.io.Model;
import dev.cleave.logic.Formula;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.ArrayList;
import java.util.List;

/** A model that says the next state of genes, as the network that it is. */
public final class GeneNetwork {
    private GeneNetwork() {}

    /** An {@link InputException} where a column is not on or off, or has no rule of its own. */
    public static BooleanNetwork of(Model model) {
        Encoding encoding = model.encoding();
        List<String> genes = new ArrayList<>();
        List<Formula> rules = new ArrayList<>();
        for (EncodedColumn column : encoding.columns()) {
            if (!(column instanceof BooleanColumn)) {
                throw problem("column " + OneLine.quoted(column.name()) + " is not on or off");
            }
            genes.add(column.name());
            int output = next(encoding.target().labels(), column.name());
            rules.add(RuleFormula.of(model.rules(), model.rules().heads().get(output)));
        }
        try {
            return new BooleanNetwork(genes, rules);
        } catch (IllegalArgumentException e) {
            throw problem(OneLine.of(String.valueOf(e.getMessage())));
        }
    }

    /** The output {@code gene_next}. */
    private static int next(List<Label> labels, String gene) {
        for (int output = 0; output < labels.size(); output++) {
            if (labels.get(output).column().matches(java.util.regex.Pattern.quote(gene) + "(_next)+")) {
                return output;
            }
        }
        throw problem("nothing is said of " + OneLine.quoted(gene + "_next"));
    }

    private static InputException problem(String problem) {
        return new InputException(SourceLocation.unknown(), "the rules are no Boolean network: " + problem);
    }
}
