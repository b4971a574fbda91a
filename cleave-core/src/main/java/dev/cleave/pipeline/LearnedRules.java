package dev.cleave.pipeline;

import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.HeldOutScore;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.table.Note;
import dev.cleave.training.Trained;
import dev.cleave.verification.Proof.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a strategy comes to.
 *
 * @param encoding that the rules are about; with numbers, the thresholds that were found
 * @param trained the best of the networks; none where labels were all there was
 * @param network that the rules are, or were written as already, where it is known
 * @param subject what that network is to the rules
 * @param stages the networks that the rules came through, in their order
 * @param teacher the networks that answered together what rules were searched for; none where there were none
 * @param sizes rules of every size that helps, smallest first, with these among them; none where there is but one
 * @param firstStage what some rows alone led to, once or fold by fold; none where that did not end
 */
record LearnedRules(
        Encoding encoding,
        RuleSet rules,
        Optional<Trained> trained,
        Optional<HardNetwork> network,
        Subject subject,
        List<StageNetwork> stages,
        Supplier<List<FirstStage>> firstStage,
        Optional<SoftEnsemble> teacher,
        List<SizedRules> sizes) {
    /**
     * Rules of one size.
     *
     * @param network that they are, where it is known
     * @param sizes rules of every size that helps, smallest first, with these among them; none where there is but one
     * @param firstStage what some rows alone led to, fold by fold
     */
    record SizedRules(
            RuleSet rules, Optional<HardNetwork> network, HeldOutScore score, Supplier<List<FirstStage>> firstStage) {}

    /** A stage of the ledger. */
    record StageNetwork(String name, NeuralDnf network) {}

    LearnedRules {
        sizes = List.copyOf(sizes);
        stages = List.copyOf(stages);
    }

    /** Rules that a search found. */
    static LearnedRules found(Encoding encoding, RuleSet rules) {
        return new LearnedRules(
                encoding,
                rules,
                Optional.empty(),
                Optional.empty(),
                Subject.WRITTEN_BACK,
                List.of(),
                List::of,
                Optional.empty(),
                List.of());
    }

    /** With one more thing to know about them. */
    LearnedRules with(Note note) {
        return new LearnedRules(
                encoding.with(note), rules, trained, network, subject, stages, firstStage, teacher, sizes);
    }

    /** The rules as a network already. */
    LearnedRules writtenAs(HardNetwork other) {
        return new LearnedRules(
                encoding, rules, trained, Optional.of(other), Subject.WRITTEN_BACK, stages, firstStage, teacher, sizes);
    }

    /** The rules as the exact reading of a network, which a trained one was pruned to become. */
    LearnedRules readFrom(HardNetwork other) {
        return new LearnedRules(
                encoding, rules, trained, Optional.of(other), Subject.READ, stages, firstStage, teacher, sizes);
    }

    /** With the help of networks, the best of which this is, first soft and then hard. */
    LearnedRules through(Trained best) {
        return throughSoft(best).through("hard", trained(best).hard());
    }

    /** From a network that was never made hard. */
    LearnedRules throughSoft(Trained best) {
        Trained over = trained(best);
        return new LearnedRules(
                encoding,
                rules,
                Optional.of(over),
                network,
                subject,
                List.of(new StageNetwork("soft", over.soft())),
                firstStage,
                teacher,
                sizes);
    }

    /** One of several sizes. */
    static LearnedRules chosen(Encoding encoding, SizedRules chosen, List<SizedRules> sizes) {
        LearnedRules found = found(encoding, chosen.rules());
        return new LearnedRules(
                encoding,
                chosen.rules(),
                found.trained,
                chosen.network(),
                found.subject,
                List.of(),
                chosen.firstStage(),
                Optional.empty(),
                sizes);
    }

    /** With other rules of those that there are. */
    LearnedRules withSize(SizedRules other) {
        return new LearnedRules(
                encoding, other.rules(), trained, other.network(), subject, stages, other.firstStage(), teacher, sizes);
    }

    /** After an ensemble of networks that taught them. */
    LearnedRules taughtBy(SoftEnsemble networks) {
        SoftEnsemble over = new SoftEnsemble(networks.members().stream()
                .map(member -> AtomNetworks.over(member, encoding))
                .toList());
        return new LearnedRules(
                encoding, rules, trained, network, subject, stages, firstStage, Optional.of(over), sizes);
    }

    private Trained trained(Trained best) {
        return AtomNetworks.over(best, encoding);
    }

    /** One stage more. */
    LearnedRules through(String name, NeuralDnf stage) {
        List<StageNetwork> more = new ArrayList<>(stages);
        more.add(new StageNetwork(name, stage));
        return new LearnedRules(encoding, rules, trained, network, subject, more, firstStage, teacher, sizes);
    }

    /** The final rules of a strategy, after its first stage, which is made when it is asked for, as rules and proof come first. */
    LearnedRules after(Supplier<List<FirstStage>> first) {
        return new LearnedRules(encoding, rules, trained, network, subject, stages, first, teacher, sizes);
    }
}
