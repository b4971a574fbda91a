package dev.cleave.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.examples.ExampleNetwork;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Formula;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.bnet.BnetFile;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TransitionsTest {
    private static final BooleanNetwork SWAP = BnetFile.parse("A, B\nB, A\nC, A & B");

    @Test
    void theNextStateFollowsTheRules() {
        assertEquals(set(1), SWAP.next(set(0)));
        assertEquals(set(0, 1, 2), SWAP.next(set(0, 1)));
    }

    @Test
    void listsEveryStateOnce() {
        BitMatrix states = Transitions.all(SWAP).dataset().inputs();
        assertEquals(
                8,
                IntStream.range(0, states.rows())
                        .mapToLong(row -> states.word(row, 0))
                        .distinct()
                        .count());
    }

    @Test
    void everyRowIsAStep() {
        Dataset dataset = Transitions.all(SWAP).dataset();
        for (int row = 0; row < dataset.rows(); row++) {
            BitSet next = SWAP.next(BitSet.valueOf(new long[] {dataset.inputs().word(row, 0)}));
            assertEquals(next, BitSet.valueOf(new long[] {dataset.targets().word(row, 0)}));
        }
    }

    @Test
    void atomsAreGenesAndOutputsTheirNextValues() {
        Encoding encoding = Transitions.all(SWAP).encoding();
        assertEquals("[A, B, C]", encoding.atoms().toString());
        assertEquals("[A_next, B_next, C_next]", encoding.labels().toString());
        assertEquals(Domain.free(3), encoding.domain());
    }

    @Test
    void theTableEncodesToTheSameBits() {
        Transitions transitions = Transitions.all(ExampleNetwork.MAM.load());
        assertEquals(
                transitions.dataset(),
                transitions.encoding().encode(transitions.table()).dataset());
    }

    @Test
    void fittingTheTableFindsTheSameEncoding() {
        Transitions transitions = Transitions.all(ExampleNetwork.ARA.load());
        LabelledTable data = LabelledTable.of(transitions.table(), TargetSpec.of("*_next"));
        Encoding fitted =
                Encoding.fit(data.table(), data.target(), Rows.all(data.table().rows()), EncodingOptions.defaults());
        assertEquals(transitions.encoding(), fitted);
    }

    @Test
    void genesCalledNextDoNotClash() {
        List<String> header =
                Transitions.all(BnetFile.parse("A, A\nA_next, A")).table().header();
        assertEquals(List.of("A", "A_next", "A_next_next", "A_next_next_next"), header);
    }

    @Test
    void tooManyStatesAreRefused() {
        InputException e = assertThrows(InputException.class, () -> Transitions.all(ring(21)));
        assertTrue(e.getMessage().contains("21 genes have too many states"), e.getMessage());
    }

    @Test
    void aBigNetworkIsSampled() {
        BooleanNetwork ring = ring(100);
        Dataset sample = Transitions.sample(ring, 50, 1).dataset();
        assertEquals(50, sample.rows());
        for (int gene = 0; gene < 100; gene++) {
            assertEquals(
                    sample.inputs().get(7, (gene + 99) % 100), sample.targets().get(7, gene));
        }
    }

    @Test
    void samplesFollowTheirSeed() {
        assertEquals(Transitions.sample(ring(30), 20, 4), Transitions.sample(ring(30), 20, 4));
        assertNotEquals(Transitions.sample(ring(30), 20, 4), Transitions.sample(ring(30), 20, 5));
    }

    @Test
    void aRuleOfAnUnknownGeneIsRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new BooleanNetwork(List.of("A"), List.of(new Formula.Variable(1))));
    }

    /** Each gene copies the one before it. */
    private static BooleanNetwork ring(int genes) {
        return BnetFile.parse(IntStream.range(0, genes)
                .mapToObj(gene -> "g" + gene + ", g" + (gene + genes - 1) % genes)
                .collect(Collectors.joining("\n")));
    }

    private static BitSet set(int... genes) {
        BitSet bits = new BitSet();
        IntStream.of(genes).forEach(bits::set);
        return bits;
    }
}
