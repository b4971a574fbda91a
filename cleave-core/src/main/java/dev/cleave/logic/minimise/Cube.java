package dev.cleave.logic.minimise;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.List;

/** A conjunction over at most 64 atoms: the atoms that it asks for, and the values that they must have. */
record Cube(long care, long values) {
    boolean covers(long row) {
        return ((row ^ values) & care) == 0;
    }

    /** As a rule, where bit i is {@code atoms[i]}. */
    Rule.All rule(int[] atoms) {
        List<Literal> literals = new ArrayList<>();
        for (long left = care; left != 0; left &= left - 1) {
            int i = Long.numberOfTrailingZeros(left);
            literals.add(new Literal(atoms[i], (values >>> i & 1) != 0));
        }
        return new Rule.All(literals);
    }
}
