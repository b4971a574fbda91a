package dev.cleave.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.ObservedRules.SeenOptions;
import dev.cleave.rules.reading.ClassRules;
import dev.cleave.table.BitMatrix;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ObservedRulesTest {
    @Test
    void answersOnTheRowsStayAndRulesAreNoMore() {
        for (long seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 8);
            RuleSet rules = RuleSet.plain(
                    domain.atoms(),
                    List.of(
                            Definition.of(RandomLogic.rules(random, domain.atoms(), 5)),
                            new Definition(
                                    List.copyOf(RandomLogic.rules(random, domain.atoms(), 3)), random.nextBoolean())));
            List<BitSet> rows = some(RandomLogic.valid(domain), random);
            SeenOptions options = new SeenOptions(random.nextBoolean(), random.nextBoolean());
            RuleSet simplified = new ObservedRules(domain, matrix(rows, domain.atoms()), options, Budget.unlimited())
                    .simplify(rules);
            String message = "seed " + seed;
            rows.forEach(row -> assertEquals(rules.answer(row), simplified.answer(row), message));
            assertTrue(simplified.rules() <= rules.rules(), message);
            assertTrue(simplified.literals() <= rules.literals() || simplified.rules() < rules.rules(), message);
        }
    }

    /** Shorter conditions for classes: the rows keep theirs, and every valid input has one. */
    @Test
    void classesStayOneEverywhere() {
        int shorter = 0;
        for (long seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 8);
            HardNetwork network = RandomNetworks.classes(random, domain);
            RuleSet rules = ClassRules.extract(network, domain, random.nextInt(20), Budget.unlimited());
            List<BitSet> all = RandomLogic.valid(domain);
            List<BitSet> rows = some(all, random);
            SeenOptions options = new SeenOptions(random.nextBoolean(), false);
            RuleSet simplified = new ObservedRules(domain, matrix(rows, domain.atoms()), options, Budget.unlimited())
                    .simplify(rules, network);
            String message = "seed " + seed;
            rows.forEach(row -> assertEquals(rules.answer(row), simplified.answer(row), message));
            all.forEach(row -> assertEquals(1, simplified.answer(row).cardinality(), message));
            shorter += simplified.equals(rules) ? 0 : 1;
        }
        assertTrue(shorter > 100, shorter + " of 300 are shorter");
    }

    @Test
    void whatNoRowShowsIsUsed() {
        Domain domain = new Domain(Collections.nCopies(3, new Group.Free()));
        RuleSet rules = RuleSet.plain(
                3, List.of(Definition.of(List.of(Rule.all(Literal.of(0), Literal.of(1), Literal.not(2))))));
        BitMatrix seen = new BitMatrix.Builder(2, 3).set(0, 0).set(0, 1).build(); // the second row is empty
        RuleSet simplified =
                new ObservedRules(domain, seen, new SeenOptions(false, false), Budget.unlimited()).simplify(rules);
        assertEquals(1, simplified.literals());
    }

    private static List<BitSet> some(List<BitSet> all, SplittableRandom random) {
        List<BitSet> some = all.stream().filter(row -> random.nextInt(3) == 0).toList();
        return some.isEmpty() ? all : some;
    }

    private static BitMatrix matrix(List<BitSet> rows, int atoms) {
        BitMatrix.Builder matrix = new BitMatrix.Builder(rows.size(), atoms);
        for (int row = 0; row < rows.size(); row++) {
            int at = row;
            rows.get(row).stream().forEach(atom -> matrix.set(at, atom));
        }
        return matrix.build();
    }
}
