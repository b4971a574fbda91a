package dev.cleave.io.text;

import dev.cleave.encoding.Encoding;
import dev.cleave.logic.Atom;
import dev.cleave.logic.RuleSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The atoms that rules are about, by index, and the outputs that they decide, in the user's own words. */
public record Vocabulary(List<Atom> atoms, List<Atom> heads) {
    public Vocabulary {
        atoms = List.copyOf(atoms);
        heads = List.copyOf(heads);
        Set<Atom> all = new HashSet<>(atoms);
        all.addAll(heads);
        if (all.size() < atoms.size() + heads.size()) {
            throw new IllegalArgumentException("two atoms have the same words, among " + all.size() + " others");
        }
    }

    public static Vocabulary of(Encoding encoding) {
        return new Vocabulary(encoding.atoms(), encoding.labels());
    }

    public void require(RuleSet rules) {
        if (rules.atoms() != atoms.size() || rules.heads().size() != heads.size()) {
            throw new IllegalArgumentException(rules.heads().size() + " heads over " + rules.atoms()
                    + " atoms need as many words, not " + heads.size() + " and " + atoms.size());
        }
    }
}
