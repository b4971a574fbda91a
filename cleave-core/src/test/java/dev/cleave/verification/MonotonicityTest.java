package dev.cleave.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The proof of a direction against trying every input, on random programs. */
class MonotonicityTest {
    private static final int PROGRAMS = 1500;
    private static final Domain DOMAIN =
            new Domain(List.of(new Group.Thresholds(3, true), new Group.Free(), new Group.OneHot(3)));

    @Test
    void theProofSaysWhatTryingEveryInputSays() {
        int rising = 0;
        for (int seed = 0; seed < PROGRAMS; seed++) {
            RuleSet rules = rules(new SplittableRandom(seed));
            Monotonicity order = new Monotonicity(rules, DOMAIN, 0);
            boolean up = holds(rules, true);
            rising += up ? 1 : 0;
            assertEquals(up, order.rising(Budget.unlimited()) instanceof Verdict.Equivalent, "seed " + seed);
            assertEquals(
                    holds(rules, false),
                    order.falling(Budget.unlimited()) instanceof Verdict.Equivalent,
                    "seed " + seed);
        }
        assertEquals(true, rising > PROGRAMS / 20 && rising < PROGRAMS, "rising: " + rising);
    }

    /** The oracle: every input, and every step of the number. */
    private static boolean holds(RuleSet rules, boolean rising) {
        boolean[] holds = {true};
        DOMAIN.forEach(List.of(1, 2), base -> {
            for (int state = 0; state < 3; state++) {
                boolean below = at(rules, base, state);
                boolean above = at(rules, base, state + 1);
                holds[0] &= rising ? !below || above : !above || below;
            }
        });
        return holds[0];
    }

    private static boolean at(RuleSet rules, BitSet base, int state) {
        BitSet row = (BitSet) base.clone();
        DOMAIN.groups().get(0).write(state, row, 0);
        return rules.answer(row).get(0);
    }

    private static RuleSet rules(SplittableRandom random) {
        int atoms = DOMAIN.atoms();
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = 0; i < random.nextInt(3); i++) {
            auxiliaries.add(new Definition(List.of(all(atoms, random)), random.nextInt(4) == 0));
        }
        int known = atoms + auxiliaries.size();
        List<Rule> head = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(3); i++) {
            head.add(random.nextBoolean() ? all(known, random) : counted(known, random));
        }
        return new RuleSet(atoms, auxiliaries, List.of(new Definition(head, random.nextInt(5) == 0)));
    }

    private static Rule.All all(int atoms, SplittableRandom random) {
        return new Rule.All(literals(atoms, random));
    }

    private static Rule.AtLeast counted(int atoms, SplittableRandom random) {
        List<Rule.Term> terms = literals(atoms, random).stream()
                .map(literal -> new Rule.Term(literal, BigInteger.valueOf(1 + random.nextInt(4))))
                .toList();
        return new Rule.AtLeast(terms, BigInteger.valueOf(1 + random.nextInt(6)));
    }

    private static List<Literal> literals(int atoms, SplittableRandom random) {
        return random.ints(1 + random.nextInt(3), 0, atoms)
                .distinct()
                .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                .toList();
    }
}
