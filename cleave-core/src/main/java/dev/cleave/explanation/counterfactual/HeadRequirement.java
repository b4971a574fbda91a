package dev.cleave.explanation.counterfactual;

import dev.cleave.logic.CompiledRules;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** That a head holds, or that it does not, whatever its rules look like: every change of what it depends on is tried. */
final class HeadRequirement implements Requirement {
    private final CompiledRules compiled;
    private final int head;
    private final boolean holds;
    private final List<Integer> groups = new ArrayList<>();

    /** @param holds what it should do */
    HeadRequirement(RuleSet rules, int head, boolean holds, ChangedRow draft) {
        this.compiled = CompiledRules.of(rules);
        this.head = head;
        this.holds = holds;
        groups.addAll(draft.domain().groupsOf(atoms(rules, head)));
    }

    /** The atoms that a head depends on, through auxiliaries too. */
    private static BitSet atoms(RuleSet rules, int head) {
        BitSet used = rules.heads().get(head).atoms();
        for (int i = rules.auxiliaries().size() - 1; i >= 0; i--) {
            if (used.get(rules.atoms() + i)) {
                used.or(rules.auxiliaries().get(i).atoms());
            }
        }
        used.clear(rules.atoms(), Math.max(rules.atoms(), used.length()));
        return used;
    }

    @Override
    public boolean isMet(ChangedRow draft) {
        long[] row = compiled.emptyRow();
        long[] atoms = draft.atoms().toLongArray();
        System.arraycopy(atoms, 0, row, 0, atoms.length);
        return (compiled.answer(row)[head >>> 6] >>> head & 1) != 0 == holds;
    }

    @Override
    public Reach reach(ChangedRow draft, int left) {
        if (later(draft).length == 0) {
            return Reach.NEVER;
        }
        return left > 0 ? Reach.WITHIN : Reach.BEYOND;
    }

    /** In ascending order of groups, so that no set of changes comes twice. */
    @Override
    public List<Change> steps(ChangedRow draft) {
        List<Change> steps = new ArrayList<>();
        for (int group : later(draft)) {
            steps.addAll(draft.options(group));
        }
        return steps;
    }

    private int[] later(ChangedRow draft) {
        return IntStream.range(0, groups.size())
                .map(groups::get)
                .filter(group -> group > draft.lastChanged())
                .toArray();
    }
}
