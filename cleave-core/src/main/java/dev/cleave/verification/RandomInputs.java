package dev.cleave.verification;

import dev.cleave.logic.Domain;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/** Some valid inputs, drawn at random and always the same: two things that differ mostly do so on one of them. */
final class RandomInputs {
    private static final int SIZE = 1024;
    private static final long SEED = 73;

    private RandomInputs() {}

    static BitMatrix of(Domain domain) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<BitSet> rows = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            rows.add(draw(domain, random));
        }
        return MatrixRows.of(rows, domain.atoms());
    }

    private static BitSet draw(Domain domain, SplittableRandom random) {
        BitSet atoms = new BitSet(domain.atoms());
        for (int g = 0; g < domain.groups().size(); g++) {
            int state = random.nextInt(domain.groups().get(g).states());
            domain.groups().get(g).write(state, atoms, domain.start(g));
        }
        return atoms;
    }
}
