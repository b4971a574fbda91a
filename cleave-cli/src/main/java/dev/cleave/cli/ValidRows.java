package dev.cleave.cli;

import dev.cleave.data.BitMatrix;
import dev.cleave.logic.Domain;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/** Rows that a domain allows: all of them where they are few, else some by chance, always the same. */
record ValidRows(Domain domain) {
    private static final BigInteger FEW = BigInteger.valueOf(1 << 16);
    private static final int SOME = 4_096;

    boolean areFew() {
        return domain.size().compareTo(FEW) <= 0;
    }

    BitMatrix rows() {
        List<BitSet> rows = new ArrayList<>();
        if (areFew()) {
            domain.forEach(row -> rows.add((BitSet) row.clone()));
        } else {
            SplittableRandom random = new SplittableRandom(0);
            for (int i = 0; i < SOME; i++) {
                rows.add(random(random));
            }
        }
        BitMatrix.Builder bits = new BitMatrix.Builder(rows.size(), domain.atoms());
        for (int row = 0; row < rows.size(); row++) {
            int index = row;
            rows.get(row).stream().forEach(atom -> bits.set(index, atom));
        }
        return bits.build();
    }

    private BitSet random(SplittableRandom random) {
        BitSet row = new BitSet();
        for (int group = 0; group < domain.groups().size(); group++) {
            domain.groups()
                    .get(group)
                    .write(random.nextInt(domain.groups().get(group).states()), row, domain.start(group));
        }
        return row;
    }
}
