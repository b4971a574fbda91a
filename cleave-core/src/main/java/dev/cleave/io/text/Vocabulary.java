package dev.cleave.io.text;

import dev.cleave.encoding.Encoding;
import dev.cleave.logic.Atom;
import dev.cleave.logic.PlainName;
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

    /**
     * What texts call an output: a class by its value alone, wherever it is named, any other label by its atom. A sentence that says
     * that a class holds names the column, too: {@code species is setosa if ...}.
     */
    public String name(int output) {
        return heads.get(output) instanceof Atom.Is is && isClasses()
                ? PlainName.of(is.value())
                : heads.get(output).toString();
    }

    /** That an output holds. */
    String statement(int output) {
        return isClasses() ? PlainName.of(heads.get(output).column()) + " is " + name(output) : name(output);
    }

    /** Several outputs of one column. */
    private boolean isClasses() {
        return heads.size() > 1 && heads.stream().map(Atom::column).distinct().count() == 1;
    }

    public void require(RuleSet rules) {
        if (rules.atoms() != atoms.size() || rules.heads().size() != heads.size()) {
            throw new IllegalArgumentException(rules.heads().size() + " heads over " + rules.atoms()
                    + " atoms need as many words, not " + heads.size() + " and " + atoms.size());
        }
    }
}
