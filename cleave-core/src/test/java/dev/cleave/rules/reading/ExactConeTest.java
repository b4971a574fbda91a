package dev.cleave.rules.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SoftNetwork;
import dev.cleave.rules.RandomNetworks;
import dev.cleave.table.BitMatrix;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

public class ExactConeTest {
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void rulesAnswerAsTheNetworkOnEveryValidAssignment(boolean hard) {
        for (long seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 1 + random.nextInt(8));
            HardNetwork drawn = RandomNetworks.of(random, domain);
            NeuralDnf network = hard ? drawn : SoftNetwork.of(drawn);
            ConeLimits limits = seed % 2 == 0
                    ? ConeLimits.defaults()
                    : ConeLimits.defaults().withNegation();
            RuleSet rules = new ExactCone(network, domain, limits)
                    .extractAll(Budget.unlimited())
                    .orElseThrow();
            assertSame(network, domain, rules, seed);
        }
    }

    public static void assertSame(NeuralDnf network, Domain domain, RuleSet rules, long seed) {
        List<BitSet> rows = RandomLogic.valid(domain);
        BitMatrix expected = RandomNetworks.answers(network, rows);
        for (int row = 0; row < rows.size(); row++) {
            BitSet answer = rules.answer(rows.get(row));
            for (int output = 0; output < expected.columns(); output++) {
                int at = row;
                assertEquals(
                        expected.get(row, output),
                        answer.get(output),
                        () -> "seed " + seed + ", " + rows.get(at) + ", " + rules);
            }
        }
    }

    @Test
    void tooLargeAConeIsSaid() {
        Domain domain = Domain.free(6);
        HardNetwork network = RandomNetworks.of(new SplittableRandom(1), domain);
        ExactCone cone = new ExactCone(network, domain, ConeLimits.defaults().withAssignments(2));
        assertInstanceOf(ExactExtraction.GaveUp.class, cone.extract(0, Budget.unlimited()));
        assertEquals(Optional.empty(), cone.extractAll(Budget.unlimited()));
    }

    @Test
    void anotherDomainIsRefused() {
        HardNetwork network = RandomNetworks.of(new SplittableRandom(1), Domain.free(6));
        assertThrows(
                IllegalArgumentException.class, () -> new ExactCone(network, Domain.free(5), ConeLimits.defaults()));
    }
}
