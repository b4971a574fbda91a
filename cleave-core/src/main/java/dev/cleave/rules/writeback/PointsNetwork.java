package dev.cleave.rules.writeback;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Points written back as a network: conjunction k is auxiliary k of the layered program, and a head weighs them with its points. A
 * disjunction holds where what matches its weights adds up to more than half of the largest; so a conjunction that never holds
 * weighs 2 bound - 1, no weight being larger than the bound.
 */
final class PointsNetwork {
    private static final BigInteger MOST = BigInteger.ONE.shiftLeft(22); // points, which floats hold exactly

    private final RuleSet rules;
    private final NetworkWriter network;

    private PointsNetwork(RuleSet layered) {
        this.rules = layered;
        this.network = new NetworkWriter(layered.atoms(), layered.heads().size());
    }

    /** Nothing where an auxiliary is no conjunction of atoms, or a head neither plain nor one at-least rule. */
    static Optional<HardNetwork> of(RuleSet rules) {
        RuleSet layered = rules.layered();
        boolean isWritable =
                layered.auxiliaries().stream().allMatch(auxiliary -> isConjunction(auxiliary, layered.atoms()))
                        && layered.heads().stream()
                                .allMatch(head -> isPoints(head, layered.atoms()) || isPlain(head, layered.atoms()));
        return isWritable ? Optional.of(new PointsNetwork(layered).write()) : Optional.empty();
    }

    private static boolean isConjunction(Definition auxiliary, int atoms) {
        return auxiliary.rules().size() == 1
                && isPlain(auxiliary, atoms)
                && auxiliary.rules().get(0).length() > 0;
    }

    private static boolean isPlain(Definition head, int atoms) {
        return !head.negated()
                && head.rules().stream().allMatch(Rule.All.class::isInstance)
                && literals(head).allMatch(literal -> literal.atom() < atoms);
    }

    private static boolean isPoints(Definition head, int atoms) {
        return !head.negated()
                && head.rules().size() == 1
                && head.rules().get(0) instanceof Rule.AtLeast rule
                && rule.bound().signum() > 0
                && rule.bound().max(rule.total()).compareTo(MOST) < 0
                && literals(head).allMatch(literal -> literal.atom() >= atoms);
    }

    private static Stream<Literal> literals(Definition definition) {
        return definition.rules().stream().flatMap(rule -> rule.literals().stream());
    }

    private HardNetwork write() {
        rules.auxiliaries()
                .forEach(auxiliary ->
                        network.node(new Rule.All(auxiliary.rules().get(0).literals())));
        int never = network.node(new Rule.All(List.of()));
        for (int head = 0; head < rules.heads().size(); head++) {
            write(head, rules.heads().get(head), never);
        }
        return network.build();
    }

    private void write(int head, Definition definition, int never) {
        if (isPlain(definition, rules.atoms())) {
            network.either(
                    head,
                    definition.rules().stream()
                            .map(rule -> new Rule.All(rule.literals()))
                            .toList());
            return;
        }
        Rule.AtLeast rule = ((Rule.AtLeast) definition.rules().get(0)).reduced();
        for (Rule.Term term : rule.terms()) {
            int sign = term.literal().positive() ? 1 : -1;
            int node = term.literal().atom() - rules.atoms();
            network.count(head, node, sign * term.weight().floatValue());
        }
        network.count(head, never, 2 * rule.bound().floatValue() - 1);
    }
}
