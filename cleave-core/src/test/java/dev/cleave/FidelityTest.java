package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.verification.Fidelity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

class FidelityTest {
    private static final int DRAWS = 3_000;
    private static final Fidelity.Uniform NONE = new Fidelity.Uniform(0, 0, true);

    /** Labels of which a third is a matter of chance, so that few rules are not all that networks say. */
    private static Table table() {
        return table(160, (size, colour) -> size > 17 && !colour.equals("green"));
    }

    private static Table table(int rows, BiPredicate<Integer, String> truth) {
        SplittableRandom random = new SplittableRandom(4);
        TableBuilder table = Table.builder(List.of("size", "colour", "ill"));
        for (int row = 0; row < rows; row++) {
            int size = random.nextInt(40);
            String colour = List.of("red", "green", "").get(random.nextInt(3));
            boolean ill = random.nextInt(3) == 0 ? random.nextBoolean() : truth.test(size, colour);
            table.add(List.of(Integer.toString(size), colour, ill ? "yes" : "no"));
        }
        return table.build();
    }

    @Test
    void rowsAreCountedAndTheLikeliestInputDiffers() {
        Table table = table();
        Learned learned = new Learner(LearnOptions.defaults()).learn(table, "ill");
        Fidelity found = learned.fidelity(table, DRAWS, 0);
        assertEquals(table.rows(), found.rows());
        int differing = 0;
        for (int row = 0; row < table.rows(); row++) {
            differing += differs(learned, table.select(Rows.of(row))) ? 1 : 0;
        }
        assertEquals(differing, found.differing());
        assertEquals(DRAWS, found.drawn());
        assertTrue(found.drawnDiffering() > 0, "no drawn input shows a difference");
        Map<String, String> likeliest = found.likeliest().orElseThrow();
        List<String> cells = new ArrayList<>(likeliest.values());
        Table one = Table.builder(List.copyOf(likeliest.keySet())).add(cells).build();
        assertTrue(differs(learned, one), likeliest::toString);
        assertEquals(found, learned.fidelity(table, DRAWS, 0));
        assertEquals(everyInput(learned, table), found.uniform());
    }

    /** The rules of every size on the same inputs: as if each of them had been chosen and asked alone. */
    @Test
    void everySizeIsComparedAsIfItWereAlone() {
        Table table = table(
                300,
                (size, colour) -> size > 17 && !colour.equals("green")
                        || size < 8 && colour.equals("red")); // one conjunction is not all of it
        Learned learned = new Learner(LearnOptions.defaults()).learn(table, "ill");
        List<Fidelity> sizes = learned.frontierFidelity(table, DRAWS, 7);
        assertTrue(sizes.size() > 1, "one size alone");
        assertTrue(sizes.stream().distinct().count() > 1, "all sizes answer alike");
        for (int i = 0; i < sizes.size(); i++) {
            Learned one = learned.choose(learned.frontier().get(i), Budget.unlimited());
            assertEquals(one.fidelity(table, DRAWS, 7), sizes.get(i));
            assertEquals(everyInput(one, table), sizes.get(i).uniform());
        }
    }

    /** Tried one by one. */
    private static Fidelity.Uniform everyInput(Learned learned, Table table) {
        int inputs = 0;
        int differing = 0;
        for (String size : table.column("size").values()) {
            for (String colour : List.of("red", "green", "")) {
                inputs++;
                Table one = Table.builder(List.of("size", "colour"))
                        .add(List.of(size, colour))
                        .build();
                differing += differs(learned, one) ? 1 : 0;
            }
        }
        return new Fidelity.Uniform(inputs, differing, true);
    }

    @Test
    void ofOneRowAllInputsAreThatRow() {
        Table table = table();
        Learned learned = new Learner(LearnOptions.defaults()).learn(table, "ill");
        for (int row = 0; row < 20; row++) {
            Table one = table.select(Rows.of(row));
            Fidelity found = learned.fidelity(one, 50, row);
            assertEquals(differs(learned, one) ? 50 : 0, found.drawnDiffering());
            assertEquals(found.drawnDiffering() > 0, found.likeliest().isPresent());
        }
    }

    @Test
    void theIntervalIsWilsons() {
        Fidelity some = new Fidelity(10, 1, 100, 10, NONE, Optional.empty());
        assertEquals(0.9, some.share(), 1e-12);
        assertEquals(0.8256, some.lower(), 1e-4);
        assertEquals(0.9448, some.upper(), 1e-4);
        Fidelity all = new Fidelity(10, 0, 100, 0, NONE, Optional.empty());
        assertEquals(1, all.upper(), 1e-12);
        assertEquals(0.963, all.lower(), 1e-3);
        assertNotEquals(some, all);
        assertFalse(new Fidelity(0, 0, 0, 0, NONE, Optional.empty()).share() < 1);
    }

    private static boolean differs(Learned learned, Table rows) {
        SoftEnsemble networks = learned.model().ensemble().orElseThrow();
        BitMatrix theirs = networks.predict(learned.encoding().inputs(rows).read(), 0.5);
        BitMatrix own = BitMatrix.ofColumns(
                learned.rules().answer(learned.encoding().inputs(rows).inputs().transposed()));
        return own.differingRows(theirs) > 0;
    }
}
