package dev.cleave.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DomainDiagramsTest {
    private static final Domain DOMAIN = new Domain(List.of(
            new Group.Free(),
            new Group.OneHot(3),
            new Group.Thresholds(2, true),
            new Group.Free(),
            new Group.OneHot(2),
            new Group.Free()));

    private static Rule rule(int atoms, SplittableRandom random) {
        List<Literal> literals = new ArrayList<>();
        for (int atom = 0; atom < atoms; atom++) {
            if (random.nextInt(3) == 0) {
                literals.add(new Literal(atom, random.nextBoolean()));
            }
        }
        if (random.nextBoolean()) {
            return new Rule.All(literals);
        }
        List<Rule.Term> terms = literals.stream()
                .map(literal -> new Rule.Term(literal, BigInteger.valueOf(1 + random.nextInt(5))))
                .toList();
        return new Rule.AtLeast(terms, BigInteger.valueOf(random.nextInt(10) - 1));
    }

    private static Definition definition(int atoms, SplittableRandom random) {
        List<Rule> rules = new ArrayList<>();
        for (int i = 0; i < random.nextInt(4); i++) {
            rules.add(rule(atoms, random));
        }
        return new Definition(rules, random.nextInt(4) == 0);
    }

    private static RuleSet program(SplittableRandom random) {
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            auxiliaries.add(definition(DOMAIN.atoms() + i, random));
        }
        int known = DOMAIN.atoms() + 3;
        return new RuleSet(DOMAIN.atoms(), auxiliaries, List.of(definition(known, random), definition(known, random)));
    }

    @Test
    void differencesAreCountedAsTryingEachDoes() {
        for (int seed = 0; seed < 2_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RuleSet one = program(random);
            RuleSet other = random.nextInt(10) == 0 ? one : program(random);
            int[] differing = {0};
            DOMAIN.forEach(row -> differing[0] += one.answer(row).equals(other.answer(row)) ? 0 : 1);
            DomainDiagrams diagrams = new DomainDiagrams(DOMAIN, 100_000);
            BigInteger counted = diagrams.count(diagrams.difference(one, other));
            assertEquals(BigInteger.valueOf(differing[0]), counted, "seed " + seed);
        }
    }

    @Test
    void tooManyNodesAreNoAnswer() {
        RuleSet one = program(new SplittableRandom(3));
        RuleSet other = program(new SplittableRandom(4));
        assertThrows(OutOfBudget.class, () -> new DomainDiagrams(DOMAIN, 5).difference(one, other));
    }
}
