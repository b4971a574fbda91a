package dev.cleave.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Dataset;
import dev.cleave.examples.Networks;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TaskPartsTest {
    private static final int MANY = 600; // atoms

    @Test
    void usualTaskIsOnePartWithAllAtomsAndOutputs() {
        Dataset data = data(1, 50, 20, 32);
        TaskParts task = TaskParts.of(data);
        assertFalse(task.isDivided());
        assertEquals(List.of(new TaskParts.Part(range(20), range(32))), task.parts());
        assertEquals(TaskShape.of(data), task.shape(50));
    }

    @Test
    void everyOutputIsInOnePart() {
        TaskParts task = TaskParts.of(data(2, 50, 20, 41));
        assertTrue(task.isDivided());
        assertEquals(
                range(41),
                task.parts().stream().flatMap(part -> part.outputs().stream()).toList());
        task.parts().forEach(part -> assertEquals(range(20), part.atoms()));
    }

    @Test
    void ofManyAtomsThoseThatSayMostAreRead() {
        BitMatrix inputs = new Networks(3).bits(80, MANY);
        TaskParts task = TaskParts.of(new Dataset(inputs, inputs.selectColumns(List.of(MANY - 1))));
        List<Integer> atoms = task.parts().get(0).atoms();
        assertTrue(atoms.contains(MANY - 1));
        assertEquals(TaskParts.atomsRead(MANY), atoms.size());
        assertEquals(atoms.stream().sorted().distinct().toList(), atoms);
    }

    @Test
    void networksSideBySideAnswerAsTheyDoAlone() {
        for (long seed = 0; seed < 20; seed++) {
            Dataset data = data(seed, 60, seed % 2 == 0 ? 12 : MANY, 33 + (int) seed);
            TaskParts task = TaskParts.of(data);
            List<Trained> alone = new ArrayList<>();
            for (TaskParts.Part part : task.parts()) {
                HardNetwork network = new Networks(seed)
                        .network(part.atoms().size(), 5, part.outputs().size());
                Plan plan = Plan.forShape(task.shape(60));
                alone.add(new Trained(SoftNetwork.of(network), List.of(network), plan, seed, plan.steps()));
            }
            Trained whole = new SideBySide(task).of(alone);
            for (int i = 0; i < alone.size(); i++) {
                TaskParts.Part part = task.parts().get(i);
                BitMatrix own = part.of(data).inputs();
                assertEquals(
                        alone.get(i).hard().predict(own),
                        whole.hard().predict(data.inputs()).selectColumns(part.outputs()),
                        "seed " + seed);
                assertEquals(
                        alone.get(i).soft().predict(own),
                        whole.soft().predict(data.inputs()).selectColumns(part.outputs()),
                        "seed " + seed);
            }
        }
    }

    @Test
    void oneSeedGivesOneNetworkWhateverTheThreads() {
        Dataset data = data(5, 40, 6, 35);
        TaskParts task = TaskParts.of(data);
        List<Plan> plans = Plan.round(task.shape(40)).stream()
                .limit(2)
                .map(plan -> plan.with(
                        plan.phases().stream().map(phase -> phase.withSteps(20)).toList()))
                .toList();
        ModelSelection selection = new ModelSelection(data, data, Budget.unlimited(), TrainingListener.NONE);
        assertEquals(weights(selection.run(task, plans, 1, 1)), weights(selection.run(task, plans, 1, 3)));
    }

    private static List<List<Float>> weights(List<ModelSelection.Entry> entries) {
        return entries.stream()
                .map(entry -> entry.trained().hard().conjunctions().weights())
                .map(weights -> IntStream.range(0, weights.length)
                        .mapToObj(i -> weights[i])
                        .toList())
                .toList();
    }

    private static Dataset data(long seed, int rows, int atoms, int outputs) {
        Networks random = new Networks(seed);
        return new Dataset(random.bits(rows, atoms), random.bits(rows, outputs));
    }

    private static List<Integer> range(int end) {
        return IntStream.range(0, end).boxed().toList();
    }
}
