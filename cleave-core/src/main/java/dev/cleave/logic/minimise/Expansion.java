package dev.cleave.logic.minimise;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.Bits;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Finds one prime that covers a given positive row: literals of that row join while negatives are left, each the one that
 * excludes most of them and loses fewest of the positives still to be covered; then those go that are not needed.
 */
final class Expansion {
    private final Examples examples;
    private final int[] atoms;
    private final SplittableRandom random;

    Expansion(Examples examples, SplittableRandom random) {
        this.examples = examples;
        this.atoms = examples.varying();
        this.random = random;
    }

    /**
     * @param noise 0 for the best literal at each step, more for more variety
     * @param keep how much a literal's loss of positives counts, against its gain in negatives
     */
    Rule.All of(int row, Bits uncovered, double noise, double keep) {
        Bits off = examples.off().copy();
        Bits on = uncovered.copy();
        List<Literal> chosen = new ArrayList<>();
        while (!off.isEmpty()) {
            Literal next = best(row, off, on, noise, keep);
            chosen.add(next);
            off.retain(examples.rows(), next);
            on.retain(examples.rows(), next);
        }
        return new Rule.All(LiteralDrop.from(chosen, examples));
    }

    private Literal best(int row, Bits off, Bits on, double noise, double keep) {
        int negatives = off.count();
        double positives = on.count() + 1.0;
        double highest = 0;
        int best = -1;
        for (int atom : atoms) {
            int excluded = negatives - off.count(examples.rows(), literal(row, atom));
            if (excluded > 0) {
                double kept = (on.count(examples.rows(), literal(row, atom)) + 1) / positives;
                double value = excluded * Math.pow(kept, keep) * (1 + noise * random.nextDouble());
                if (value > highest
                        || value == highest
                                && literal(row, atom).positive()
                                && !literal(row, best).positive()) {
                    highest = value;
                    best = atom;
                }
            }
        }
        if (best < 0) {
            throw new IllegalArgumentException(
                    "row " + row + " is positive, and an equal one is negative, as far as the atoms show");
        }
        return literal(row, best);
    }

    private Literal literal(int row, int atom) {
        return new Literal(atom, (examples.rows().word(atom, row >>> 6) >>> row & 1) != 0);
    }
}
