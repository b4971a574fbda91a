package dev.cleave.pipeline.sample;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.binary.HeadSample;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.table.Rows;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rows that bodies can't tell apart, each kind once: a sum over these is the sum over all rows. */
public record BodyPatterns(Dataset data, HeadSample rows) {
    private static final int MOST = Long.SIZE;

    public static BodyPatterns of(Dataset data, int head, DecisionThreshold decision) {
        return new BodyPatterns(data, HeadSample.of(data, head, decision));
    }

    /** One row of each kind, with the weight of all of it and the share of that weight for which the head holds; at most 64 bodies. */
    public WeightedSample sample(List<Rule.All> bodies, Domain domain) {
        if (bodies.size() > MOST) {
            throw new IllegalArgumentException(bodies.size() + " bodies, of which there may be " + MOST);
        }
        List<Kind> kinds = kinds(bodies.stream()
                .map(body -> RowSets.covered(rows.columns(), body.literals()))
                .toList());
        Rows first = Rows.of(kinds.stream().mapToInt(kind -> kind.row).toArray());
        return WeightedSample.binary(data.inputs().select(first).transposed(), domain, new BitSet())
                .withShares(kinds.stream()
                        .mapToDouble(kind -> kind.weight > 0 ? Math.min(1, kind.hit / kind.weight) : 0)
                        .toArray())
                .withWeights(kinds.stream().mapToDouble(kind -> kind.weight).toArray());
    }

    private List<Kind> kinds(List<long[]> covered) {
        Map<Long, Kind> kinds = new LinkedHashMap<>();
        for (int row = 0; row < data.rows(); row++) {
            long key = 0;
            for (int k = 0; k < covered.size(); k++) {
                key |= (covered.get(k)[row >>> 6] >>> row & 1) << k;
            }
            int own = row;
            Kind kind = kinds.computeIfAbsent(key, any -> new Kind(own));
            double weight = rows.weight().applyAsDouble(row);
            kind.weight += weight;
            kind.hit += weight * rows.share().applyAsDouble(row);
        }
        return new ArrayList<>(kinds.values());
    }

    /** Rows of one pattern. Mutable. */
    private static final class Kind {
        private final int row; // the first
        private double weight;
        private double hit;

        Kind(int row) {
            this.row = row;
        }
    }
}
