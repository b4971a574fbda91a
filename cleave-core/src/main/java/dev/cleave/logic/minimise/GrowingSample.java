package dev.cleave.logic.minimise;

import dev.cleave.budget.Budget;
import dev.cleave.logic.bits.Bits;
import dev.cleave.logic.bits.Coverage;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Minimises a sample of many rows, then adds rows that the rules get wrong, until there are none. Nothing is lost by that: a
 * rule or literal that some rows of the sample need is needed by all rows, and no cover of all rows is cheaper than the cheapest
 * of the sample.
 */
final class GrowingSample {
    private static final int FIRST = 2_048;

    private final Examples examples;
    private final SplittableRandom random;
    private final Bits sample;

    GrowingSample(Examples examples, long seed) {
        this.examples = examples;
        this.random = new SplittableRandom(seed);
        this.sample = Bits.none(examples.rows().rows());
    }

    /** Empty where the budget runs out. */
    Optional<Minimised> minimise(Function<Examples, Optional<Minimised>> minimiser, Budget budget) {
        add(examples.on(), FIRST);
        add(examples.off(), FIRST);
        while (!budget.isExhausted()) {
            Optional<Minimised> found = minimiser.apply(examples.select(sample));
            if (found.isEmpty() || !addMistakes(found.get())) {
                return found;
            }
        }
        return Optional.empty();
    }

    private boolean addMistakes(Minimised found) {
        Bits covered = Bits.of(Coverage.of(found.definition(), examples.rows()));
        Bits missed = examples.on().copy();
        missed.remove(covered);
        Bits wrong = examples.off().copy();
        wrong.retain(covered);
        int most = Math.max(FIRST / 8, sample.count() / 8);
        add(missed, most);
        add(wrong, most);
        return !missed.isEmpty() || !wrong.isEmpty();
    }

    /** Every nth of the rows, so that at most so many join. */
    private void add(Bits rows, int most) {
        int every = (rows.count() + most - 1) / Math.max(most, 1);
        int skip = every > 1 ? random.nextInt(every) : 0;
        for (int row = rows.next(0); row >= 0; row = rows.next(row + 1)) {
            if (skip-- == 0) {
                sample.set(row);
                skip = every - 1;
            }
        }
    }
}
