package dev.cleave.network.near;

import dev.cleave.network.SoftNetwork;
import dev.cleave.network.ThresholdPredicates;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a number of one column adds to all conjunctions through the thresholds that it is held against. One thread uses it. */
final class NumberSums {
    private static final int SLOTS = 1 << 11; // of which half are filled at most

    private static final double[] NONE = {};

    private final SoftNetwork network;
    private final ThresholdPredicates thresholds;
    private final int column;
    private final List<Integer> cuts = new ArrayList<>();
    private final int[] keys = new int[SLOTS]; // a hash table of the bits of numbers
    private final double[][] known = new double[SLOTS][]; // an empty array where there is none
    private int size;

    private NumberSums(SoftNetwork network, ThresholdPredicates thresholds, int column) {
        this.network = network;
        this.thresholds = thresholds;
        this.column = column;
        Arrays.fill(known, NONE);
    }

    /** For each numeric column that has thresholds. */
    static NumberSums[] of(SoftNetwork network, ThresholdPredicates thresholds) {
        List<NumberSums> all = new ArrayList<>();
        for (int cut = 0; cut < thresholds.cuts().size(); cut++) {
            int column = thresholds.cuts().get(cut).column();
            NumberSums sums = all.stream()
                    .filter(one -> one.column == column)
                    .findFirst()
                    .orElseGet(() -> new NumberSums(network, thresholds, column));
            if (sums.cuts.isEmpty()) {
                all.add(sums);
            }
            sums.cuts.add(cut);
        }
        return all.toArray(NumberSums[]::new);
    }

    int column() {
        return column;
    }

    /** [nodes] */
    double[] of(float number) {
        int key = Float.floatToRawIntBits(number);
        int slot = (key * 0x9E3779B9) >>> 21;
        while (known[slot].length > 0) {
            if (keys[slot] == key) {
                return known[slot];
            }
            slot = slot + 1 & SLOTS - 1;
        }
        double[] sums = added(number);
        if (2 * size < SLOTS) {
            keys[slot] = key;
            known[slot] = sums;
            size++;
        }
        return sums;
    }

    private double[] added(float number) {
        double[] sums = new double[network.conjunctions().nodes()];
        for (int cut : cuts) {
            double raw = (number - (double) thresholds.cuts().get(cut).threshold()) / thresholds.temperature();
            double truth = Float.isNaN(number) ? -1 : CubicTanh.of(raw);
            for (int node = 0; node < sums.length; node++) {
                sums[node] += truth
                        * network.conjunctions().weight(node, thresholds.atoms().size() + cut);
            }
        }
        return sums;
    }
}
