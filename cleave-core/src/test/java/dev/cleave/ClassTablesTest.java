package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.io.Model;
import dev.cleave.table.Table;
import dev.cleave.verification.Verdict;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random tables of a few columns and several classes: whatever a row is, it has one class. */
@Tag("slow")
class ClassTablesTest {
    private static final List<String> COLUMNS = List.of("a", "b", "c");
    private static final List<String> CLASSES = List.of("k0", "k1", "k2", "k3");

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3})
    void dontCaresLeaveEveryValidInputOneClass(long seed) {
        for (Extract extract : List.of(Extract.AUTO, Extract.EXACT)) {
            RuleForm form = RuleForm.defaults().withDontCares(true).withNegate(seed % 2 == 0);
            Learned learned = learn(seed, extract, form);
            String message = "seed " + seed + ", " + extract;
            learned.encoding().domain().forEach(input -> assertOneClass(learned, input, message));
            assertInstanceOf(Verdict.Equivalent.class, learned.verify(), message);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3})
    void cellsThatAreUnseenOrMissingLeaveOneClassToo(long seed) {
        for (Extract extract : List.of(Extract.AUTO, Extract.EXACT)) {
            Learned learned = learn(seed, extract, RuleForm.defaults().withDontCares(seed % 2 == 0));
            String message = "seed " + seed + ", " + extract;
            forEachRow(row -> {
                String label = learned.labels(row).getOrDefault("class", "");
                assertTrue(CLASSES.contains(label), message + ", " + row);
                BitSet answer = assertOneClass(learned, inputs(learned.model(), row), message + ", " + row);
                int output = answer.nextSetBit(0);
                assertEquals(learned.encoding().target().labels().get(output).positive(), label, message + ", " + row);
            });
        }
    }

    private static BitSet assertOneClass(Learned learned, BitSet input, String message) {
        BitSet answer = learned.rules().answer(input);
        assertEquals(1, answer.cardinality(), () -> message + ", " + input + ": " + answer);
        return answer;
    }

    private static Learned learn(long seed, Extract extract, RuleForm form) {
        SplittableRandom random = new SplittableRandom(seed);
        List<List<String>> rows = new ArrayList<>();
        int[] points = random.ints(3 * 5 * CLASSES.size(), 0, 9).toArray();
        for (int i = 0; i < 60; i++) {
            List<String> row = new ArrayList<>();
            int[] sums = new int[CLASSES.size()];
            for (int column = 0; column < 3; column++) {
                int value = random.nextInt(5);
                row.add(value == 0 && column == 2 ? "?" : "v" + value);
                for (int k = 0; k < sums.length; k++) {
                    sums[k] += points[(column * 5 + value) * sums.length + k];
                }
            }
            int best = 0;
            for (int k = 1; k < sums.length; k++) {
                best = sums[k] > sums[best] ? k : best;
            }
            row.add(CLASSES.get(random.nextInt(10) == 0 ? random.nextInt(sums.length) : best));
            rows.add(row);
        }
        LearnOptions options =
                LearnOptions.defaults().withSeed(seed).withExtract(extract).withForm(form);
        return new Learner(options).learn(Table.of(List.of("a", "b", "c", "class"), rows), "class");
    }

    /** All values that were seen, one that was not, and none. */
    private static void forEachRow(Consumer<Map<String, String>> visitor) {
        List<String> cells = List.of("v0", "v1", "v2", "v3", "v4", "other", "?");
        for (int i = 0; i < 7 * 7 * 7; i++) {
            Map<String, String> row = new HashMap<>();
            row.put("a", cells.get(i % 7));
            row.put("b", cells.get(i / 7 % 7));
            row.put("c", cells.get(i / 49));
            visitor.accept(row);
        }
    }

    private static BitSet inputs(Model model, Map<String, String> row) {
        Table table = Table.of(COLUMNS, List.of(COLUMNS.stream().map(row::get).toList()));
        BitSet atoms = new BitSet();
        for (int atom = 0; atom < model.rules().atoms(); atom++) {
            atoms.set(atom, model.encoding().inputs(table).inputs().get(0, atom));
        }
        return atoms;
    }
}
