package dev.cleave.verification;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.table.BitMatrix;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Tries each valid assignment of some groups of atoms; all others stay in their first state. */
public final class Exhaustion {
    private static final int AT_A_TIME = 1024;

    private final Domain domain;
    private final List<Integer> groups;
    private final Budget budget;

    public Exhaustion(Domain domain, BitSet cone, Budget budget) {
        this.domain = domain;
        this.groups = domain.groupsOf(cone);
        this.budget = budget;
    }

    boolean isWithin(long most) {
        return domain.size(groups).bitLength() < Long.SIZE
                && domain.size(groups).longValueExact() <= most;
    }

    /** {@link OutOfBudget} where time runs out first. */
    public Optional<Difference> find(Comparison comparison) {
        long size = domain.size(groups).longValueExact();
        for (long from = 0; from < size; from += AT_A_TIME) {
            if (budget.isExhausted()) {
                throw new OutOfBudget();
            }
            Optional<Difference> difference = comparison.on(inputs(from, Math.min(size, from + AT_A_TIME)));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    /** On how many valid inputs the two differ, of the groups that stay in their first state too; {@link OutOfBudget} where time runs out first. */
    BigInteger count(Comparison comparison) {
        long size = domain.size(groups).longValueExact();
        long differing = 0;
        for (long from = 0; from < size; from += AT_A_TIME) {
            if (budget.isExhausted()) {
                throw new OutOfBudget();
            }
            BitMatrix inputs = inputs(from, Math.min(size, from + AT_A_TIME));
            differing += comparison
                    .one()
                    .answers(inputs)
                    .differingRows(comparison.other().answers(inputs));
        }
        return BigInteger.valueOf(differing).multiply(domain.size()).divide(domain.size(groups));
    }

    private BitMatrix inputs(long from, long to) {
        List<BitSet> rows = new ArrayList<>();
        for (long index = from; index < to; index++) {
            rows.add(assignment(index));
        }
        return MatrixRows.of(rows, domain.atoms());
    }

    /** The states of the groups are the digits of the index. */
    private BitSet assignment(long index) {
        BitSet atoms = firstStates();
        long left = index;
        for (int g : groups) {
            Group group = domain.groups().get(g);
            group.write((int) (left % group.states()), atoms, domain.start(g));
            left /= group.states();
        }
        return atoms;
    }

    private BitSet firstStates() {
        BitSet atoms = new BitSet(domain.atoms());
        for (int g = 0; g < domain.groups().size(); g++) {
            domain.groups().get(g).write(0, atoms, domain.start(g));
        }
        return atoms;
    }
}
