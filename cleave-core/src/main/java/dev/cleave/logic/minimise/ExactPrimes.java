package dev.cleave.logic.minimise;

import dev.cleave.budget.Budget;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All primes: the conjunctions that cover a positive row and no negative one, and from which no literal can go. Those of one
 * row are the minimal hitting sets of its differences from the negatives; one-hot and threshold atoms need no special care,
 * since rows that can't be are neither.
 */
final class ExactPrimes {
    private final PackedExamples packed;
    private final int most;
    private final Budget budget;
    private final Set<Cube> found = new LinkedHashSet<>();

    private ExactPrimes(PackedExamples packed, int most, Budget budget) {
        this.packed = packed;
        this.most = most;
        this.budget = budget;
    }

    /** Empty where there are more than {@code most}, or the budget runs out. */
    static Optional<List<Cube>> of(PackedExamples packed, int most, Budget budget) {
        ExactPrimes primes = new ExactPrimes(packed, most, budget);
        for (int i = 0; i < packed.positives(); i++) {
            if (!primes.addAll(packed.positive(i))) {
                return Optional.empty();
            }
        }
        return Optional.of(List.copyOf(primes.found));
    }

    private boolean addAll(long row) {
        long[] differences = packed.differences(row);
        if (differences.length > 0 && differences[0] == 0) {
            throw new IllegalArgumentException("a row is both positive and negative, as far as the atoms show");
        }
        return new HittingSets(differences, care -> add(new Cube(care, row & care))).visitAll();
    }

    private boolean add(Cube cube) {
        found.add(cube);
        return found.size() <= most && !budget.isExhausted();
    }
}
