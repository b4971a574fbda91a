package dev.cleave.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RuleSetTest {
    private static final int ATOMS = 7;

    @Test
    void manyRowsAtOnceAnswerAsEachRowByItself() {
        for (long seed = 0; seed < 2_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RuleSet rules = rules(random, ATOMS);
            int rows = 1 + random.nextInt(200);
            List<BitSet> table = new ArrayList<>();
            BitColumns.Builder columns = new BitColumns.Builder(rows, ATOMS);
            for (int row = 0; row < rows; row++) {
                BitSet atoms = BitSet.valueOf(new long[] {random.nextInt(1 << ATOMS)});
                table.add(atoms);
                int at = row;
                atoms.stream().forEach(atom -> columns.set(at, atom));
            }
            List<Coverage> covered = rules.answer(columns.build());
            for (int row = 0; row < rows; row++) {
                BitSet answer = rules.answer(table.get(row));
                for (int head = 0; head < rules.heads().size(); head++) {
                    assertEquals(answer.get(head), covered.get(head).get(row), "seed " + seed + ", row " + row);
                }
            }
        }
    }

    @Test
    void aRowOfWordsIsAnsweredTheSame() {
        for (long seed = 0; seed < 2_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RuleSet rules = rules(random, 1 + random.nextInt(140));
            CompiledRules ready = CompiledRules.of(rules);
            for (int i = 0; i < 20; i++) {
                BitSet row = new BitSet();
                random.ints(rules.atoms() / 2, 0, rules.atoms()).forEach(row::set);
                assertEquals(
                        rules.answer(row),
                        BitSet.valueOf(ready.answer(words(ready, row))),
                        "seed " + seed + ": " + row);
            }
        }
    }

    private static long[] words(CompiledRules ready, BitSet row) {
        long[] words = ready.emptyRow();
        row.stream().forEach(atom -> words[atom / 64] |= 1L << atom % 64);
        return words;
    }

    @Test
    void nothingIsCoveredBeyondTheLastRow() {
        BitColumns columns = new BitColumns.Builder(65, 1).build();
        assertEquals(65, Coverage.of(Rule.all(), columns).count());
        assertEquals(65, Coverage.of(Rule.all(Literal.not(0)), columns).count());
        assertEquals(65, Coverage.of(new Definition(List.of(), true), columns).count());
        assertEquals(
                65,
                Coverage.of(Rule.AtLeast.of(0, List.of(Literal.of(0))), columns).count());
    }

    @Test
    void aRuleWithoutLiteralsAlwaysFiresAndNoRuleNeverDoes() {
        assertTrue(Definition.of(List.of(Rule.all())).holds(new BitSet()));
        assertFalse(Definition.of(List.of()).holds(new BitSet()));
    }

    @Test
    void weightsMayBeLargerThanAnyLong() {
        BigInteger huge = BigInteger.ONE.shiftLeft(200);
        Rule rule = new Rule.AtLeast(
                List.of(new Rule.Term(Literal.of(0), huge), new Rule.Term(Literal.not(1), BigInteger.ONE)),
                huge.add(BigInteger.ONE));
        BitColumns.Builder rows = new BitColumns.Builder(2, 2);
        rows.set(0, 0).set(1, 0).set(1, 1);
        Coverage covered = Coverage.of(rule, rows.build());
        assertTrue(covered.get(0));
        assertFalse(covered.get(1));
        CompiledRules ready = CompiledRules.of(RuleSet.plain(2, List.of(Definition.of(List.of(rule)))));
        assertEquals(1, ready.answer(new long[] {1})[0]);
        assertEquals(0, ready.answer(new long[] {3})[0]);
    }

    @Test
    void contradictionsAndRepetitionsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Rule.all(Literal.of(1), Literal.not(1)));
        assertThrows(IllegalArgumentException.class, () -> Rule.all(Literal.of(1), Literal.of(1)));
    }

    @Test
    void anAuxiliaryMayNotUseWhatComesAfterIt() {
        Definition later = Definition.of(List.of(Rule.all(Literal.of(2))));
        assertThrows(IllegalArgumentException.class, () -> new RuleSet(2, List.of(later), List.of()));
    }

    private static RuleSet rules(SplittableRandom random, int atoms) {
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            auxiliaries.add(definition(random, atoms + auxiliaries.size()));
        }
        List<Definition> heads = new ArrayList<>();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            heads.add(definition(random, atoms + auxiliaries.size()));
        }
        return new RuleSet(atoms, auxiliaries, heads);
    }

    private static Definition definition(SplittableRandom random, int atoms) {
        List<Rule> rules = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            List<Literal> literals = new ArrayList<>();
            int seldom = Math.max(3, atoms / 3);
            for (int atom = 0; atom < atoms; atom++) {
                if (random.nextInt(seldom) == 0) {
                    literals.add(new Literal(atom, random.nextBoolean()));
                }
            }
            rules.add(random.nextBoolean() ? new Rule.All(literals) : atLeast(literals, random));
        }
        return new Definition(rules, random.nextBoolean());
    }

    private static Rule atLeast(List<Literal> literals, SplittableRandom random) {
        List<Rule.Term> terms = literals.stream()
                .map(literal -> new Rule.Term(literal, BigInteger.valueOf(1 + random.nextInt(5))))
                .toList();
        return new Rule.AtLeast(terms, BigInteger.valueOf(random.nextInt(10)));
    }
}
