package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.interchange.genes.GeneNetwork;
import dev.cleave.io.Model;
import dev.cleave.table.InputException;
import dev.cleave.table.bnet.BnetFile;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A model of genes is a network that answers every state as its rules do. */
class GeneNetworkTest {
    @Test
    void rulesOfAModelAreTheNetworkThatItIs() {
        Model model = Zoo.named("Boolean network").learned().model();
        BooleanNetwork network = GeneNetwork.of(model);
        for (int state = 0; state < 1 << network.genes().size(); state++) {
            BitSet bits = BitSet.valueOf(new long[] {state});
            List<Boolean> expected = model.rules().heads().stream()
                    .map(head -> head.holds(model.rules().withAuxiliaries(bits)))
                    .toList();
            BitSet next = network.next(bits);
            assertEquals(
                    expected,
                    IntStream.range(0, network.genes().size())
                            .mapToObj(next::get)
                            .toList());
        }
        assertEquals(network, BnetFile.parse(BnetFile.print(network)));
    }

    @Test
    void whatIsNoNetworkIsRefusedInOneLine() {
        for (String name : List.of("binary", "multilabel")) {
            Model model = Zoo.named(name).learned().model();
            InputException refusal = assertThrows(InputException.class, () -> GeneNetwork.of(model));
            assertEquals(1, refusal.getMessage().lines().count());
        }
    }
}
