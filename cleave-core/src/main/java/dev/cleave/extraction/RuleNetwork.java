package dev.cleave.extraction;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.Activation;
import dev.cleave.model.GivenPredicates;
import dev.cleave.model.IndependentHead;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.SemiSymbolicLayer;
import dev.cleave.model.SemiSymbolicLayer.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rules written back as a network: a conjunction for each plain rule, with weights of 6 and -6, as the paper has them. */
public final class RuleNetwork {
    private static final int MOST_RULES = 4_096;
    private static final float WEIGHT = 6;

    private RuleNetwork() {}

    /** As {@link #of(RuleSet)}, of the plain rules that say the same where the rules have another form. */
    public static Optional<NeuralDnf> of(RuleSet rules, Polish polish) {
        return of(rules).or(() -> plain(rules, polish).flatMap(RuleNetwork::of));
    }

    private static Optional<RuleSet> plain(RuleSet rules, Polish polish) {
        List<Definition> heads = new ArrayList<>();
        for (Definition head : rules.heads()) {
            polish.plain(head).ifPresent(heads::add);
        }
        return heads.size() == rules.heads().size() && rules.auxiliaries().isEmpty()
                ? Optional.of(RuleSet.plain(rules.atoms(), heads))
                : Optional.empty();
    }

    /** Empty where there are auxiliaries, negated heads, or at-least rules that stand for too many plain ones. */
    public static Optional<NeuralDnf> of(RuleSet rules) {
        if (!rules.auxiliaries().isEmpty() || rules.heads().stream().anyMatch(Definition::negated)) {
            return Optional.empty();
        }
        List<List<Rule.All>> heads = new ArrayList<>();
        int count = 0;
        for (Definition head : rules.heads()) {
            Optional<List<Rule.All>> plain = plain(head);
            if (plain.isEmpty() || (count += plain.get().size()) > MOST_RULES) {
                return Optional.empty();
            }
            heads.add(plain.get());
        }
        return Optional.of(network(rules.atoms(), heads, Math.max(1, count)));
    }

    private static Optional<List<Rule.All>> plain(Definition head) {
        List<Rule.All> plain = new ArrayList<>();
        for (Rule rule : head.rules()) {
            if (rule instanceof Rule.All all) {
                plain.add(all);
            } else if (rule instanceof Rule.AtLeast atLeast) {
                Optional<List<Rule.All>> some = AtLeastPlain.of(atLeast, MOST_RULES);
                if (some.isEmpty()) {
                    return Optional.empty();
                }
                plain.addAll(some.get());
            }
        }
        return Optional.of(plain);
    }

    private static NeuralDnf network(int atoms, List<List<Rule.All>> heads, int nodes) {
        float[] conjunctions = new float[nodes * atoms];
        float[] disjunctions = new float[heads.size() * nodes];
        int node = 0;
        for (int head = 0; head < heads.size(); head++) {
            for (Rule.All rule : heads.get(head)) {
                for (Literal literal : rule.literals()) {
                    conjunctions[node * atoms + literal.atom()] = literal.positive() ? WEIGHT : -WEIGHT;
                }
                // A conjunction without inputs is false, so its negation is what a rule without literals says.
                disjunctions[head * nodes + node] = rule.literals().isEmpty() ? -WEIGHT : WEIGHT;
                node++;
            }
        }
        return new NeuralDnf(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, nodes, atoms, conjunctions),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, heads.size(), nodes, disjunctions),
                new IndependentHead(heads.size()),
                Activation.HARD);
    }
}
