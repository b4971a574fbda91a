package dev.cleave.paper;

import dev.cleave.network.HardNetwork;
import dev.cleave.pruning.WeightRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes one of equal conjunctions and leaves out those that no output uses; for networks of -6, 0 and 6, of equal answers. */
final class Condensing {
    private final float[][] w;
    private final float[][] v;

    private Condensing(HardNetwork network) {
        this.w = WeightRows.of(network.conjunctions());
        this.v = WeightRows.of(network.disjunctions());
    }

    static HardNetwork condense(HardNetwork network) {
        Condensing condensing = new Condensing(network);
        condensing.mergeEqual();
        int[] kept = condensing.used();
        float[][] w = Arrays.stream(kept).mapToObj(k -> condensing.w[k]).toArray(float[][]::new);
        float[][] v = Arrays.stream(condensing.v).map(row -> choose(row, kept)).toArray(float[][]::new);
        return DiscreteNetworks.network(network, w, v);
    }

    private void mergeEqual() {
        Map<List<Float>, Integer> first = new LinkedHashMap<>();
        for (int k = 0; k < w.length; k++) {
            Integer earlier = first.putIfAbsent(boxed(w[k]), k);
            if (earlier != null && isCompatible(earlier, k)) {
                merge(earlier, k);
            }
        }
    }

    /** No output uses one as it is and the other negated. */
    private boolean isCompatible(int one, int other) {
        return Arrays.stream(v).allMatch(row -> row[one] * row[other] >= 0);
    }

    private void merge(int kept, int dropped) {
        for (float[] row : v) {
            row[kept] = row[kept] == 0 ? row[dropped] : row[kept];
            row[dropped] = 0;
        }
    }

    /** The conjunctions to keep, at least one. */
    private int[] used() {
        List<Integer> used = new ArrayList<>();
        for (int k = 0; k < w.length; k++) {
            int column = k;
            if (!DiscreteNetworks.isZero(w[k]) && Arrays.stream(v).anyMatch(row -> row[column] != 0)) {
                used.add(k);
            }
        }
        return used.isEmpty() ? new int[1] : used.stream().mapToInt(k -> k).toArray();
    }

    private static float[] choose(float[] row, int[] kept) {
        float[] chosen = new float[kept.length];
        for (int i = 0; i < kept.length; i++) {
            chosen[i] = row[kept[i]];
        }
        return chosen;
    }

    private static List<Float> boxed(float[] weights) {
        List<Float> boxed = new ArrayList<>();
        for (float weight : weights) {
            boxed.add(weight);
        }
        return boxed;
    }
}
