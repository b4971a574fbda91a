package dev.cleave.pipeline.networks;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.network.HardNetwork;
import dev.cleave.pruning.OneOutput;
import dev.cleave.rules.Candidate;
import dev.cleave.rules.HeadRows;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.ModelSelection;
import dev.cleave.training.Trained;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Networks, and how many validation rows the hard form of each gets wrong, head by head. */
public final class Ensemble {
    private static final int NETWORKS_A_HEAD = 4;
    private static final int WITNESSES = 2;
    private static final double MOST_NOISE = 0.25; // of the rows; where more are wrong, it may be that nobody got it
    private static final double DISPUTED = 0.25; // of the rows that are wrong

    private final Dataset validation;
    private final List<HeadRows> heads;
    private final List<Member> members = new ArrayList<>();

    private record Member(ModelSelection.Entry entry, BitMatrix answers, double[] wrong) {}

    public Ensemble(Dataset validation, DecisionThreshold decision) {
        this.validation = validation;
        BitColumns columns = validation.inputs().transposed();
        this.heads = IntStream.range(0, validation.outputs())
                .mapToObj(head -> HeadRows.of(columns, validation, head, decision))
                .toList();
    }

    public void add(List<ModelSelection.Entry> entries) {
        for (ModelSelection.Entry entry : entries) {
            BitMatrix answers = entry.trained().hard().predict(validation.inputs());
            double[] wrong = IntStream.range(0, heads.size())
                    .mapToDouble(head -> heads.get(head).errors(answers, head))
                    .toArray();
            members.add(new Member(entry, answers, wrong));
        }
    }

    /** The one that gets the fewest validation rows wrong with all its heads. */
    public ModelSelection.Entry winner() {
        return sorted().findFirst().orElseThrow();
    }

    /** The same, but first of all one that answers every one of some rows as rules do, whose exact reading these may be. */
    public ModelSelection.Entry winner(RuleSet rules, Dataset rows) {
        BitMatrix answers = BitMatrix.ofColumns(rules.answer(rows.inputs().transposed()));
        return sorted().filter(
                        entry -> entry.trained().hard().predict(rows.inputs()).equals(answers))
                .findFirst()
                .orElseGet(this::winner);
    }

    /** The best first. */
    public List<Trained> ranked() {
        return sorted().map(ModelSelection.Entry::trained).toList();
    }

    private Stream<ModelSelection.Entry> sorted() {
        return members.stream()
                .map(Member::entry)
                .sorted(Comparator.comparingDouble(ModelSelection.Entry::hardErrors)
                        .thenComparingDouble(ModelSelection.Entry::softErrors));
    }

    /** The best hard networks for a head, with it as their only output. */
    public List<HardNetwork> best(int head) {
        return members.stream()
                .sorted(Comparator.comparingDouble(member -> member.wrong[head]))
                .limit(NETWORKS_A_HEAD)
                .map(member -> OneOutput.of(member.entry.trained().hard(), head))
                .toList();
    }

    /** What the best network for a head gets wrong of the validation rows, by their weight. */
    public double fewestWrong(int head) {
        return members.stream().mapToDouble(member -> member.wrong[head]).min().orElse(0);
    }

    /**
     * Whether rules of a head that have validation rows wrong are what networks with other seeds came to as well, so that the
     * labels rather than the rules are to blame: rows that only one side has wrong are few.
     */
    public boolean agrees(int head, Candidate rules) {
        double few = DISPUTED * rules.validationErrors();
        return rules.validationErrors() < MOST_NOISE * validation.rows()
                && members.stream()
                                .filter(member ->
                                        heads.get(head).difference(rules.definition(), member.answers, head) <= few)
                                .count()
                        >= WITNESSES;
    }

    /** Whether no network gets all training rows right, though validation rows are wrong, too. */
    public boolean isStuck(Dataset fit) {
        return members.stream()
                .map(Member::entry)
                .allMatch(entry -> entry.hardErrors() > 0
                        && !entry.trained().hard().predict(fit.inputs()).equals(fit.targets()));
    }

    /** Whether all networks so far get every row right, so that others could say nothing new on rows. */
    public boolean isSure(Dataset fit) {
        return members.stream()
                .map(Member::entry)
                .allMatch(entry -> entry.hardErrors() == 0
                        && entry.softErrors() == 0
                        && entry.trained().hard().predict(fit.inputs()).equals(fit.targets()));
    }
}
