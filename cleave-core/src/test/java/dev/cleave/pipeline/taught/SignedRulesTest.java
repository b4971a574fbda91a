package dev.cleave.pipeline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.verification.Monotonicity;
import dev.cleave.verification.Verdict;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whatever the rules, what is left of them keeps to the direction. */
class SignedRulesTest {
    private static final Domain DOMAIN = new Domain(List.of(new Group.Thresholds(3, false), new Group.OneHot(3)));

    @Test
    void whatIsLeftIsProvedToRise() {
        SignedRules signed =
                new SignedRules(literal -> literal.atom() < 3 && !literal.positive(), literal -> literal.atom() < 3);
        for (int seed = 0; seed < 1000; seed++) {
            RuleSet left = signed.of(rules(new SplittableRandom(seed)));
            assertInstanceOf(
                    Verdict.Equivalent.class,
                    new Monotonicity(left, DOMAIN, 0).rising(Budget.unlimited()),
                    "seed " + seed);
        }
    }

    @Test
    void rulesThatKeepToItStayAsTheyAre() {
        SignedRules signed =
                new SignedRules(literal -> literal.atom() < 3 && !literal.positive(), literal -> literal.atom() < 3);
        RuleSet rules =
                RuleSet.plain(6, List.of(Definition.of(List.of(Rule.all(Literal.of(1), new Literal(4, false))))));
        assertEquals(rules, signed.of(rules));
    }

    private static RuleSet rules(SplittableRandom random) {
        int atoms = DOMAIN.atoms();
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = 0; i < random.nextInt(4); i++) {
            auxiliaries.add(new Definition(List.of(new Rule.All(literals(atoms + i, random))), random.nextInt(4) == 0));
        }
        int known = atoms + auxiliaries.size();
        List<Rule> head = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(3); i++) {
            List<Literal> literals = literals(known, random);
            head.add(
                    random.nextBoolean()
                            ? new Rule.All(literals)
                            : new Rule.AtLeast(
                                    literals.stream()
                                            .map(literal ->
                                                    new Rule.Term(literal, BigInteger.valueOf(1 + random.nextInt(4))))
                                            .toList(),
                                    BigInteger.valueOf(1 + random.nextInt(6))));
        }
        return new RuleSet(atoms, auxiliaries, List.of(new Definition(head, random.nextInt(5) == 0)));
    }

    private static List<Literal> literals(int atoms, SplittableRandom random) {
        return random.ints(1 + random.nextInt(3), 0, atoms)
                .distinct()
                .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                .toList();
    }
}
