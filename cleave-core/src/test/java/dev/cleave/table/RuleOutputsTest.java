package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.logic.Definition;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Answers by blocks are held against one row after the other. */
class RuleOutputsTest {
    @Test
    void blocksAnswerAsRowsDo() {
        for (long seed = 0; seed < 1_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int atoms = 1 + random.nextInt(random.nextBoolean() ? 6 : 80);
            RuleSet rules = rules(random, atoms);
            BitMatrix inputs = rows(random, atoms);
            BitMatrix outputs = RuleOutputs.of(rules, inputs, 64 * (1 + random.nextInt(3)));
            assertEquals(expected(rules, inputs), outputs, "seed " + seed);
            assertEquals(outputs, RuleOutputs.of(rules, inputs), "seed " + seed);
        }
    }

    private static RuleSet rules(SplittableRandom random, int atoms) {
        List<Definition> auxiliaries = definitions(random, atoms, random.nextInt(3));
        return new RuleSet(atoms, auxiliaries, definitions(random, atoms + auxiliaries.size(), 1 + random.nextInt(70)));
    }

    private static List<Definition> definitions(SplittableRandom random, int atoms, int count) {
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            definitions.add(Definition.of(RandomLogic.rules(random, atoms, 3)));
        }
        return definitions;
    }

    private static BitMatrix rows(SplittableRandom random, int atoms) {
        int rows = random.nextInt(400);
        BitMatrix.Builder inputs = new BitMatrix.Builder(rows, atoms);
        for (int row = 0; row < rows; row++) {
            for (int atom = 0; atom < atoms; atom++) {
                if (random.nextBoolean()) {
                    inputs.set(row, atom);
                }
            }
        }
        return inputs.build();
    }

    private static BitMatrix expected(RuleSet rules, BitMatrix inputs) {
        BitMatrix.Builder outputs =
                new BitMatrix.Builder(inputs.rows(), rules.heads().size());
        for (int row = 0; row < inputs.rows(); row++) {
            int own = row;
            BitSet atoms = new BitSet();
            IntStream.range(0, inputs.columns())
                    .filter(atom -> inputs.get(own, atom))
                    .forEach(atoms::set);
            rules.answer(atoms).stream().forEach(head -> outputs.set(own, head));
        }
        return outputs.build();
    }
}
