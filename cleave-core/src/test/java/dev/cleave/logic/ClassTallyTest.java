package dev.cleave.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.logic.ClassTally.Condition;
import dev.cleave.logic.ClassTally.Gain;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums of large integers, one after the other, are the oracle. */
class ClassTallyTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 20, 63, 64, 65, 127, 128, 200})
    void theAnswerIsThatOfLargeIntegers(int bits) {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int atoms = 1 + random.nextInt(130);
            ClassTally tally = random(random, atoms, bits);
            for (int i = 0; i < 20; i++) {
                BitSet row = row(random, atoms);
                String which = "bits " + bits + ", seed " + seed;
                assertEquals(naive(tally, row), tally.best(row), which);
                assertEquals(naive(tally, row), tally.reduced().best(row), which);
            }
        }
    }

    @Test
    void allWaysToAnswerRowsAgree() {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int atoms = 1 + random.nextInt(10);
            ClassTally tally = random(random, atoms + 3, 1 + random.nextInt(90));
            List<Definition> auxiliaries = IntStream.range(0, 3)
                    .mapToObj(i ->
                            Definition.of(List.of(Rule.all(new Literal(random.nextInt(atoms), random.nextBoolean())))))
                    .toList();
            RuleSet rules = RuleSet.ofTally(atoms, auxiliaries, tally);
            assertEquals(Optional.of(tally), rules.tally());
            List<BitSet> rows = IntStream.range(0, random.nextInt(150))
                    .mapToObj(i -> row(random, atoms))
                    .toList();
            BitColumns.Builder columns = new BitColumns.Builder(rows.size(), atoms);
            for (int i = 0; i < rows.size(); i++) {
                int at = i;
                rows.get(i).stream().forEach(atom -> columns.set(at, atom));
            }
            List<Coverage> answers = rules.answer(columns.build());
            for (int i = 0; i < rows.size(); i++) {
                int expected = naive(tally, rules.withAuxiliaries(rows.get(i)));
                assertEquals(BitSet.valueOf(bit(expected, tally.classes())), rules.answer(rows.get(i)), "seed " + seed);
                assertEquals(
                        BitSet.valueOf(bit(expected, tally.classes())), compiled(rules, rows.get(i)), "seed " + seed);
                for (int output = 0; output < tally.classes(); output++) {
                    assertEquals(output == expected, answers.get(output).get(i), "seed " + seed);
                    BitSet known = rules.withAuxiliaries(rows.get(i));
                    assertEquals(output == expected, rules.heads().get(output).holds(known), "seed " + seed);
                }
            }
        }
    }

    private static BitSet compiled(RuleSet rules, BitSet row) {
        CompiledRules compiled = CompiledRules.of(rules);
        long[] words = compiled.emptyRow();
        row.stream().forEach(atom -> words[atom >>> 6] |= 1L << atom);
        return BitSet.valueOf(compiled.answer(words));
    }

    private static long[] bit(int index, int size) {
        long[] words = new long[size / 64 + 1];
        words[index >>> 6] |= 1L << index;
        return words;
    }

    @Test
    void aClassBeatsAnotherWhereItsPointsAreNotFewer() {
        for (long seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int atoms = 1 + random.nextInt(8);
            ClassTally tally = random(random, atoms, 1 + random.nextInt(70));
            int one = random.nextInt(tally.classes());
            int other = random.nextInt(tally.classes());
            BitSet row = row(random, atoms);
            boolean expected = points(tally, one, row).compareTo(points(tally, other, row)) >= 0;
            assertEquals(expected, tally.atLeastAsMany(one, other).fires(row), "seed " + seed);
        }
    }

    @Test
    void theFirstOfEqualsIsTheAnswer() {
        ClassTally tally = new ClassTally(
                List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.ONE),
                List.of(new Condition(0, List.of(new Gain(0, BigInteger.ONE)))));
        assertEquals(1, tally.best(new BitSet()));
        assertEquals(0, tally.best(BitSet.valueOf(new long[] {1})));
    }

    @Test
    void whatStandsTwiceIsRefused() {
        List<BigInteger> start = List.of(BigInteger.ZERO, BigInteger.ZERO);
        Gain gain = new Gain(1, BigInteger.ONE);
        assertThrows(IllegalArgumentException.class, () -> new ClassTally(List.of(), List.of()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new ClassTally(start, List.of(new Condition(0, List.of(gain, gain)))));
        assertThrows(
                IllegalArgumentException.class,
                () -> new ClassTally(start, List.of(new Condition(0, List.of(gain)), new Condition(0, List.of(gain)))));
        assertThrows(
                IllegalArgumentException.class,
                () -> new ClassTally(start, List.of(new Condition(0, List.of(new Gain(2, BigInteger.ONE))))));
    }

    private static ClassTally random(SplittableRandom random, int atoms, int bits) {
        int classes = 1 + random.nextInt(80);
        List<BigInteger> start =
                IntStream.range(0, classes).mapToObj(i -> number(random, bits)).toList();
        List<Condition> conditions = new ArrayList<>();
        for (int atom = 0; atom < atoms; atom++) {
            List<Gain> gains = IntStream.range(0, classes)
                    .filter(output -> random.nextInt(3) == 0)
                    .mapToObj(output -> new Gain(output, number(random, bits)))
                    .toList();
            conditions.add(new Condition(atom, gains));
        }
        return new ClassTally(start, conditions);
    }

    /** Mostly small, so that there are ties, and in part so large that the lowest bits decide. */
    private static BigInteger number(SplittableRandom random, int bits) {
        BigInteger small = BigInteger.valueOf(random.nextInt(5) - 2);
        return random.nextInt(2) == 0
                ? small
                : small.add(BigInteger.valueOf(random.nextInt(3) - 1).shiftLeft(random.nextInt(bits)));
    }

    private static BitSet row(SplittableRandom random, int atoms) {
        BitSet row = new BitSet();
        IntStream.range(0, atoms).filter(atom -> random.nextInt(3) == 0).forEach(row::set);
        return row;
    }

    private static int naive(ClassTally tally, BitSet row) {
        int best = 0;
        for (int output = 1; output < tally.classes(); output++) {
            best = points(tally, output, row).compareTo(points(tally, best, row)) > 0 ? output : best;
        }
        return best;
    }

    private static BigInteger points(ClassTally tally, int output, BitSet row) {
        BigInteger points = tally.start().get(output);
        for (Condition condition : tally.conditions()) {
            for (Gain gain : condition.gains()) {
                points = gain.output() == output && row.get(condition.atom()) ? points.add(gain.points()) : points;
            }
        }
        return points;
    }
}
