package dev.cleave.cli;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Inputs;
import dev.cleave.data.Label;
import dev.cleave.export.Model;
import dev.cleave.export.PointsText;
import dev.cleave.export.PossibleCombinations;
import dev.cleave.export.ProbLogText;
import dev.cleave.export.RuleText;
import dev.cleave.export.ShortTally;
import dev.cleave.export.Tally;
import dev.cleave.export.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.model.Combinations;
import dev.cleave.model.NeuralDnf;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A model with classes as conditions, each of which says something for or against classes: the conjunctions of its network. */
record ClassConditions(Model model, Tally tally) {
    static ClassConditions of(Model model) {
        return new ClassConditions(model, Tally.of(model.proved(), model.rules()));
    }

    /** The points as they are printed. */
    ClassConditions inShort() {
        Tally points = ShortTally.of(
                        model.proved(), model.rules(), model.encoding().domain())
                .tally();
        return new ClassConditions(model, points);
    }

    /** The conjunctions that make a difference, by index. */
    List<Integer> all() {
        return IntStream.range(0, tally.gains().size())
                .filter(k -> tally.gains().get(k).stream().anyMatch(points -> points.signum() != 0))
                .boxed()
                .toList();
    }

    List<String> lines() {
        return PointsText.lines(
                model.proved(), model.rules(), words(), model.encoding().domain());
    }

    /** Those that are possible; none where they are too many. */
    Optional<Combinations> possible() {
        return PossibleCombinations.of(
                model.rules(),
                model.proved().conjunctions().nodes(),
                model.encoding().domain());
    }

    String problog(Combinations combinations) {
        return ProbLogText.of(model.proved(), model.rules(), words(), combinations);
    }

    /** Those that rows show. */
    Combinations shownBy(BitMatrix rows) {
        return Combinations.of(model.proved(), Inputs.of(rows));
    }

    /** Those that hold among the atoms and auxiliaries that do. */
    BitSet holding(BitSet known) {
        int first = model.rules().atoms();
        return known.get(first, first + tally.gains().size());
    }

    /** How probable a class is where these conditions hold. */
    double probability(BitSet holding, int output) {
        NeuralDnf network = model.proved();
        return network.head().probability(Combinations.outputs(network, holding), output);
    }

    Definition definition(int condition) {
        return model.rules().auxiliaries().get(condition);
    }

    String body(int condition) {
        return definition(condition).rules().stream()
                .map(rule -> RuleText.body(rule, model.rules(), words()))
                .collect(Collectors.joining(" or "));
    }

    String column() {
        return labels().get(0).column();
    }

    String name(int output) {
        return labels().get(output).positive();
    }

    private Vocabulary words() {
        return Vocabulary.of(model.encoding());
    }

    private List<Label> labels() {
        return model.encoding().target().labels();
    }
}
