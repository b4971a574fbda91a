package dev.cleave.pipeline.program;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.evaluation.WeightedScores;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.table.RuleOutputs;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Scores each stage on the same rows and writes the ledger. */
public final class LedgerWriter {
    private final Task task;
    private final Dataset train;
    private final Map<RowPart, Dataset> parts = new EnumMap<>(RowPart.class);
    private final NetworkInputs rows;
    private final Map<NeuralDnf, BitMatrix> answers = new LinkedHashMap<>();
    private final List<Stage> stages = new ArrayList<>();

    public LedgerWriter(Task task, Dataset train, Dataset test) {
        this.task = task;
        this.train = train;
        parts.put(RowPart.TRAIN, train);
        if (test.rows() > 0) {
            parts.put(RowPart.TEST, test);
        }
        this.rows = train.read().above(test.read());
    }

    /** The rows that are scored on: those for training, then those held out. */
    public NetworkInputs rows() {
        return rows;
    }

    /** What a network answers on {@link #rows()}; each is asked once. */
    public BitMatrix answers(NeuralDnf network) {
        return answers.computeIfAbsent(network, asked -> asked.predict(rows));
    }

    public void add(String name, NeuralDnf network) {
        stages.add(stage(name, answers(network), RuleSize.NONE));
    }

    public void add(String name, RuleSet rules) {
        stages.add(stage(name, rules));
    }

    /** As it would be added. */
    public Stage stage(String name, RuleSet rules) {
        return stage(name, RuleOutputs.of(rules, rows.bits()), size(rules, task));
    }

    /** Returns what the networks answer on {@link #rows()}. */
    public BitMatrix add(String name, SoftEnsemble networks, double bound) {
        BitMatrix together = networks.predict(rows, bound);
        stages.add(stage(name, together, RuleSize.NONE));
        return together;
    }

    public Ledger ledger() {
        return new Ledger(task, stages);
    }

    private Stage stage(String name, BitMatrix answers, RuleSize size) {
        Map<RowPart, Scores> scores = new EnumMap<>(RowPart.class);
        Map<RowPart, WeightedScores> weighted = new EnumMap<>(RowPart.class);
        parts.forEach((part, data) -> {
            int from = part == RowPart.TRAIN ? 0 : train.rows();
            BitSet chosen = new BitSet();
            chosen.set(from, from + data.rows());
            BitMatrix own = answers.select(Rows.of(chosen));
            Scores counted = Scores.of(own, data.targets());
            scores.put(part, counted);
            weighted.put(
                    part,
                    data.weights().isEqual()
                            ? counted.asWeighted()
                            : WeightedScores.of(own, data.targets(), data.weights()));
        });
        return new Stage(name, scores, weighted, size);
    }

    /** Of classes, the conjunctions; how they are compared with each other is a matter of points. */
    public static RuleSize size(RuleSet rules, Task task) {
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
        return new RuleSize(
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
