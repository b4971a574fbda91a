package dev.cleave.io.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuleParserTest {
    private static final Target OUTCOME = new Target(List.of(new Label("outcome", "yes", List.of("no"))));
    private static final Encoding PATIENTS = encoding(OUTCOME);
    private static final Encoding KINDS = encoding(Target.classes("kind", List.of("big", "lean", "mid")));

    private static Encoding encoding(Target target) {
        return new Encoding(
                List.of(
                        new NumericColumn("BMI", List.of(20.0, 31.0), true),
                        new NumericColumn("Age", List.of(50.0), false),
                        new CategoricalColumn("colour", List.of("red", "green", "blue"), false),
                        new CategoricalColumn("Income", List.of("1", "2", "3", "4"), false),
                        new OrderedColumn("safety", List.of("low", "med", "high", "top"), true),
                        new BooleanColumn("smoker", "1", "0"),
                        new BooleanColumn("sex", "male", "female")),
                target,
                List.of());
    }

    private static List<String> again(Encoding encoding, String text) {
        WrittenRules written = new RuleParser(RuleWords.of(encoding)).parse(SourceLocation.unknown(), text);
        Encoding fitted = encoding.withCuts(written.thresholds());
        return RuleText.lines(written.over(fitted), Vocabulary.of(fitted));
    }

    private static void assertMeans(String text, String... lines) {
        assertEquals(List.of(lines), again(PATIENTS, text));
    }

    @Test
    void aBodyAloneIsARuleOfTheOneOutput() {
        assertMeans("BMI > 31 and Age > 50", "outcome if BMI > 31 and Age > 50");
    }

    @Test
    void wordsInAnOrderAreCompared() {
        assertMeans("safety > low", "outcome if safety > low");
        assertMeans("safety >= med", "outcome if safety > low");
        assertMeans("safety < high", "outcome if safety <= med");
        assertMeans("safety <= med (or missing)", "outcome if safety <= med (or missing)");
        assertMeans("safety > low and safety <= high", "outcome if safety in {med, high}");
        assertMeans("safety = med", "outcome if safety = med");
        assertMeans("safety in {low, med}", "outcome if safety <= med");
        assertMeans("safety not in {low, med}", "outcome if safety > med");
        assertThrows(InputException.class, () -> again(PATIENTS, "safety in {low, high}"));
        assertThrows(InputException.class, () -> again(PATIENTS, "safety > top"));
    }

    @Test
    void peopleWriteAsTheyLike() {
        assertMeans("outcome = yes if bmi>31 AND not Smoker", "outcome if BMI > 31 and not smoker");
        assertMeans("outcome if sex = female", "outcome if not sex = male");
        assertMeans("outcome if sex is not male", "outcome if not sex = male");
        assertMeans("outcome if smoker = yes", "outcome if smoker");
        assertMeans("outcome if 20 < BMI <= 31", "outcome if 20 < BMI <= 31");
        assertMeans("outcome if 50 < Age", "outcome if Age > 50");
        assertMeans("outcome = no if Age <= 50", "not outcome if Age <= 50", "outcome otherwise");
    }

    @Test
    void anUpperBoundSaysWhatMissingDoes() {
        assertMeans("BMI <= 20", "outcome if BMI <= 20");
        assertMeans("BMI <= 20 (or missing)", "outcome if BMI <= 20 (or missing)");
    }

    @Test
    void aSetIsNoneOfTheOthers() {
        assertMeans("colour in {red, blue}", "outcome if not colour = green");
        assertMeans("colour not in {red, blue}", "outcome if colour not in {red, blue}");
        assertMeans("Income <= 2", "outcome if Income not in {3, 4}");
    }

    @Test
    void orMakesTwoRules() {
        assertMeans("smoker or Age > 50 and colour = red", "outcome if smoker", "outcome if Age > 50 and colour = red");
    }

    @Test
    void whatIsAtLeastANumberIsAboveTheOneBefore() {
        WrittenRules written = new RuleParser(RuleWords.of(PATIENTS)).parse(SourceLocation.unknown(), "Age >= 40");
        assertEquals(List.of(Math.nextDown(40.0)), written.thresholds().get("Age"));
    }

    @Test
    void pointsAndAtLeastRulesAreRead() {
        assertMeans(
                "at least 2 of: smoker, Age > 50, colour = red",
                "outcome if at least 2 of: Age > 50, colour = red, smoker");
        assertMeans(
                "outcome if at least 3 points:\n  +2 if smoker\n  -1 if colour = red and Age > 50",
                "outcome if at least 3 points:",
                "  +2 if smoker",
                "  -1 if Age > 50 and colour = red");
    }

    @Test
    void classesHaveRulesOrPoints() {
        assertEquals(
                List.of("kind is big if smoker", "kind is lean never", "kind is mid never"),
                again(KINDS, "kind is big if smoker"));
        assertEquals(
                List.of(
                        "aux 1 if BMI > 31",
                        "points: start with big 12, mid 70",
                        "points: if aux 1: big +65, lean -10",
                        "kind is what has the most points; of equals the first in the order of names"),
                again(
                        KINDS,
                        "start with: big 1.2, lean 0,\n    mid 7\nif BMI > 31: big +6.5, lean -1\nkind is what has the most points; of equals the first: big, lean, mid\n(points are exact)"));
    }

    @Test
    void whatIsWrongHasItsPlace() {
        assertError(
                "outcome if smoker\noutcome if BIM > 3",
                "line 2: character 12: no column is called 'BIM'; did you mean 'BMI'?");
        assertError("colour = purple", "line 1: character 10: there is no value 'purple'; there are: red, green, blue");
        assertError("BMI > high", "line 1: character 7: 'high' stands where a number is expected");
        assertError("smoker and not smoker", "line 1: this can never hold: a condition stands beside its opposite");
        assertError(
                "outcome if smoker\nnot outcome if Age > 50",
                "line 2: rules say when it holds, or when it does not, and not both; write all of them in one way");
        assertError("Age is missing", "line 1: character 5: no cell of 'Age' is missing in the data");
    }

    private static void assertError(String text, String message) {
        RuleParser parser = new RuleParser(RuleWords.of(PATIENTS));
        InputException error = assertThrows(InputException.class, () -> parser.parse(SourceLocation.unknown(), text));
        assertEquals(message, error.getMessage());
        assertTrue(parser.check(text).isPresent());
    }

    @Test
    void whatCouldComeNextIsSaid() {
        assertTrue(completions("BM").contains("BMI"));
        assertTrue(completions("smoker a").contains("and"));
        assertTrue(completions("colour = ").containsAll(List.of("red", "green", "blue")));
        assertTrue(completions("colour = g").contains("green"));
        assertTrue(completions("BMI ").containsAll(List.of("<=", ">", "is missing")));
        assertTrue(completions("").containsAll(List.of("outcome", "Age")));
        assertTrue(completions("out").contains("outcome"));
        assertEquals(List.of(), completions("nobody"));
    }

    private static List<String> completions(String text) {
        return new RuleParser(RuleWords.of(PATIENTS))
                .complete(text).stream().map(Completion::text).toList();
    }
}
