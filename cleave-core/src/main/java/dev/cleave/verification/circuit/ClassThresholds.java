package dev.cleave.verification.circuit;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.exact.ClassMargin;
import java.util.ArrayList;
import java.util.List;

/** Classes as thresholds: after the conjunctions an auxiliary for each two classes, and a class holds where it beats all others. */
public final class ClassThresholds {
    private final int atoms;
    private final SemiSymbolicLayer classes;
    private final List<Definition> auxiliaries;

    public ClassThresholds(int atoms, List<Definition> conjunctions, SemiSymbolicLayer classes) {
        this.atoms = atoms;
        this.classes = classes;
        this.auxiliaries = new ArrayList<>(conjunctions);
    }

    public RuleSet rules() {
        List<List<Literal>> heads = new ArrayList<>();
        for (int after = 0; after < classes.nodes(); after++) {
            heads.add(new ArrayList<>());
            for (int before = 0; before < after; before++) {
                int pair = atoms + auxiliaries.size();
                auxiliaries.add(atLeast(before, after));
                heads.get(before).add(Literal.of(pair));
                heads.get(after).add(Literal.not(pair));
            }
        }
        return new RuleSet(
                atoms,
                auxiliaries,
                heads.stream()
                        .map(beats -> Definition.of(List.of(new Rule.All(beats))))
                        .toList());
    }

    /** The class before wins a tie. */
    private Definition atLeast(int before, int after) {
        ClassMargin margin = ClassMargin.of(classes, before, after);
        List<Rule.Term> terms = margin.weights().stream()
                .map(weight -> new Rule.Term(new Literal(atoms + weight.input(), weight.positive()), weight.size()))
                .toList();
        return Definition.of(List.of(new Rule.AtLeast(terms, margin.bound())));
    }
}
