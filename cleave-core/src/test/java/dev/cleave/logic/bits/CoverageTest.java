package dev.cleave.logic.bits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.CompiledRules;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs answered 64 rows at a time and by prepared rules, against one row after the other. */
class CoverageTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void columnsAnswerLikeRows(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            Case drawn = Case.of(random);
            List<Coverage> answers = drawn.program.answer(drawn.columns());
            for (int row = 0; row < drawn.rows.size(); row++) {
                BitSet expected = drawn.program.answer(drawn.rows.get(row));
                for (int head = 0; head < answers.size(); head++) {
                    assertEquals(expected.get(head), answers.get(head).get(row), "seed " + seed + ", case " + i);
                }
            }
            for (Coverage answer : answers) {
                assertEquals(answer.toBitSet().cardinality(), answer.count());
                assertTrue(answer.toBitSet().length() <= drawn.rows.size(), "no bits past the last row");
                assertEquals(drawn.rows.size(), answer.rows());
                assertEquals(drawn.columns().words(), answer.words());
                assertEquals(answer.toBitSet(), BitSet.valueOf(answer.toWords()));
                assertEquals(answer.toWords()[0], answer.word(0));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16})
    void preparedRulesAnswerLikeRules(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            Case drawn = Case.of(random);
            CompiledRules ready = CompiledRules.of(drawn.program);
            for (BitSet bits : drawn.rows) {
                long[] row = ready.emptyRow();
                bits.stream().forEach(atom -> row[atom >>> 6] |= 1L << atom);
                assertEquals(drawn.program.answer(bits), BitSet.valueOf(ready.answer(row)), "seed " + seed);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void layeredProgramsAnswerAlike(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            Case drawn = Case.of(random);
            RuleSet layered = drawn.program.layered();
            drawn.rows.forEach(row -> assertEquals(drawn.program.answer(row), layered.answer(row), "seed " + seed));
            assertTrue(layered.heads().stream()
                    .flatMap(head -> head.rules().stream())
                    .filter(Rule.AtLeast.class::isInstance)
                    .flatMap(rule -> rule.literals().stream())
                    .allMatch(literal -> literal.atom() >= layered.atoms()));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void reducedRulesFireAlike(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 200; i++) {
            Rule.AtLeast rule = Case.atLeast(random, 6);
            Rule.AtLeast reduced = rule.reduced();
            for (long row = 0; row < 64; row++) {
                BitSet bits = BitSet.valueOf(new long[] {row});
                assertEquals(rule.fires(bits), reduced.fires(bits), () -> rule + " " + reduced);
            }
            assertEquals(reduced, reduced.reduced());
            boolean counts = rule.bound().signum() > 0 && !rule.terms().isEmpty();
            assertTrue(!counts
                    || reduced.terms().stream().allMatch(term -> term.weight().compareTo(reduced.bound()) <= 0));
        }
    }

    @Test
    void equalColumnsAreEqual() {
        BitColumns one = new BitColumns.Builder(70, 2).set(69, 1).build();
        assertEquals(one, new BitColumns.Builder(70, 2).set(69, 1).build());
        assertEquals(
                one.hashCode(), new BitColumns.Builder(70, 2).set(69, 1).build().hashCode());
        assertNotEquals(one, new BitColumns.Builder(70, 2).set(68, 1).build());
        assertNotEquals(one, new BitColumns.Builder(71, 2).set(69, 1).build());
        assertNotEquals(
                one.hashCode(), new BitColumns.Builder(70, 2).set(68, 1).build().hashCode());
        assertNotEquals(
                one.hashCode(), new BitColumns.Builder(71, 2).set(69, 1).build().hashCode());
    }

    @Test
    void weightsBelowOneAndAtomsTwiceAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Rule.Term(Literal.of(0), BigInteger.ZERO));
        assertThrows(IllegalArgumentException.class, () -> Rule.AtLeast.of(1, List.of(Literal.of(0), Literal.not(0))));
    }

    /** A program of plain and at-least rules, and rows for it. */
    private record Case(RuleSet program, List<BitSet> rows) {
        static Case of(SplittableRandom random) {
            int atoms = random.nextInt(4) == 0 ? 60 + random.nextInt(10) : 1 + random.nextInt(6);
            List<Definition> auxiliaries = definitions(random, atoms, random.nextInt(4), 1);
            List<Definition> heads = definitions(random, atoms + auxiliaries.size(), 1 + random.nextInt(3), 0);
            List<BitSet> rows = new ArrayList<>();
            int count = 1 + random.nextInt(140);
            for (int row = 0; row < count; row++) {
                BitSet bits = new BitSet();
                for (int atom = 0; atom < atoms; atom++) {
                    bits.set(atom, random.nextBoolean());
                }
                rows.add(bits);
            }
            return new Case(new RuleSet(atoms, auxiliaries, heads), rows);
        }

        private static List<Definition> definitions(SplittableRandom random, int atoms, int count, int growth) {
            List<Definition> definitions = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                List<Rule> rules = new ArrayList<>();
                for (int r = random.nextInt(3); r >= 0; r--) {
                    rules.add(
                            random.nextBoolean()
                                    ? atLeast(random, atoms + i * growth)
                                    : RandomLogic.rule(random, Math.min(9, atoms + i * growth)));
                }
                definitions.add(new Definition(rules, random.nextBoolean()));
            }
            return definitions;
        }

        static Rule.AtLeast atLeast(SplittableRandom random, int atoms) {
            int bits = new int[] {1, 2, 4, 40, 70}[random.nextInt(5)];
            List<Rule.Term> terms = new ArrayList<>();
            for (int atom = 0; atom < atoms; atom++) {
                if (random.nextInt(3) > 0) {
                    BigInteger weight = weight(random, bits).add(BigInteger.ONE);
                    terms.add(new Rule.Term(new Literal(atom, random.nextBoolean()), weight));
                }
            }
            BigInteger total = terms.stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
            BigInteger part = total.multiply(BigInteger.valueOf(random.nextInt(10) - 1));
            return new Rule.AtLeast(terms, part.shiftRight(3).add(BigInteger.valueOf(random.nextInt(2))));
        }

        private static BigInteger weight(SplittableRandom random, int bits) {
            BigInteger drawn = BigInteger.valueOf(random.nextLong() >>> 1).shiftLeft(20);
            return drawn.add(BigInteger.valueOf(random.nextInt(1 << 20))).mod(BigInteger.ONE.shiftLeft(bits));
        }

        BitColumns columns() {
            return RandomLogic.columns(rows, program.atoms());
        }
    }
}
