package dev.cleave.interchange.torch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.examples.Networks;
import dev.cleave.io.Model;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Verdict;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkImportTest {
    private static final int ATOMS = 5;
    private static final int OUTPUTS = 2;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void rulesAreTheHardNetworkOnEveryInput(long seed) {
        SoftNetwork soft = SoftNetwork.of(new Networks(seed).network(ATOMS, 4, OUTPUTS));
        Model model = NetworkImport.model("file", new TorchNetwork(encoding(), soft, false), Budget.unlimited());
        BitMatrix every = every();
        BitMatrix hard = soft.harden().predict(every);
        BitMatrix answers = soft.predict(every);
        int differing = 0;
        for (int row = 0; row < every.rows(); row++) {
            BitSet said = model.rules().answer(BitSet.valueOf(new long[] {row}));
            assertEquals(outputs(hard, row), said, "seed " + seed + ", input " + row);
            differing += outputs(answers, row).equals(said) ? 0 : 1;
        }
        Proof proof = model.proof();
        assertInstanceOf(Verdict.Equivalent.class, proof.verdict());
        assertEquals(Proof.Subject.TRAINED, proof.subject());
        assertEquals(every.rows(), proof.softRows());
        assertEquals(differing, proof.softDiffers(), "seed " + seed);
    }

    /** Without time the rules are longer, and as exact. */
    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void anEndedBudgetLeavesTheRulesExact(long seed) {
        Budget spent = Budget.unlimited();
        spent.cancel();
        SoftNetwork soft = SoftNetwork.of(new Networks(seed).network(ATOMS, 4, OUTPUTS));
        Model model = NetworkImport.model("file", new TorchNetwork(encoding(), soft, false), spent);
        BitMatrix hard = soft.harden().predict(every());
        for (int row = 0; row < hard.rows(); row++) {
            BitSet said = model.rules().answer(BitSet.valueOf(new long[] {row}));
            assertEquals(outputs(hard, row), said, "seed " + seed + ", input " + row);
        }
        assertInstanceOf(Verdict.Undecided.class, model.proof().verdict());
    }

    private static BitSet outputs(BitMatrix answers, int row) {
        BitSet outputs = new BitSet();
        IntStream.range(0, OUTPUTS).filter(output -> answers.get(row, output)).forEach(outputs::set);
        return outputs;
    }

    private static BitMatrix every() {
        BitMatrix.Builder rows = new BitMatrix.Builder(1 << ATOMS, ATOMS);
        for (int row = 0; row < 1 << ATOMS; row++) {
            for (int atom = 0; atom < ATOMS; atom++) {
                if ((row >> atom & 1) != 0) {
                    rows.set(row, atom);
                }
            }
        }
        return rows.build();
    }

    private static Encoding encoding() {
        Target target = new Target(IntStream.range(0, OUTPUTS)
                .mapToObj(i -> new Label("y" + i, "1", List.of("0")))
                .toList());
        return new Encoding(
                IntStream.range(0, ATOMS)
                        .mapToObj(i -> new BooleanColumn("x" + i, "1", "0"))
                        .toList(),
                target,
                List.of());
    }
}
