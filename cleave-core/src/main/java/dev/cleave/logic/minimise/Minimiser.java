package dev.cleave.logic.minimise;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.TruthFunction;
import dev.cleave.logic.bits.Bits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds few short rules that cover every positive row and no negative one: of all primes the cheapest cover where the examples
 * are few enough for that, a greedy one otherwise. The same effort gives the same rules.
 */
public final class Minimiser {
    private static final int MOST_AT_ONCE = 10_000;

    private final Domain domain;
    private final MinimiserLimits effort;

    /** @param domain what is possible among the atoms of the examples */
    public Minimiser(Domain domain, MinimiserLimits effort) {
        this.domain = domain;
        this.effort = effort;
    }

    /**
     * Empty where the budget runs out; an {@link IllegalArgumentException} where a positive and a negative row are the same as
     * far as the atoms show.
     */
    public Optional<Minimised> minimise(Examples examples, Budget budget) {
        if (examples.positives() == 0) {
            return Optional.of(new Minimised(List.of(), true));
        }
        if (examples.negatives() == 0) {
            return Optional.of(new Minimised(List.of(new Rule.All(List.of())), true));
        }
        return examples.rows().rows() > MOST_AT_ONCE
                ? new GrowingSample(examples, effort.seed()).minimise(sample -> atOnce(sample, budget), budget)
                : atOnce(examples, budget);
    }

    private Optional<Minimised> atOnce(Examples examples, Budget budget) {
        return exact(examples, budget).or(() -> greedy(examples, budget));
    }

    /** The rules of a function that is known on every valid assignment. */
    public Optional<Minimised> minimise(TruthFunction truth, Budget budget) {
        return minimise(truth.reduced().examples(), budget);
    }

    /** The rules of a function or, where they cost less, those of its negation. */
    public Optional<Definition> shorter(TruthFunction truth, Budget budget) {
        return shorter(truth.reduced().examples(), budget);
    }

    /** As {@link #minimise(Examples, Budget)}, or the negation's rules where they cost less; what always holds is said as it is. */
    public Optional<Definition> shorter(Examples examples, Budget budget) {
        return minimise(examples, budget)
                .flatMap(plain -> minimise(examples.negated(), budget).map(negation -> shorter(plain, negation)));
    }

    private static Definition shorter(Minimised plain, Minimised negation) {
        boolean negate = !negation.rules().isEmpty() && negation.price() < plain.price();
        return negate ? new Definition(List.copyOf(negation.rules()), true) : plain.definition();
    }

    private Optional<Minimised> exact(Examples examples, Budget budget) {
        return PackedExamples.of(examples)
                .filter(packed -> packed.pairs() <= effort.pairs())
                .flatMap(packed -> ExactPrimes.of(packed, effort.primes(), budget)
                        .map(primes -> cheapest(packed, primes, budget)));
    }

    private Minimised cheapest(PackedExamples packed, List<Cube> primes, Budget budget) {
        List<Bits> rows = new ArrayList<>();
        for (int i = 0; i < packed.positives(); i++) {
            rows.add(covering(packed.positive(i), primes));
        }
        return choose(primes.stream().map(packed::rule).toList(), rows, budget);
    }

    private static Bits covering(long row, List<Cube> primes) {
        Bits covering = Bits.none(primes.size());
        IntStream.range(0, primes.size()).filter(c -> primes.get(c).covers(row)).forEach(covering::set);
        return covering;
    }

    private Minimised choose(List<Rule.All> candidates, List<Bits> rows, Budget budget) {
        List<Long> prices = candidates.stream().map(RuleCost::of).toList();
        MinimumCover.Cover cover = MinimumCover.of(new CoverProblem(rows, prices), effort.steps(), budget);
        return new Minimised(selected(candidates, cover.chosen()), cover.proven());
    }

    private static List<Rule.All> selected(List<Rule.All> candidates, Bits chosen) {
        return IntStream.range(0, candidates.size())
                .filter(chosen::get)
                .mapToObj(candidates::get)
                .toList();
    }

    private Optional<Minimised> greedy(Examples examples, Budget budget) {
        return new GreedyRules(examples, effort).find(budget).map(pool -> {
            List<Rule.All> chosen = new PrimeCover(examples, effort, pool).choose(budget);
            return new Minimised(new PositiveLiterals(domain, examples).prefer(chosen), false);
        });
    }
}
