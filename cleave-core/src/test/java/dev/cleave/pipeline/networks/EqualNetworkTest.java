package dev.cleave.pipeline.networks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.examples.Networks;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.pruning.OneOutput;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.table.RuleOutputs;
import dev.cleave.training.Plan;
import dev.cleave.training.TaskShape;
import dev.cleave.training.Trained;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EqualNetworkTest {
    private static final int ATOMS = 5;
    private static final int OUTPUTS = 3;
    private static final BitMatrix INPUTS = inputs();
    private static final Domain DOMAIN = Domain.free(ATOMS);

    @Test
    void labelsOfSeveralNetworksAreOneNetworkThatIsTheRulesEverywhere() {
        SplittableRandom random = new SplittableRandom(5);
        for (int seed = 0; seed < 500; seed++) {
            Networks draw = new Networks(seed);
            List<HardNetwork> networks = IntStream.range(0, 3)
                    .mapToObj(i -> draw.network(ATOMS, 3, OUTPUTS))
                    .toList();
            RuleSet rules = mixed(networks, random);
            BitMatrix answers = RuleOutputs.of(rules, INPUTS);
            Optional<Trained> equal = equal(rules, networks, new Dataset(INPUTS, answers));
            assertEquals(answers, equal.orElseThrow().hard().predict(INPUTS), "seed " + seed);
        }
    }

    @Test
    void aNetworkThatIsTheRulesIsTakenWhole() {
        HardNetwork network = new Networks(4).network(ATOMS, 3, OUTPUTS);
        RuleSet rules = ExactReading.of(DOMAIN).rules(network, Budget.unlimited());
        Dataset rows = new Dataset(INPUTS, network.predict(INPUTS));
        assertEquals(network, equal(rules, List.of(network), rows).orElseThrow().hard());
    }

    @Test
    void weightsThatMakeNoRowWrongMayGo() {
        HardNetwork network = Networks.network(new float[] {6, 0, 0, 0, 3}, new float[] {6}, ATOMS, 1);
        RuleSet rules = RuleSet.plain(ATOMS, List.of(Definition.of(List.of(Rule.all(Literal.of(0))))));
        Dataset rows = fourthHolds(rules);
        assertTrue(equal(rules, List.of(network), new Dataset(INPUTS, network.predict(INPUTS)))
                .isEmpty());
        HardNetwork pruned = equal(rules, List.of(network), rows).orElseThrow().hard();
        assertEquals(RuleOutputs.of(rules, INPUTS), pruned.predict(INPUTS));
    }

    @Test
    void noNetworkIsMadeUp() {
        HardNetwork network = Networks.network(new float[] {6, 0, 0, 0, 0}, new float[] {6}, ATOMS, 1);
        RuleSet other = RuleSet.plain(ATOMS, List.of(Definition.of(List.of(Rule.all(Literal.of(1))))));
        assertTrue(equal(other, List.of(network), new Dataset(INPUTS, RuleOutputs.of(other, INPUTS)))
                .isEmpty());
    }

    /** Each label as one of the networks has it. */
    private static RuleSet mixed(List<HardNetwork> networks, SplittableRandom random) {
        List<Definition> heads = new ArrayList<>();
        for (int output = 0; output < OUTPUTS; output++) {
            HardNetwork one = OneOutput.of(networks.get(random.nextInt(networks.size())), output);
            BitMatrix said = one.predict(INPUTS);
            heads.add(Definition.of(IntStream.range(0, INPUTS.rows())
                    .filter(row -> said.get(row, 0))
                    .mapToObj(EqualNetworkTest::row)
                    .toList()));
        }
        return RuleSet.plain(ATOMS, heads);
    }

    /** Holds in this row alone. */
    private static Rule.All row(int row) {
        return new Rule.All(IntStream.range(0, ATOMS)
                .mapToObj(atom -> INPUTS.get(row, atom) ? Literal.of(atom) : Literal.not(atom))
                .toList());
    }

    private static Dataset fourthHolds(RuleSet rules) {
        BitMatrix some = INPUTS.select(Rows.of(IntStream.range(0, INPUTS.rows())
                .filter(row -> INPUTS.get(row, 4))
                .toArray()));
        return new Dataset(some, RuleOutputs.of(rules, some));
    }

    private static Optional<Trained> equal(RuleSet rules, List<HardNetwork> networks, Dataset rows) {
        Plan plan = Plan.forShape(TaskShape.of(rows));
        List<Trained> trained = networks.stream()
                .map(network -> new Trained(SoftNetwork.of(network), List.of(network), plan, 0, 1))
                .toList();
        return new EqualNetwork(rules, trained, rows, DOMAIN, Budget.unlimited()).network();
    }

    private static BitMatrix inputs() {
        BitMatrix.Builder all = new BitMatrix.Builder(1 << ATOMS, ATOMS);
        for (int i = 0; i < ATOMS << ATOMS; i++) {
            if ((i / ATOMS >> i % ATOMS & 1) == 1) {
                all.set(i / ATOMS, i % ATOMS);
            }
        }
        return all.build();
    }
}
