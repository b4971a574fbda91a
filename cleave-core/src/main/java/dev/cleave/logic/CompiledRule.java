package dev.cleave.logic;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;

/** The body of a rule, made ready to be asked about rows of words. */
sealed interface CompiledRule {
    boolean fires(long[] row);

    static CompiledRule of(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            BigInteger total = atLeast.terms().stream()
                    .map(Rule.Term::weight)
                    .reduce(atLeast.bound().abs(), BigInteger::add);
            return total.bitLength() < Long.SIZE ? Sum.of(atLeast) : new AsItIs(atLeast);
        }
        return rule instanceof Rule.Most most ? new Answer(most) : Product.of(rule.literals());
    }

    /** All literals hold: in each word the bits that matter are as wanted. */
    final class Product implements CompiledRule {
        private final int[] words; // that matter, by index
        private final long[] care;
        private final long[] want;

        private Product(int[] words) {
            this.words = words;
            this.care = new long[words.length];
            this.want = new long[words.length];
        }

        static Product of(List<Literal> literals) {
            int[] words = literals.stream()
                    .mapToInt(literal -> literal.atom() >>> 6)
                    .distinct()
                    .toArray();
            Product product = new Product(words);
            literals.forEach(product::add);
            return product;
        }

        private void add(Literal literal) {
            for (int i = 0; i < words.length; i++) {
                if (words[i] == literal.atom() >>> 6) {
                    care[i] |= 1L << literal.atom();
                    want[i] |= literal.positive() ? 1L << literal.atom() : 0;
                }
            }
        }

        @Override
        public boolean fires(long[] row) {
            for (int i = 0; i < words.length; i++) {
                if ((row[words[i]] & care[i]) != want[i]) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Weights that a long can add up. */
    final class Sum implements CompiledRule {
        private final int[] atoms;
        private final long[][] weights; // [terms][2], where the atom does not hold and where it does
        private final long bound;

        private Sum(int[] atoms, long bound) {
            this.atoms = atoms;
            this.weights = new long[atoms.length][2];
            this.bound = bound;
        }

        static Sum of(Rule.AtLeast rule) {
            int[] atoms = rule.literals().stream().mapToInt(Literal::atom).toArray();
            Sum sum = new Sum(atoms, rule.bound().longValueExact());
            for (int i = 0; i < atoms.length; i++) {
                Rule.Term term = rule.terms().get(i);
                sum.weights[i][term.literal().positive() ? 1 : 0] =
                        term.weight().longValueExact();
            }
            return sum;
        }

        @Override
        public boolean fires(long[] row) {
            long sum = 0;
            for (int i = 0; i < atoms.length; i++) {
                sum += weights[i][(int) (row[atoms[i] >>> 6] >>> atoms[i] & 1)];
            }
            return sum >= bound;
        }
    }

    /** The answer of a tally. */
    record Answer(Rule.Most most) implements CompiledRule {
        @Override
        public boolean fires(long[] row) {
            return most.tally().best(row) == most.output();
        }
    }

    /** Weights that only large integers can add up. */
    record AsItIs(Rule rule) implements CompiledRule {
        @Override
        public boolean fires(long[] row) {
            return rule.fires(BitSet.valueOf(row));
        }
    }
}
