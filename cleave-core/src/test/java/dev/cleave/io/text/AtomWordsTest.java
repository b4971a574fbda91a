package dev.cleave.io.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever is in a table, different atoms have different texts, of one line each. */
class AtomWordsTest {
    private static final List<String> PIECES = List.of(
            "a",
            "b",
            " ",
            "  ",
            "\t",
            "\n",
            "\r\n",
            "'",
            "\"",
            "\\",
            "\\t",
            "\\n",
            "\u00a0",
            "\u2003",
            "\u2028",
            "\u200b",
            "\ud800",
            " = ",
            " > ",
            "3",
            " <= ",
            " and ",
            "not ",
            " is missing",
            " (or missing)",
            ", ",
            "u{9}",
            "é");

    @Test
    void differentAtomsHaveDifferentTexts() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Set<Atom> atoms =
                    Stream.generate(() -> atom(random)).limit(300).collect(Collectors.toCollection(LinkedHashSet::new));
            Vocabulary words = new Vocabulary(List.copyOf(atoms), List.of(new Atom.Holds("a head of its own")));
            Map<String, Rule> said = new HashMap<>();
            RuleSet rules = new RuleSet(atoms.size(), List.of(), List.of(Definition.of(List.of())));
            for (int i = 0; i < atoms.size(); i++) {
                for (boolean positive : new boolean[] {true, false}) {
                    Rule rule = Rule.all(new Literal(i, positive));
                    String text = RuleText.body(rule, rules, words);
                    assertFalse(text.chars().anyMatch(Character::isISOControl), text);
                    Rule other = said.putIfAbsent(text, rule);
                    assertEquals(null, other, "seed " + seed + ": " + text);
                }
            }
        }
    }

    private static Atom atom(SplittableRandom random) {
        String column = text(random);
        return switch (random.nextInt(4)) {
            case 0 -> new Atom.Holds(column);
            case 1 -> new Atom.Is(column, text(random));
            case 2 -> new Atom.Above(column, random.nextInt(4));
            default -> new Atom.Missing(column);
        };
    }

    private static String text(SplittableRandom random) {
        return IntStream.range(0, random.nextInt(4))
                .mapToObj(i -> PIECES.get(random.nextInt(PIECES.size())))
                .collect(Collectors.joining());
    }
}
