package dev.cleave.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.cleave.examples.Networks;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.JoinedOutputs.Source;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JoinedOutputsTest {
    private static final int ATOMS = 5;
    private static final int ROWS = 70;

    @Test
    void eachOutputAnswersAsTheNetworkThatItIsFrom() {
        SplittableRandom random = new SplittableRandom(3);
        for (int seed = 0; seed < 1_000; seed++) {
            Networks draw = new Networks(seed);
            List<Trained> networks = IntStream.range(0, 1 + random.nextInt(3))
                    .mapToObj(i -> trained(draw.network(ATOMS, 1 + random.nextInt(4), 3)))
                    .toList();
            List<Source> sources = IntStream.range(0, 1 + random.nextInt(4))
                    .mapToObj(i -> new Source(networks.get(random.nextInt(networks.size())), random.nextInt(3)))
                    .toList();
            BitMatrix rows = draw.bits(ROWS, ATOMS);
            Trained joined = JoinedOutputs.of(sources);
            assertAnswers(sources, joined, Trained::hard, rows);
            assertAnswers(sources, joined, Trained::soft, rows);
        }
    }

    @Test
    void aNetworkThatIsUsedTwiceHasItsConjunctionsOnce() {
        Trained network = trained(new Networks(1).network(ATOMS, 4, 2));
        Trained joined = JoinedOutputs.of(List.of(new Source(network, 1), new Source(network, 0)));
        assertEquals(4, joined.hard().conjunctions().nodes());
        assertSame(network.plan(), joined.plan());
    }

    private static void assertAnswers(
            List<Source> sources, Trained joined, Function<Trained, NeuralDnf> phase, BitMatrix rows) {
        BitMatrix answers = phase.apply(joined).predict(rows);
        for (int output = 0; output < sources.size(); output++) {
            Source source = sources.get(output);
            BitMatrix own = phase.apply(source.trained()).predict(rows).selectColumns(List.of(source.output()));
            assertEquals(own, answers.selectColumns(List.of(output)));
            assertEquals(own, phase.apply(source.alone()).predict(rows));
        }
    }

    private static Trained trained(HardNetwork network) {
        return new Trained(
                SoftNetwork.of(network), List.of(network), Plan.forShape(new TaskShape(ROWS, ATOMS, 3)), 0, 1);
    }
}
