package dev.cleave.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.Transitions;
import dev.cleave.needs.Needs;
import dev.cleave.table.InputException;
import dev.cleave.table.bnet.BnetFile;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnownNetworkTest {
    @ParameterizedTest
    @ValueSource(strings = {"ara", "budding", "fission", "mam"})
    void agreesWithThePublishedNetworkOnEveryState(String name) {
        BooleanNetwork published = BnetFile.read(Needs.data().resolve(name + ".bnet"));
        BooleanNetwork ours = KnownNetwork.of(name).load();
        assertEquals(Transitions.all(published), Transitions.all(ours));
    }

    @Test
    void sic1ByTheDefinitionIsAtLeastFourOfSix() {
        BooleanNetwork network = KnownNetwork.BUDDING_LI2004.load();
        int sic1 = network.genes().indexOf("Sic1");
        for (int i = 0; i < 1 << 12; i++) {
            BitSet state = BitSet.valueOf(new long[] {i});
            assertEquals(
                    atLeastFourOfSix(network.genes(), state),
                    network.next(state).get(sic1),
                    state::toString);
        }
    }

    private static boolean atLeastFourOfSix(List<String> genes, BitSet state) {
        long on = IntStream.range(0, genes.size())
                .filter(state::get)
                .filter(gene -> List.of("Sic1", "Swi5", "Cdc20_Cdc14").contains(genes.get(gene)))
                .count();
        long off = IntStream.range(0, genes.size())
                .filter(gene -> !state.get(gene))
                .filter(gene -> List.of("Cln1_2", "Clb5_6", "Clb1_2").contains(genes.get(gene)))
                .count();
        return on + off >= 4;
    }

    @Test
    void theTwoBuddingNetworksDifferIn128StatesAndOnlyInSic1() {
        BooleanNetwork published = KnownNetwork.BUDDING.load();
        BooleanNetwork defined = KnownNetwork.BUDDING_LI2004.load();
        assertEquals(published.genes(), defined.genes());
        BitSet sic1 = new BitSet();
        sic1.set(published.genes().indexOf("Sic1"));
        long differing = IntStream.range(0, 1 << 12)
                .mapToObj(i -> BitSet.valueOf(new long[] {i}))
                .map(state -> difference(published.next(state), defined.next(state)))
                .filter(difference -> !difference.isEmpty())
                .peek(difference -> assertEquals(sic1, difference))
                .count();
        assertEquals(128, differing);
    }

    private static BitSet difference(BitSet a, BitSet b) {
        BitSet both = (BitSet) a.clone();
        both.xor(b);
        return both;
    }

    @Test
    void anUnknownNameSuggestsAKnownOne() {
        InputException e = assertThrows(InputException.class, () -> KnownNetwork.of("buding"));
        assertEquals("there is no network 'buding'; did you mean 'budding'?", e.getMessage());
    }

    @ParameterizedTest
    @EnumSource
    void hasAStateThatStays(KnownNetwork known) {
        BooleanNetwork network = known.load();
        int genes = network.genes().size();
        assertTrue(IntStream.range(0, 1 << genes)
                .mapToObj(i -> BitSet.valueOf(new long[] {i}))
                .anyMatch(state -> network.next(state).equals(state)));
    }
}
