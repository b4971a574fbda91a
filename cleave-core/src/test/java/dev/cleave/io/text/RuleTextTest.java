package dev.cleave.io.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.examples.ExamplePoints;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

public class RuleTextTest {
    private static final Vocabulary WORDS = new Vocabulary(
            List.of(
                    new Atom.Is("odor", "foul"),
                    new Atom.Holds("bruises"),
                    new Atom.Above("age", 41.5),
                    new Atom.Missing("age")),
            List.of(new Atom.Is("class", "poisonous")));

    @Test
    void rulesAreLinesInTheUsersWords() {
        assertText(
                definition(
                        false,
                        Rule.all(Literal.of(0)),
                        Rule.all(Literal.not(1), Literal.of(2)),
                        Rule.AtLeast.of(2, List.of(Literal.of(0), Literal.not(1), Literal.of(3)))),
                "class = poisonous if odor = foul",
                "class = poisonous if not bruises and age > 41.5",
                "class = poisonous if at least 2 of: odor = foul, not bruises, age is missing");
    }

    @Test
    void weightsArePoints() {
        Rule rule = new Rule.AtLeast(
                List.of(
                        new Rule.Term(Literal.of(0), BigInteger.valueOf(3)),
                        new Rule.Term(Literal.not(1), BigInteger.TWO)),
                BigInteger.valueOf(4));
        assertText(
                definition(false, rule),
                "class = poisonous if at least 4 points:",
                "  +3 if odor = foul",
                "  +2 if not bruises");
    }

    @Test
    void negatedHeadsSayWhenNotAndOtherwise() {
        assertText(
                definition(true, Rule.all(Literal.of(0)), Rule.all(Literal.of(1))),
                "not class = poisonous if odor = foul",
                "not class = poisonous if bruises",
                "class = poisonous otherwise");
    }

    @Test
    void alwaysAndNever() {
        assertText(definition(false), "class = poisonous never");
        assertText(definition(true), "class = poisonous always");
        assertText(definition(false, Rule.all(Literal.of(0)), Rule.all()), "class = poisonous always");
        assertText(definition(true, Rule.all()), "class = poisonous never");
        assertText(definition(false, Rule.AtLeast.of(0, List.of(Literal.of(0)))), "class = poisonous always");
    }

    @Test
    void auxiliariesComeFirstUnderANameOfTheirOwn() {
        RuleSet rules = new RuleSet(
                4,
                List.of(definition(false, Rule.all(Literal.of(0), Literal.of(1)))),
                List.of(definition(false, Rule.all(Literal.not(4)))));
        assertEquals(
                List.of("aux 1 if odor = foul and bruises", "class = poisonous if not aux 1"),
                RuleText.lines(rules, WORDS));
        assertEquals(List.of("class = poisonous if not aux 1"), RuleText.lines(rules, WORDS, 0));
    }

    @Test
    void auxiliariesThatNothingNeedsAreLeftOut() {
        RuleSet rules = new RuleSet(
                4,
                List.of(
                        definition(false),
                        definition(false, Rule.all(Literal.of(1))),
                        definition(false, Rule.all(Literal.of(5)))),
                List.of(definition(false, Rule.all(Literal.of(6)))));
        assertEquals(
                List.of("aux 2 if bruises", "aux 3 if aux 2", "class = poisonous if aux 3"),
                RuleText.lines(rules, WORDS));
    }

    @Test
    void pointsOfConjunctionsAreAList() {
        assertEquals(
                List.of(
                        "class = poisonous if at least 3 points:",
                        "  +3 if odor = foul",
                        "  +1 if age <= 41.5 (or missing)",
                        "  +2 if odor = foul and bruises",
                        "  -2 if not bruises and age > 41.5"),
                RuleText.lines(ExamplePoints.rules(), WORDS));
    }

    @Test
    void anAuxiliaryThatIsReadElsewhereTooKeepsItsName() {
        RuleSet points = ExamplePoints.rules();
        Vocabulary words = new Vocabulary(WORDS.atoms(), List.of(WORDS.heads().get(0), new Atom.Holds("edible")));
        RuleSet rules = new RuleSet(
                4, points.auxiliaries(), List.of(points.heads().get(0), definition(false, Rule.all(Literal.not(4)))));
        assertEquals(
                "aux 1 if odor = foul and bruises", RuleText.lines(rules, words).get(0));
        assertEquals("edible if not aux 1", RuleText.lines(rules, words).get(6));
    }

    @Test
    void wordsThatDoNotFitAreRefused() {
        RuleSet rules = RuleSet.plain(3, List.of(definition(false)));
        assertThrows(IllegalArgumentException.class, () -> RuleText.lines(rules, WORDS));
    }

    private static Definition definition(boolean negated, Rule... rules) {
        return new Definition(List.of(rules), negated);
    }

    private static void assertText(Definition definition, String... lines) {
        assertEquals(List.of(lines), RuleText.lines(RuleSet.plain(4, List.of(definition)), WORDS));
    }
}
