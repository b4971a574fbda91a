package dev.cleave.io.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.encoding.NumericColumn;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LiteralTextTest {
    private static final NumericColumn GAPS = new NumericColumn("BMI", List.of(20.0, 31.0), true);
    private static final NumericColumn WHOLE = new NumericColumn("BMI", List.of(20.0, 31.0), false);

    @Test
    void twoBoundsAreARange() {
        assertText(WHOLE, "20 < BMI <= 31", Literal.of(0), Literal.not(1));
        assertText(GAPS, "20 < BMI <= 31", Literal.of(0), Literal.not(1));
        assertText(GAPS, "20 < BMI <= 31", Literal.of(0), Literal.not(1), Literal.not(2));
    }

    @Test
    void oneBoundIsWrittenWithoutNot() {
        assertText(WHOLE, "BMI > 31", Literal.of(1));
        assertText(WHOLE, "BMI <= 20", Literal.not(0));
    }

    @Test
    void upperBoundsOfNumbersWithGapsSayWhatGapsAre() {
        assertText(GAPS, "BMI <= 20 (or missing)", Literal.not(0));
        assertText(GAPS, "BMI <= 20", Literal.not(0), Literal.not(2));
        assertText(GAPS, "BMI is missing", Literal.of(2));
        assertText(GAPS, "not BMI is missing", Literal.not(2));
    }

    @Test
    void otherLiteralsStayWhereTheyAre() {
        List<Atom> atoms = List.of(
                new Atom.Is("sex", "f"),
                new Atom.Above("BMI", 20),
                new Atom.Above("BMI", 31),
                new Atom.Above("age", 50));
        LiteralText text = new LiteralText(new Vocabulary(atoms, List.of(new Atom.Holds("ill"))));
        List<Literal> literals = List.of(Literal.not(0), Literal.of(1), Literal.not(2), Literal.not(3));
        assertEquals(List.of("not sex = f", "20 < BMI <= 31", "age <= 50"), text.together(literals));
    }

    /** Every rule about the column, read back, holds for the same numbers. */
    @Test
    void textReadBackMeansTheSame() {
        for (NumericColumn column : List.of(WHOLE, GAPS)) {
            Group group = column.group();
            for (int choice = 1; choice < Math.pow(3, group.atoms()); choice++) {
                Rule rule = rule(choice, group.atoms());
                String text = text(column, rule.literals());
                for (int state = 0; state < group.states(); state++) {
                    BitSet bits = new BitSet();
                    group.write(state, bits, 0);
                    double number =
                            state > 2 ? Double.NaN : List.of(10.0, 25.0, 40.0).get(state);
                    assertEquals(rule.fires(bits), holds(text, number), text + " for " + number);
                }
            }
        }
    }

    private static Rule rule(int choice, int atoms) {
        List<Literal> literals = new ArrayList<>();
        int rest = choice;
        for (int atom = 0; atom < atoms; atom++, rest /= 3) {
            if (rest % 3 > 0) {
                literals.add(new Literal(atom, rest % 3 == 1));
            }
        }
        return new Rule.All(literals);
    }

    private static boolean holds(String text, double number) {
        for (String part : text.split(" and ")) {
            if (!holdsAlone(part, number)) {
                return false;
            }
        }
        return true;
    }

    private static boolean holdsAlone(String part, double number) {
        if (part.endsWith("is missing")) {
            return Double.isNaN(number) != part.startsWith("not ");
        }
        if (part.endsWith(" (or missing)") && Double.isNaN(number)) {
            return true;
        }
        Matcher low = Pattern.compile("(\\d+) < BMI|BMI > (\\d+)").matcher(part);
        Matcher high = Pattern.compile("BMI <= (\\d+)").matcher(part);
        boolean isAbove =
                !low.find() || number > Double.parseDouble(low.group(1) == null ? low.group(2) : low.group(1));
        return isAbove && (!high.find() || number <= Double.parseDouble(high.group(1)));
    }

    private static String text(NumericColumn column, List<Literal> literals) {
        Vocabulary words = new Vocabulary(column.atoms(), List.of(new Atom.Holds("ill")));
        return String.join(" and ", new LiteralText(words).together(literals));
    }

    private static void assertText(NumericColumn column, String text, Literal... literals) {
        assertEquals(text, text(column, List.of(literals)));
    }
}
