package dev.cleave.encoding;

import dev.cleave.logic.Domain;
import dev.cleave.table.BitMatrix;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/** Rows that a domain allows: all of them where they are few, else some by chance, always the same. */
public record DomainRows(Domain domain) {
    /** As many are few. */
    public static final int FEW = 1 << 16;

    private static final int SOME = 4_096;

    public boolean areFew() {
        return domain.size().compareTo(BigInteger.valueOf(FEW)) <= 0;
    }

    public BitMatrix rows() {
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
