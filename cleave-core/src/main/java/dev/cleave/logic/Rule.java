package dev.cleave.logic;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The body of a rule: a condition on the atoms of one row. Its head is known by whoever holds it. */
public sealed interface Rule {
    boolean fires(BitSet atoms);

    /** The literals in it, in order of their atoms. */
    List<Literal> literals();

    /** How many literals it has. */
    default int length() {
        return literals().size();
    }

    static All all(Literal... literals) {
        return new All(List.of(literals));
    }

    /** All of its literals hold; without literals, always. */
    record All(List<Literal> literals) implements Rule {
        public All {
            TreeSet<Literal> sorted = new TreeSet<>(literals);
            if (sorted.size() < literals.size()) {
                throw new IllegalArgumentException("a literal stands twice in " + literals);
            }
            literals = List.copyOf(sorted);
            List<Literal> ordered = literals;
            if (IntStream.range(1, ordered.size())
                    .anyMatch(i -> ordered.get(i).atom() == ordered.get(i - 1).atom())) {
                throw new IllegalArgumentException("an atom and its negation stand in " + literals);
            }
        }

        @Override
        public boolean fires(BitSet atoms) {
            for (Literal literal : literals) {
                if (!literal.holds(atoms)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** The weights of the literals that hold add up to at least the bound. */
    record AtLeast(List<Term> terms, BigInteger bound) implements Rule {
        public AtLeast {
            terms = terms.stream().sorted(Comparator.comparing(Term::literal)).toList();
            if (terms.stream().map(term -> term.literal().atom()).distinct().count() < terms.size()) {
                throw new IllegalArgumentException("an atom stands twice in " + terms);
            }
        }

        /** At least so many of these literals. */
        public static AtLeast of(int count, List<Literal> literals) {
            return new AtLeast(
                    literals.stream()
                            .map(literal -> new Term(literal, BigInteger.ONE))
                            .toList(),
                    BigInteger.valueOf(count));
        }

        @Override
        public boolean fires(BitSet atoms) {
            BigInteger sum = BigInteger.ZERO;
            for (Term term : terms) {
                if (term.literal().holds(atoms)) {
                    sum = sum.add(term.weight());
                }
            }
            return sum.compareTo(bound) >= 0;
        }

        @Override
        public List<Literal> literals() {
            return terms.stream().map(Term::literal).toList();
        }

        /** The same rule with weights no larger than the bound, and without a common factor. */
        public AtLeast reduced() {
            if (bound.signum() <= 0 || terms.isEmpty()) {
                return this;
            }
            List<BigInteger> weights =
                    terms.stream().map(term -> term.weight().min(bound)).toList();
            BigInteger factor = weights.stream().reduce(BigInteger.ZERO, BigInteger::gcd);
            List<Term> smaller = IntStream.range(0, weights.size())
                    .mapToObj(
                            i -> new Term(terms.get(i).literal(), weights.get(i).divide(factor)))
                    .toList();
            return new AtLeast(
                    smaller, bound.add(factor).subtract(BigInteger.ONE).divide(factor));
        }

        /** The most that the weights can add up to. */
        public BigInteger total() {
            return terms.stream().map(Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
        }

        /** Whether it fires where all literals hold, and nowhere else. */
        public boolean needsAll() {
            BigInteger least =
                    terms.stream().map(Term::weight).reduce(BigInteger::min).orElse(BigInteger.ZERO);
            return bound.compareTo(total()) <= 0 && bound.compareTo(total().subtract(least)) > 0;
        }

        /** Whether it only counts. */
        public boolean isUniform() {
            return terms.stream().allMatch(term -> term.weight().equals(BigInteger.ONE));
        }
    }

    /**
     * One class has more points than every class before it, and as many as every class after it: it is the answer of a tally, which
     * all classes of a program share.
     */
    record Most(ClassTally tally, int output) implements Rule {
        public Most {
            Objects.checkIndex(output, tally.classes());
        }

        @Override
        public boolean fires(BitSet atoms) {
            return tally.best(atoms) == output;
        }

        /** Of all classes, as they are compared. */
        @Override
        public List<Literal> literals() {
            return tally.literals();
        }

        /** Those with points for or against this class. */
        @Override
        public int length() {
            return tally.conditions(output);
        }
    }

    /** A literal and what it adds where it holds; at least 1. */
    record Term(Literal literal, BigInteger weight) {
        public Term {
            if (weight.signum() <= 0) {
                throw new IllegalArgumentException("a weight must be at least 1, not " + weight);
            }
        }
    }
}
