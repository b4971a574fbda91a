package dev.cleave.interchange.contract;

import dev.cleave.encoding.Encoding;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Rules of every kind. */
final class ZooRules {
    private ZooRules() {}

    /** Atoms: age 0-2, missing 3; colour 4-6; smokes 7; grade 8-11, missing 12; weight 13-15; sex 16. */
    static RuleSet binary() {
        return RuleSet.plain(
                17,
                List.of(Definition.of(List.of(
                        Rule.all(Literal.of(1), Literal.not(4)),
                        Rule.all(Literal.of(3), Literal.of(7)),
                        Rule.all(Literal.not(0), Literal.of(9), Literal.not(15)),
                        Rule.all(Literal.of(12), Literal.of(16), Literal.of(14)),
                        Rule.all(Literal.of(11))))));
    }

    /** A rule for every atom and its neighbours. */
    static RuleSet oddRules(Encoding encoding) {
        int atoms = encoding.atoms().size();
        List<Rule> rules = new ArrayList<>();
        for (int atom = 0; atom < atoms; atom++) {
            rules.add(Rule.all(
                    Literal.of(atom), Literal.not((atom + 4) % atoms), new Literal((atom + 9) % atoms, atom % 2 == 0)));
        }
        return RuleSet.plain(atoms, List.of(new Definition(rules, false)));
    }

    /** Auxiliaries that read each other, plain and at-least rules, negated heads. */
    static RuleSet random(Encoding encoding, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int atoms = encoding.atoms().size();
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            auxiliaries.add(definition(random, atoms + i));
        }
        return new RuleSet(
                atoms,
                auxiliaries,
                IntStream.range(0, encoding.target().outputs())
                        .mapToObj(output -> definition(random, atoms + 4))
                        .toList());
    }

    private static Definition definition(SplittableRandom random, int atoms) {
        List<Rule> rules = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            List<Literal> literals = new ArrayList<>();
            for (int atom = 0; atom < atoms; atom++) {
                if (random.nextInt(atoms) < 3) {
                    literals.add(new Literal(atom, random.nextInt(3) > 0));
                }
            }
            rules.add(random.nextBoolean() || literals.isEmpty() ? new Rule.All(literals) : weighted(random, literals));
        }
        return new Definition(rules, random.nextInt(3) == 0);
    }

    private static Rule weighted(SplittableRandom random, List<Literal> literals) {
        List<Rule.Term> terms = literals.stream()
                .map(literal -> new Rule.Term(literal, BigInteger.valueOf(1 + random.nextInt(3))))
                .toList();
        return new Rule.AtLeast(terms, BigInteger.valueOf(1 + random.nextInt(1 + literals.size())));
    }

    /** Points for atoms and conjunctions, for and against. */
    static RuleSet pointRules(Encoding encoding) {
        int atoms = encoding.atoms().size();
        List<Definition> auxiliaries = List.of(
                Definition.of(List.of(Rule.all(Literal.of(0), Literal.not(5)))),
                Definition.of(List.of(Rule.all(Literal.of(7), Literal.of(13)))));
        Rule rule = new Rule.AtLeast(
                List.of(
                        new Rule.Term(Literal.of(2), BigInteger.valueOf(3)),
                        new Rule.Term(Literal.not(8), BigInteger.ONE),
                        new Rule.Term(Literal.of(12), BigInteger.valueOf(4)),
                        new Rule.Term(Literal.of(atoms), BigInteger.TWO),
                        new Rule.Term(Literal.not(atoms + 1), BigInteger.TWO)),
                BigInteger.valueOf(5));
        return new RuleSet(atoms, auxiliaries, List.of(Definition.of(List.of(rule))));
    }

    static RuleSet atLeast(Encoding encoding) {
        List<Literal> many = IntStream.range(0, encoding.atoms().size())
                .mapToObj(atom -> new Literal(atom, atom % 3 > 0))
                .toList();
        return RuleSet.plain(
                many.size(),
                List.of(new Definition(
                        List.of(
                                Rule.AtLeast.of(8, many),
                                Rule.AtLeast.of(3, many.subList(0, 5)),
                                Rule.all(Literal.of(16), Literal.of(12))),
                        true)));
    }

    static RuleSet great(Encoding encoding) {
        List<Rule.Term> terms = new ArrayList<>();
        for (int atom = 0; atom < encoding.atoms().size(); atom++) {
            terms.add(new Rule.Term(
                    new Literal(atom, atom % 2 == 0),
                    BigInteger.ONE.shiftLeft(5 * atom).add(BigInteger.ONE)));
        }
        return RuleSet.plain(
                terms.size(), List.of(Definition.of(List.of(new Rule.AtLeast(terms, BigInteger.ONE.shiftLeft(70))))));
    }

    static RuleSet tally(Encoding encoding) {
        int atoms = encoding.atoms().size();
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            auxiliaries.add(Definition.of(List.of(Rule.all(Literal.of(i), new Literal(i + 7, i % 2 == 0)))));
        }
        List<ClassTally.Condition> conditions = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            conditions.add(new ClassTally.Condition(
                    atoms + i, List.of(gain(i % 4, 2 - i), gain((i + 1) % 4, i), gain((i + 2) % 4, 1))));
        }
        List<BigInteger> start = List.of(BigInteger.TWO, BigInteger.ONE, BigInteger.ZERO, BigInteger.TWO);
        return RuleSet.ofTally(atoms, auxiliaries, new ClassTally(start, conditions));
    }

    private static ClassTally.Gain gain(int output, int points) {
        return new ClassTally.Gain(output, BigInteger.valueOf(points));
    }

    static RuleSet geneRules() {
        return RuleSet.plain(
                4,
                List.of(
                        Definition.of(List.of(Rule.all(Literal.of(0)))),
                        Definition.of(List.of(Rule.all(Literal.not(0), Literal.not(2)), Rule.all(Literal.of(3)))),
                        new Definition(
                                List.of(
                                        Rule.all(Literal.of(1)),
                                        Rule.AtLeast.of(2, List.of(Literal.of(0), Literal.not(2), Literal.of(3)))),
                                true),
                        Definition.of(List.of())));
    }

    static RuleSet constants(Encoding encoding) {
        return RuleSet.plain(
                encoding.atoms().size(),
                List.of(
                        Definition.of(List.of(Rule.all(), Rule.all(Literal.of(2)))),
                        Definition.of(List.of()),
                        new Definition(List.of(Rule.AtLeast.of(0, List.of(Literal.of(1)))), true)));
    }
}
