package dev.cleave.interchange.formula;

import dev.cleave.io.parse.WrittenRules;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/** Rules of classes as programs have them, each by itself, as the list of conjunctions that a model of classes is made from. */
public final class PlainClasses {
    private PlainClasses() {}

    /** The first class that holds is said, the first of all where none does; an {@link dev.cleave.table.InputException} where they are very many. */
    public static WrittenRules of(WrittenRules written) {
        RuleSet rules = written.rules();
        if (rules.tally().isPresent()) {
            return written;
        }
        List<Definition> heads = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        for (Definition head : rules.heads()) {
            List<Rule> plain = Disjuncts.of(RuleFormula.of(rules, head)).stream()
                    .<Rule>map(Rule.All::new)
                    .toList();
            order.addAll(Collections.nCopies(plain.size(), heads.size()));
            heads.add(Definition.of(plain));
        }
        return new WrittenRules(written.atoms(), RuleSet.plain(rules.atoms(), heads), order, OptionalInt.of(0));
    }
}
