package dev.cleave.lint;

import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import java.util.BitSet;
import java.util.List;

/** Auxiliaries that answers depend on: those that heads refer to, or that another such auxiliary does. */
final class UsedConditions {
    private UsedConditions() {}

    /** By index, in their order. */
    static List<Integer> of(RuleSet rules) {
        BitSet used = new BitSet();
        rules.heads().stream().map(Definition::atoms).forEach(used::or);
        for (int i = rules.auxiliaries().size() - 1; i >= 0; i--) {
            if (used.get(rules.atoms() + i)) {
                used.or(rules.auxiliaries().get(i).atoms());
            }
        }
        return used.stream()
                .filter(atom -> atom >= rules.atoms())
                .map(atom -> atom - rules.atoms())
                .boxed()
                .toList();
    }
}
