package dev.cleave.rules.writeback;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.Polish;
import dev.cleave.rules.atleast.AtLeastPlain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rules written back as a network: a conjunction for each plain rule, with weights of 6 and -6, as the paper has them. */
public final class RuleNetwork {
    private static final int MOST_RULES = 256; // more are points

    private RuleNetwork() {}

    /** As {@link #of(RuleSet)}, of the plain rules that say the same where rules without auxiliaries have another form. */
    public static Optional<HardNetwork> of(RuleSet rules, Polish polish) {
        return of(rules)
                .or(() -> PointsNetwork.of(rules))
                .or(() -> rules.auxiliaries().isEmpty()
                        ? plain(rules, polish).flatMap(RuleNetwork::of)
                        : Optional.empty());
    }

    private static Optional<RuleSet> plain(RuleSet rules, Polish polish) {
        List<Definition> heads = new ArrayList<>();
        for (Definition head : rules.heads()) {
            polish.plain(head).ifPresent(heads::add);
        }
        return heads.size() == rules.heads().size()
                ? Optional.of(RuleSet.plain(rules.atoms(), heads))
                : Optional.empty();
    }

    /**
     * Empty where there are negated heads, at-least rules that stand for too many plain ones, or auxiliaries other than
     * conjunctions that have points.
     */
    public static Optional<HardNetwork> of(RuleSet rules) {
        if (!rules.auxiliaries().isEmpty()) {
            return PointsNetwork.of(rules);
        }
        if (rules.heads().stream().anyMatch(Definition::negated)) {
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
        return Optional.of(network(rules.atoms(), heads));
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
            } else {
                return Optional.empty(); // classes that are compared are no rules of one head
            }
        }
        return Optional.of(plain);
    }

    private static HardNetwork network(int atoms, List<List<Rule.All>> heads) {
        NetworkWriter network = new NetworkWriter(atoms, heads.size());
        for (int head = 0; head < heads.size(); head++) {
            network.either(head, heads.get(head));
        }
        return network.build();
    }
}
