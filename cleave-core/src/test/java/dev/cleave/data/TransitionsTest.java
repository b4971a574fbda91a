package dev.cleave.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Formula;
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
        BitMatrix states = SWAP.transitions().dataset().inputs();
        assertEquals(
                8,
                IntStream.range(0, states.rows())
                        .mapToLong(row -> states.word(row, 0))
                        .distinct()
                        .count());
    }

    @Test
    void everyRowIsAStep() {
        Dataset dataset = SWAP.transitions().dataset();
        for (int row = 0; row < dataset.rows(); row++) {
            BitSet next = SWAP.next(BitSet.valueOf(new long[] {dataset.inputs().word(row, 0)}));
            assertEquals(next, BitSet.valueOf(new long[] {dataset.targets().word(row, 0)}));
        }
    }

    @Test
    void atomsAreGenesAndOutputsTheirNextValues() {
        Encoding encoding = SWAP.transitions().encoding();
        assertEquals("[A, B, C]", encoding.atoms().toString());
        assertEquals("[A_next, B_next, C_next]", encoding.labels().toString());
        assertEquals(Domain.free(3), encoding.domain());
    }

    @Test
    void theTableEncodesToTheSameBits() {
        Transitions transitions = ExampleNetwork.MAM.load().transitions();
        assertEquals(
                transitions.dataset(),
                transitions.encoding().encode(transitions.table()).dataset());
    }

    @Test
    void fittingTheTableFindsTheSameEncoding() {
        Transitions transitions = ExampleNetwork.ARA.load().transitions();
        Labelled data = Labelled.of(transitions.table(), TargetSpec.of("*_next"));
        Encoding fitted =
                Encoding.fit(data.table(), data.target(), Rows.all(data.table().rows()), EncodingOptions.defaults());
        assertEquals(transitions.encoding(), fitted);
    }

    @Test
    void genesCalledNextDoNotClash() {
        List<String> header =
                BnetFile.parse("A, A\nA_next, A").transitions().table().header();
        assertEquals(List.of("A", "A_next", "A_next_next", "A_next_next_next"), header);
    }

    @Test
    void tooManyStatesAreRefused() {
        InputException e = assertThrows(InputException.class, () -> ring(21).transitions());
        assertTrue(e.getMessage().contains("21 genes have too many states"), e.getMessage());
    }

    @Test
    void aBigNetworkIsSampled() {
        BooleanNetwork ring = ring(100);
        Dataset sample = ring.sample(50, 1).dataset();
        assertEquals(50, sample.rows());
        for (int gene = 0; gene < 100; gene++) {
            assertEquals(
                    sample.inputs().get(7, (gene + 99) % 100), sample.targets().get(7, gene));
        }
    }

    @Test
    void samplesFollowTheirSeed() {
        assertEquals(ring(30).sample(20, 4), ring(30).sample(20, 4));
        assertNotEquals(ring(30).sample(20, 4), ring(30).sample(20, 5));
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
