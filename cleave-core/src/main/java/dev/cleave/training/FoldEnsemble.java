package dev.cleave.training;

import dev.cleave.encoding.Dataset;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import java.util.List;

/**
 * Networks that were each trained without one fold of the rows, so that every row has some that did not see it.
 *
 * @param members of each fold, those that were trained on its training rows
 */
public record FoldEnsemble(List<Split> folds, List<List<SoftNetwork>> members) {
    public FoldEnsemble {
        folds = List.copyOf(folds);
        members = members.stream().map(List::copyOf).toList();
        if (folds.size() != members.size()) {
            throw new IllegalArgumentException(members.size() + " lists of networks for " + folds.size() + " folds");
        }
    }

    /** All of them. */
    public SoftEnsemble whole() {
        return new SoftEnsemble(members.stream().flatMap(List::stream).toList());
    }

    /** Those that did not see a fold. */
    public SoftEnsemble without(int fold) {
        return new SoftEnsemble(members.get(fold));
    }

    /** How probable each output is by the networks that did not see the row, [rows x outputs]. */
    public double[] heldOut(Dataset rows) {
        int outputs = rows.outputs();
        double[] all = new double[rows.rows() * outputs];
        for (int fold = 0; fold < folds.size(); fold++) {
            Rows held = folds.get(fold).test();
            double[] own = without(fold).probabilities(rows.select(held).read());
            for (int i = 0; i < held.size(); i++) {
                System.arraycopy(own, i * outputs, all, held.get(i) * outputs, outputs);
            }
        }
        return all;
    }
}
