package dev.cleave.verification;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** Rules by brute force: each output by the assignments of its cone in which it holds. */
public final class NetworkTruth {
    private NetworkTruth() {}

    public static RuleSet rules(Behaviour behaviour, Domain domain) {
        return RuleSet.plain(
                domain.atoms(),
                IntStream.range(0, behaviour.outputs())
                        .mapToObj(output -> Definition.of(rules(behaviour, domain, output)))
                        .toList());
    }

    private static List<Rule> rules(Behaviour behaviour, Domain domain, int output) {
        BitSet cone = behaviour.cone(output);
        List<Rule> rules = new ArrayList<>();
        domain.forEach(domain.groupsOf(cone), bits -> {
            if (RandomCases.answer(behaviour, bits).get(output)) {
                rules.add(new Rule.All(cone.stream()
                        .mapToObj(atom -> new Literal(atom, bits.get(atom)))
                        .toList()));
            }
        });
        return rules;
    }
}
