package dev.cleave.interchange.asp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Atom;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AspNameTest {
    private static final String ODD = "aux_uU2df-x\u00e9\ud83c\udf44\" '\\\n(),.%R_";

    @ParameterizedTest
    @CsvSource({
        "odor, odor",
        "blood_urea, blood_urea",
        "CycD, x_CycD",
        "CycD_next, x_CycD_next",
        "cap-shape, cap_u2d_shape",
        "x-ray, x_x_u2d_ray",
        "x_ray, x_x_ray",
        "above, x_above",
        "not, x_not",
        "_u2d_, x__u5f_u2d_",
        "3rd, x_3rd",
        "'', x_"
    })
    void namesAreReadable(String text, String name) {
        assertEquals(name, AspName.encode(text));
    }

    @Test
    void everyTextHasItsOwnNameAndComesBack() {
        Map<String, String> seen = new HashMap<>();
        Random random = new Random(1);
        for (int round = 0; round < 50_000; round++) {
            String text = text(random);
            String name = AspName.encode(text);
            assertTrue(name.matches("[a-z][A-Za-z0-9_]*"), name);
            assertEquals(text, AspName.decode(name));
            assertEquals(text, seen.getOrDefault(name, text));
            seen.put(name, text);
        }
    }

    @Test
    void everyAtomComesBack() {
        Random random = new Random(2);
        Map<String, Atom> seen = new HashMap<>();
        for (int round = 0; round < 50_000; round++) {
            Atom atom = atom(random);
            String text = AspText.encode(atom);
            assertEquals(atom, AspText.decode(text), text);
            assertEquals(atom, seen.getOrDefault(text, atom));
            seen.put(text, atom);
        }
    }

    private static Atom atom(Random random) {
        String column = text(random);
        return switch (random.nextInt(4)) {
            case 0 -> new Atom.Holds(column);
            case 1 -> new Atom.Is(column, text(random));
            case 2 -> new Atom.Missing(column);
            default -> new Atom.Above(column, random.nextGaussian() * 100);
        };
    }

    /** Half of them of characters that matter to the encoding, half of any. */
    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        boolean odd = random.nextBoolean();
        for (int length = random.nextInt(7); length > 0; length--) {
            text.appendCodePoint(
                    odd
                            ? ODD.codePointAt(
                                    ODD.offsetByCodePoints(0, random.nextInt(ODD.codePointCount(0, ODD.length()))))
                            : scalar(random));
        }
        return text.toString();
    }

    private static int scalar(Random random) {
        int any = random.nextInt(Character.MAX_CODE_POINT + 1);
        return any >= Character.MIN_SURROGATE && any <= Character.MAX_SURROGATE ? 'a' : any;
    }
}
