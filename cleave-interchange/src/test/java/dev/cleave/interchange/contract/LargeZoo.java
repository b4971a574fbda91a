package dev.cleave.interchange.contract;

import dev.cleave.encoding.Encoding;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Very many conjunctions with points, as boosted trees give. */
final class LargeZoo {
    private LargeZoo() {}

    static RuleSet tally(Encoding encoding, int conjunctions) {
        SplittableRandom random = new SplittableRandom(31);
        int atoms = encoding.atoms().size();
        int outputs = encoding.target().outputs();
        List<Definition> auxiliaries = auxiliaries(random, atoms, conjunctions);
        List<ClassTally.Condition> conditions = IntStream.range(0, conjunctions)
                .mapToObj(i -> new ClassTally.Condition(
                        atoms + i,
                        IntStream.range(0, outputs)
                                .mapToObj(output -> new ClassTally.Gain(output, points(random)))
                                .toList()))
                .toList();
        List<BigInteger> start =
                Stream.generate(() -> points(random)).limit(outputs).toList();
        return RuleSet.ofTally(atoms, auxiliaries, new ClassTally(start, conditions));
    }

    static RuleSet points(Encoding encoding, int conjunctions) {
        SplittableRandom random = new SplittableRandom(32);
        int atoms = encoding.atoms().size();
        List<Rule.Term> terms = IntStream.range(0, conjunctions)
                .mapToObj(i -> new Rule.Term(
                        new Literal(atoms + i, random.nextBoolean()),
                        points(random).abs().add(BigInteger.ONE)))
                .toList();
        BigInteger all = terms.stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
        Rule rule = new Rule.AtLeast(terms, all.shiftRight(1));
        return new RuleSet(atoms, auxiliaries(random, atoms, conjunctions), List.of(Definition.of(List.of(rule))));
    }

    private static List<Definition> auxiliaries(SplittableRandom random, int atoms, int count) {
        return Stream.generate(() -> Definition.of(List.of(conjunction(random, atoms))))
                .limit(count)
                .toList();
    }

    private static Rule conjunction(SplittableRandom random, int atoms) {
        return Rule.all(random.ints(0, atoms)
                .distinct()
                .limit(3)
                .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                .toArray(Literal[]::new));
    }

    private static BigInteger points(SplittableRandom random) {
        return BigInteger.valueOf(random.nextInt(-500, 500));
    }
}
