package dev.cleave.rules.writeback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.Polish;
import dev.cleave.rules.RandomNetworks;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RuleNetworkTest {
    /** Whatever auxiliaries there are: the network is the rules, or there is none. */
    @Test
    void rulesWithAuxiliariesAreTheirNetworkOrHaveNone() {
        int written = 0;
        for (long seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 6);
            RuleSet rules = rules(random, domain.atoms());
            Optional<HardNetwork> network = RuleNetwork.of(rules, new Polish(domain, Budget.unlimited()));
            if (network.isPresent()) {
                assertSame(rules, network.get(), RandomLogic.valid(domain), "seed " + seed);
                written++;
            }
        }
        assertTrue(written > 30, written + " of 500 were written");
    }

    private static void assertSame(RuleSet rules, HardNetwork network, List<BitSet> rows, String message) {
        BitMatrix answers = RandomNetworks.answers(network, rows);
        for (int row = 0; row < rows.size(); row++) {
            BitSet wanted = rules.answer(rows.get(row));
            for (int head = 0; head < rules.heads().size(); head++) {
                assertEquals(wanted.get(head), answers.get(row, head), message);
            }
        }
    }

    private static RuleSet rules(SplittableRandom random, int atoms) {
        List<Definition> auxiliaries = new ArrayList<>();
        for (int i = random.nextInt(1, 4); i > 0; i--) {
            boolean plain = random.nextInt(3) > 0;
            auxiliaries.add(
                    plain
                            ? Definition.of(List.of(rule(random, 0, atoms, true)))
                            : definition(random, 0, atoms + auxiliaries.size(), false));
        }
        int all = atoms + auxiliaries.size();
        return new RuleSet(
                atoms,
                auxiliaries,
                IntStream.range(0, random.nextInt(1, 4))
                        .mapToObj(i -> definition(random, random.nextBoolean() ? atoms : 0, all, true))
                        .toList());
    }

    private static Definition definition(SplittableRandom random, int from, int to, boolean mayBeOne) {
        int rules = mayBeOne && random.nextBoolean() ? 1 : random.nextInt(4);
        return new Definition(
                IntStream.range(0, rules)
                        .mapToObj(i -> rule(random, from, to, random.nextBoolean()))
                        .toList(),
                random.nextInt(6) == 0);
    }

    private static Rule rule(SplittableRandom random, int from, int to, boolean plain) {
        List<Literal> literals = IntStream.range(from, to)
                .filter(atom -> random.nextInt(3) > 0)
                .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                .toList();
        return plain ? new Rule.All(literals) : Rule.AtLeast.of(random.nextInt(4), literals);
    }
}
