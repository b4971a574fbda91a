package dev.cleave;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.data.Scores;
import dev.cleave.data.Task;
import dev.cleave.ledger.Ledger;
import dev.cleave.ledger.Part;
import dev.cleave.ledger.Size;
import dev.cleave.ledger.Stage;
import dev.cleave.logic.Coverage;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Scores each stage on the same rows and writes the ledger. */
final class Bookkeeping {
    private final Task task;
    private final Dataset train;
    private final Dataset test;
    private final List<Stage> stages = new ArrayList<>();

    Bookkeeping(Task task, Dataset train, Dataset test) {
        this.task = task;
        this.train = train;
        this.test = test;
    }

    void add(String name, NeuralDnf network) {
        add(name, network::predict, Size.NONE);
    }

    void add(String name, RuleSet rules) {
        add(name, inputs -> answers(rules, inputs), size(rules));
    }

    Ledger ledger() {
        return new Ledger(task, stages);
    }

    private void add(String name, UnaryOperator<BitMatrix> answers, Size size) {
        Map<Part, Scores> scores = new EnumMap<>(Part.class);
        scores.put(Part.TRAIN, Scores.of(answers.apply(train.inputs()), train.targets()));
        if (test.rows() > 0) {
            scores.put(Part.TEST, Scores.of(answers.apply(test.inputs()), test.targets()));
        }
        stages.add(new Stage(name, scores, size));
    }

    /** What rules answer on many rows, [rows x heads]. */
    static BitMatrix answers(RuleSet rules, BitMatrix inputs) {
        List<Coverage> heads = rules.answer(inputs.transposed());
        BitMatrix.Builder labels = new BitMatrix.Builder(inputs.rows(), heads.size());
        for (int head = 0; head < heads.size(); head++) {
            int column = head;
            heads.get(head).toBitSet().stream().forEach(row -> labels.set(row, column));
        }
        return labels.build();
    }

    private static Size size(RuleSet rules) {
        long atLeast = Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .flatMap(definition -> definition.rules().stream())
                .filter(rule -> rule instanceof Rule.AtLeast)
                .count();
        return new Size(rules.rules(), (int) atLeast, rules.literals(), rules.maxLength());
    }
}
