package dev.cleave.logic.minimise;

import dev.cleave.logic.Literal;
import dev.cleave.logic.bits.Bits;
import java.util.ArrayList;
import java.util.List;

/** Takes literals out of a conjunction as long as it covers no negative row. */
final class LiteralDrop {
    private LiteralDrop() {}

    /** The latest that joined are needed most, so the first are tried first. */
    static List<Literal> from(List<Literal> literals, Examples examples) {
        List<Literal> kept = new ArrayList<>(literals);
        for (Literal literal : literals) {
            List<Literal> fewer =
                    kept.stream().filter(other -> !other.equals(literal)).toList();
            if (excludesAll(fewer, examples)) {
                kept.remove(literal);
            }
        }
        return kept;
    }

    private static boolean excludesAll(List<Literal> literals, Examples examples) {
        Bits off = examples.off().copy();
        literals.forEach(literal -> off.retain(examples.rows(), literal));
        return off.isEmpty();
    }
}
