package dev.cleave.rules.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.rules.RandomNetworks;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactLayersTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 100})
    void rulesAnswerAsTheNetworkOnEveryValidAssignment(int mostPlain) {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 1 + random.nextInt(8));
            HardNetwork network = RandomNetworks.of(random, domain);
            RuleSet rules = ExactLayers.extract(network, domain, mostPlain, Budget.unlimited());
            ExactConeTest.assertSame(network, domain, rules, seed);
        }
    }

    @Test
    void aNodeWithEqualWeightsIsOnePlainRule() {
        RuleSet rules = ExactLayers.extract(network(new float[] {2, -2, 2}, 1), Domain.free(3), 4, Budget.unlimited());
        assertEquals(
                new RuleSet(
                        3,
                        List.of(Definition.of(List.of(Rule.all(Literal.of(0), Literal.not(1), Literal.of(2))))),
                        List.of(Definition.of(List.of(Rule.all(Literal.of(3)))))),
                rules);
    }

    @Test
    void aNodeWithManyRulesIsOneLightAtLeastRule() {
        float[] weights = {2.1f, 1, 1, 1, 1, 1};
        RuleSet rules = ExactLayers.extract(network(weights, 1), Domain.free(6), 4, Budget.unlimited());
        Rule.AtLeast node = (Rule.AtLeast) rules.auxiliaries().get(0).rules().get(0);
        assertEquals(6, node.length());
        assertEquals(6, node.bound().intValueExact(), "2 for the first, which is needed, and 4 of the 5 others");
    }

    @Test
    void aConjunctionThatIsNeverTrueGoes() {
        RuleSet rules = ExactLayers.extract(network(new float[3], -1), Domain.free(3), 4, Budget.unlimited());
        assertEquals(RuleSet.plain(3, List.of(Definition.of(List.of(Rule.all())))), rules);
    }

    private static HardNetwork network(float[] conjunction, float weight) {
        return new HardNetwork(
                new GivenPredicates(conjunction.length),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 1, conjunction.length, conjunction),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 1, 1, new float[] {weight}),
                new IndependentHead(1));
    }
}
