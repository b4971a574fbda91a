package dev.cleave.interchange.problog;

import dev.cleave.interchange.asp.AspAtoms;
import dev.cleave.interchange.asp.AspName;
import dev.cleave.logic.Atom;
import dev.cleave.logic.ShortestDecimal;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Atoms as ProbLog writes them: {@code bruises}, {@code odor(foul)}, {@code above(age,'41.5')}, {@code missing(age)}. Columns
 * have the names of {@link AspName}, with {@code x_} before those that Prolog has a meaning for; values that are no plain
 * constants stand in quotes.
 */
final class ProbLogAtoms {
    private static final String CONJUNCTION = "conj";
    private static final String STEP = "step";
    private static final String SOME = "some";
    private static final String NONE = "none";
    private static final Set<String> OURS =
            Set.of(AspAtoms.ABOVE, AspAtoms.AFTER, AspAtoms.MISSING, STEP, CONJUNCTION, SOME, NONE);
    /** Operators, control, and what engines have built in under names that a column may have. */
    private static final Set<String> TAKEN =
            Set.of(("is mod rem div rdiv xor dynamic discontiguous initialization table "
                            + "multifile true false fail call once not halt var nonvar atom number integer float atomic compound "
                            + "callable ground list is_list member append length reverse nth nth0 nth1 select last sum_list "
                            + "max_list min_list msort sort keysort findall bagof setof forall assert asserta assertz retract "
                            + "retractall abolish clause write writeln print nl read consult op functor arg copy_term throw catch "
                            + "query evidence prob utility subquery between succ plus sub string term use_module import module "
                            + "ensure_loaded include natural repeat ignore char_code get_char put_char tab set_flag")
                    .split(" "));

    private static final Pattern CONSTANT = Pattern.compile("[a-z][A-Za-z0-9_]*");
    private static final Pattern INTEGER = Pattern.compile("0|[1-9][0-9]{0,8}");

    private ProbLogAtoms() {}

    static String of(Atom atom) {
        String column = atom.column();
        if (atom instanceof Atom.Is is) {
            return name(column) + "(" + term(is.value()) + ")";
        } else if (atom instanceof Atom.Above above) {
            String threshold = quoted(ShortestDecimal.of(above.threshold()));
            return AspAtoms.ABOVE + "(" + term(column) + "," + threshold + ")";
        } else if (atom instanceof Atom.After after) {
            return AspAtoms.AFTER + "(" + term(column) + "," + term(after.value()) + ")";
        } else if (atom instanceof Atom.Missing) {
            return AspAtoms.MISSING + "(" + term(column) + ")";
        }
        return name(column);
    }

    /** The atom with variables in place of its arguments. */
    static String any(Atom atom) {
        if (atom instanceof Atom.Is) {
            return name(atom.column()) + "(_)";
        } else if (atom instanceof Atom.Above) {
            return AspAtoms.ABOVE + "(_,_)";
        } else if (atom instanceof Atom.After) {
            return AspAtoms.AFTER + "(_,_)";
        }
        return atom instanceof Atom.Missing ? AspAtoms.MISSING + "(_)" : name(atom.column());
    }

    static String conjunction(int index) {
        return CONJUNCTION + "(" + (index + 1) + ")";
    }

    /** That a rule of a conjunction fires, where it has several. */
    static String some(int index) {
        return SOME + "(" + (index + 1) + ")";
    }

    static String none(int index) {
        return NONE + "(" + (index + 1) + ")";
    }

    static String step(int sum, int node) {
        return STEP + "(" + sum + "," + node + ")";
    }

    private static String name(String column) {
        String name = AspName.encode(column);
        return TAKEN.contains(name) || OURS.contains(name) ? "x_" + name : name;
    }

    private static String term(String value) {
        boolean isConstant = CONSTANT.matcher(value).matches() && !TAKEN.contains(value);
        boolean plain = isConstant || INTEGER.matcher(value).matches();
        return plain ? value : quoted(value);
    }

    /** Control characters become escapes of their code, which every Prolog reads. */
    private static String quoted(String value) {
        StringBuilder text = new StringBuilder("'");
        value.codePoints().forEach(character -> {
            if (character == '\'' || character == '\\') {
                text.append('\\').appendCodePoint(character);
            } else if (Character.isISOControl(character)) {
                text.append("\\x").append(Integer.toHexString(character)).append('\\');
            } else {
                text.appendCodePoint(character);
            }
        });
        return text.append('\'').toString();
    }
}
