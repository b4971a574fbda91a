package dev.cleave.interchange.asp;

import dev.cleave.logic.ClassTally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Points of classes as an ASP program that grows with the points and not with the pairs of classes: facts {@code tally(gain,0,3,17,-2)}
 * (where auxiliary 3 holds, class 17 gets -2), a {@code #sum} for each class, the {@code #max} of these and of equals the {@code #min}
 * class. ASP's numbers have 32 bits: greater points are digits, the lowest first, of which each passes on what it carries, and classes
 * are compared by the highest digit first. Sums are assigned, so that the atoms of rows should be facts.
 */
final class AspTally {
    private static final int BITS = 30;

    private final ClassTally tally;
    private final AspAtoms atoms;
    private final int firstAuxiliary;
    private final int bits; // of a digit
    private final int top; // the highest digit
    private final StringBuilder text;

    /** @param firstAuxiliary the atom that auxiliary 1 is; a tally is about auxiliaries alone */
    AspTally(ClassTally tally, AspAtoms atoms, int firstAuxiliary, StringBuilder text) {
        this.tally = tally;
        this.atoms = atoms;
        this.firstAuxiliary = firstAuxiliary;
        this.bits = BITS
                - Integer.SIZE
                + Integer.numberOfLeadingZeros(tally.conditions().size() + 2);
        this.top = top();
        this.text = text;
    }

    /** As few digits as hold every sum. */
    private int top() {
        int longest =
                tally.start().stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        for (ClassTally.Condition condition : tally.conditions()) {
            for (ClassTally.Gain gain : condition.gains()) {
                longest = Math.max(longest, gain.points().bitLength());
            }
        }
        return Math.max(0, longest - 1) / bits;
    }

    /** The atom that says that a class is the answer. */
    String answer(int output) {
        return row("answer", Integer.toString(output));
    }

    void append() {
        line(fact("class", "0.." + (tally.classes() - 1)));
        for (int digit = 0; digit <= top; digit++) {
            facts(digit);
        }
        for (int digit = 0; digit <= top; digit++) {
            sums(digit);
        }
        for (int digit = top; digit >= 0; digit--) {
            best(digit);
        }
        line(row("answer", "C"), "C = #min { D : " + row("best", "0", "D") + " }");
    }

    private void facts(int digit) {
        for (int output = 0; output < tally.classes(); output++) {
            BigInteger own = digit(tally.start().get(output), digit);
            if (own.signum() != 0) {
                line(fact("start", "" + digit, "" + output, "" + own));
            }
        }
        for (ClassTally.Condition condition : tally.conditions()) {
            String number = Integer.toString(condition.atom() - firstAuxiliary + 1);
            for (ClassTally.Gain gain : condition.gains()) {
                BigInteger own = digit(gain.points(), digit);
                if (own.signum() != 0) {
                    line(fact("gain", "" + digit, number, "" + gain.output(), "" + own));
                }
            }
        }
    }

    /** None but the highest digit is negative. */
    private BigInteger digit(BigInteger points, int digit) {
        BigInteger shifted = points.shiftRight(bits * digit);
        return digit == top ? shifted : shifted.mod(BigInteger.ONE.shiftLeft(bits));
    }

    private void sums(int digit) {
        List<String> elements = new ArrayList<>(List.of(
                "G,K : " + fact("gain", "" + digit, "K", "C", "G") + ", " + atoms.auxiliary("K"),
                "P,start : " + fact("start", "" + digit, "C", "P")));
        if (digit > 0) {
            elements.add("T / " + base() + ",carry : " + row("sum", "" + (digit - 1), "C", "T"));
        }
        line(row("sum", "" + digit, "C", "S"), fact("class", "C"), "S = #sum { " + String.join("; ", elements) + " }");
    }

    private void best(int digit) {
        String own = digit == top ? "T" : "T \\ " + base();
        List<String> among = new ArrayList<>(List.of(row("sum", "" + digit, "C", "T")));
        if (digit < top) {
            among.add(row("best", "" + (digit + 1), "C"));
        }
        line(row("most", "" + digit, "M"), "M = #max { " + own + " : " + String.join(", ", among) + " }");
        List<String> body = new ArrayList<>(List.of(row("most", "" + digit, "M")));
        body.addAll(among);
        body.add("M = " + own);
        line(row("best", "" + digit, "C"), body.toArray(String[]::new));
    }

    private String base() {
        return BigInteger.ONE.shiftLeft(bits).toString();
    }

    private static String fact(String name, String... arguments) {
        return AspAtoms.TALLY + "(" + name + "," + String.join(",", arguments) + ")";
    }

    private String row(String name, String... arguments) {
        return atoms.tally(name, arguments);
    }

    private void line(String head, String... body) {
        List<String> all = new ArrayList<>();
        if (body.length > 0 && !atoms.row().isEmpty()) {
            all.add(AspAtoms.ROW + "(" + atoms.row() + ")");
        }
        all.addAll(List.of(body));
        text.append(head)
                .append(all.isEmpty() ? "" : " :- ")
                .append(String.join(", ", all))
                .append(".\n");
    }

    /** Predicates that may have no rule. */
    static List<String> defined() {
        return List.of(fact("start", "0", "0", "0"), fact("gain", "0", "0", "0", "0"));
    }
}
