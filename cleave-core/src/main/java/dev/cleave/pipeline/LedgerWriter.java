package dev.cleave.pipeline;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.data.Inputs;
import dev.cleave.data.Rows;
import dev.cleave.data.Scores;
import dev.cleave.data.Task;
import dev.cleave.data.WeightedScores;
import dev.cleave.ledger.Ledger;
import dev.cleave.ledger.Part;
import dev.cleave.ledger.Size;
import dev.cleave.ledger.Stage;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Scores each stage on the same rows and writes the ledger. */
final class LedgerWriter {
    private final Task task;
    private final Dataset train;
    private final Map<Part, Dataset> parts = new EnumMap<>(Part.class);
    private final Inputs rows;
    private final List<Stage> stages = new ArrayList<>();

    LedgerWriter(Task task, Dataset train, Dataset test) {
        this.task = task;
        this.train = train;
        parts.put(Part.TRAIN, train);
        if (test.rows() > 0) {
            parts.put(Part.TEST, test);
        }
        this.rows = train.read().above(test.read());
    }

    /** The rows that are scored on: those for training, then those held out. */
    Inputs rows() {
        return rows;
    }

    /** What the network answers on {@link #rows()}. */
    BitMatrix add(String name, NeuralDnf network) {
        BitMatrix answers = network.predict(rows);
        add(name, answers, Size.NONE);
        return answers;
    }

    void add(String name, RuleSet rules) {
        add(name, BitMatrix.ofColumns(rules.answer(rows.bits().transposed())), size(rules));
    }

    Ledger ledger() {
        return new Ledger(task, stages);
    }

    private void add(String name, BitMatrix answers, Size size) {
        Map<Part, Scores> scores = new EnumMap<>(Part.class);
        Map<Part, WeightedScores> weighted = new EnumMap<>(Part.class);
        parts.forEach((part, data) -> {
            int from = part == Part.TRAIN ? 0 : train.rows();
            BitMatrix own = answers.select(
                    Rows.of(IntStream.range(from, from + data.rows()).toArray()));
            Scores counted = Scores.of(own, data.targets());
            scores.put(part, counted);
            weighted.put(
                    part,
                    data.weights().isEqual()
                            ? counted.asWeighted()
                            : WeightedScores.of(own, data.targets(), data.weights()));
        });
        stages.add(new Stage(name, scores, weighted, size));
    }

    /** Of classes, the conjunctions; how they are compared with each other is a matter of points. */
    private Size size(RuleSet rules) {
        List<Definition> counted = task == Task.MULTICLASS
                ? rules.auxiliaries().stream()
                        .filter(definition -> isAboutRows(definition, rules.atoms()))
                        .toList()
                : Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                        .toList();
        List<Rule> all = counted.stream()
                .flatMap(definition -> definition.rules().stream())
                .toList();
        long atLeast = all.stream().filter(Rule.AtLeast.class::isInstance).count();
        return new Size(
                all.size(),
                (int) atLeast,
                all.stream().mapToInt(Rule::length).sum(),
                all.stream().mapToInt(Rule::length).max().orElse(0));
    }

    private static boolean isAboutRows(Definition definition, int atoms) {
        return definition.rules().stream()
                .flatMap(rule -> rule.literals().stream())
                .allMatch(literal -> literal.atom() < atoms);
    }
}
