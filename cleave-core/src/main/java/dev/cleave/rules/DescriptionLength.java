package dev.cleave.rules;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;

/** How many bits it takes to write rules down, and which rows they get wrong. */
final class DescriptionLength {
    private DescriptionLength() {}

    /** {@code sum(literals + 1) log2(atoms + 1) + log2 C(rows, wrong) + log2(rows + 1)}. */
    static double of(Definition definition, int atoms, int rows, long wrong) {
        return symbols(definition) * log2(atoms + 1.0) + log2Choose(rows, wrong) + log2(rows + 1.0);
    }

    /** The bits of one literal. */
    static double symbol(int atoms) {
        return log2(atoms + 1.0);
    }

    private static double symbols(Definition definition) {
        return definition.rules().stream()
                .mapToDouble(DescriptionLength::symbols)
                .sum();
    }

    /** An at-least rule also has a bound, and each weight above 1 is written out. */
    private static double symbols(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            long weighted = atLeast.terms().stream()
                    .filter(term -> term.weight().bitLength() > 1)
                    .count();
            return atLeast.length() + 2 + weighted;
        }
        return rule.length() + 1;
    }

    /** What one wrong row is worth in literals, where this share of labels is wrong. */
    static double price(int atoms, double noise) {
        return log2(atoms + 1.0) / log2((1 - noise) / noise);
    }

    private static double log2Choose(int n, long k) {
        long few = Math.min(k, n - k);
        double bits = 0;
        for (long i = 1; i <= few; i++) {
            bits += log2((double) (n - few + i) / i);
        }
        return bits;
    }

    private static double log2(double x) {
        return StrictMath.log(x) / StrictMath.log(2);
    }
}
