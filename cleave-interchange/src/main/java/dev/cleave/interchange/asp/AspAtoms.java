package dev.cleave.interchange.asp;

import dev.cleave.logic.Atom;
import dev.cleave.logic.ShortestDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Atoms as ASP writes them: {@code bruises}, {@code odor(foul)}, {@code above(age,"41.5")}, {@code after(safety,low)},
 * {@code missing(age)}.
 *
 * @param row the first argument of every atom, a variable or a number; empty where there is one row alone
 */
public record AspAtoms(String row) {
    public static final String ABOVE = "above";
    public static final String AFTER = "after";
    public static final String MISSING = "missing";
    static final String ROW = "row";
    static final String AUXILIARY = "aux";
    static final String AGAINST = "against";
    static final String CARRY = "carry";
    static final String TALLY = "tally";

    private static final Pattern ARGUMENT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|[^,\"]+", Pattern.DOTALL);

    String of(Atom atom) {
        String column = AspName.encode(atom.column());
        if (atom instanceof Atom.Is is) {
            return predicate(column, AspTerm.encode(is.value()));
        } else if (atom instanceof Atom.Above above) {
            return predicate(ABOVE, column, AspTerm.quoted(ShortestDecimal.of(above.threshold())));
        } else if (atom instanceof Atom.After after) {
            return predicate(AFTER, column, AspTerm.encode(after.value()));
        } else if (atom instanceof Atom.Missing) {
            return predicate(MISSING, column);
        }
        return predicate(column);
    }

    String auxiliary(int index) {
        return auxiliary(Integer.toString(index));
    }

    /** @param index a number from 1 on, or a variable */
    String auxiliary(String index) {
        return predicate(AUXILIARY, index);
    }

    /** Something about the points of classes. */
    String tally(String name, String... arguments) {
        return predicate(TALLY, name + (arguments.length == 0 ? "" : ",") + String.join(",", arguments));
    }

    /** That a rule against a head or auxiliary fires, where it is stated by its negation. */
    String against(int number) {
        return predicate(AGAINST, Integer.toString(number));
    }

    /** That the digits of a sum too great for ASP's numbers carry at least so much to those above them. */
    String carry(int digits, String least) {
        return predicate(CARRY, Integer.toString(digits), least);
    }

    private String predicate(String name, String... arguments) {
        List<String> all = new ArrayList<>(row.isEmpty() ? List.of() : List.of(row));
        all.addAll(List.of(arguments));
        return all.isEmpty() ? name : name + "(" + String.join(",", all) + ")";
    }

    /** {@code odor/1}, as directives name a predicate. */
    static String signature(String text) {
        int open = text.indexOf('(');
        return open < 0
                ? text + "/0"
                : text.substring(0, open) + "/" + arguments(text).size();
    }

    /** The atom that is written so, without a row. */
    static Atom decode(String text) {
        int open = text.indexOf('(');
        String name = open < 0 ? text : text.substring(0, open);
        List<String> arguments = arguments(text);
        if (name.equals(ABOVE) && arguments.size() == 2) {
            double threshold = Double.parseDouble(AspTerm.decode(arguments.get(1)));
            return new Atom.Above(AspName.decode(arguments.get(0)), threshold);
        } else if (name.equals(AFTER) && arguments.size() == 2) {
            return new Atom.After(AspName.decode(arguments.get(0)), AspTerm.decode(arguments.get(1)));
        } else if (name.equals(MISSING) && arguments.size() == 1) {
            return new Atom.Missing(AspName.decode(arguments.get(0)));
        } else if (arguments.size() == 1) {
            return new Atom.Is(AspName.decode(name), AspTerm.decode(arguments.get(0)));
        } else if (arguments.isEmpty()) {
            return new Atom.Holds(AspName.decode(name));
        }
        throw new IllegalArgumentException("is not an atom of these programs: " + text);
    }

    private static List<String> arguments(String text) {
        int open = text.indexOf('(');
        Matcher matcher = ARGUMENT.matcher(open < 0 ? "" : text.substring(open + 1, text.length() - 1));
        return matcher.results().map(found -> found.group()).toList();
    }
}
