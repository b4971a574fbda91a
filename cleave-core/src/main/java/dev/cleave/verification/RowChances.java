package dev.cleave.verification;

import dev.cleave.encoding.Encoding;
import dev.cleave.logic.Domain;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How probable inputs are by the rows of a table, as if columns had nothing to do with each other.
 *
 * @param counts [groups of atoms], how often each state is there
 */
record RowChances(Domain domain, List<Map<BitSet, Integer>> counts, int rows) {
    static RowChances of(Encoding encoding, Table table) {
        BitMatrix inputs = encoding.inputs(table).inputs();
        Domain domain = encoding.domain();
        List<Map<BitSet, Integer>> counts = new ArrayList<>();
        for (int group = 0; group < domain.groups().size(); group++) {
            Map<BitSet, Integer> own = new LinkedHashMap<>();
            for (int row = 0; row < inputs.rows(); row++) {
                own.merge(state(domain, inputs, row, group), 1, Integer::sum);
            }
            counts.add(own);
        }
        return new RowChances(domain, List.copyOf(counts), table.rows());
    }

    /** The logarithm of the probability of a row of encoded inputs. */
    double of(BitMatrix inputs, int row) {
        double sum = 0;
        for (int group = 0; group < counts.size(); group++) {
            int often = counts.get(group).getOrDefault(state(domain, inputs, row, group), 0);
            sum += Math.log((often + 1.0) / (rows + 1.0));
        }
        return sum;
    }

    private static BitSet state(Domain domain, BitMatrix inputs, int row, int group) {
        BitSet state = new BitSet();
        for (int atom = 0; atom < domain.groups().get(group).atoms(); atom++) {
            state.set(atom, inputs.get(row, domain.start(group) + atom));
        }
        return state;
    }
}
