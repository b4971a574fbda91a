package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.comparison.InputDifference;
import dev.cleave.comparison.ModelDifference;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.lint.Finding;
import dev.cleave.lint.ModelLint;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.verification.Verdict;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules that a person wrote are a model like any other: saved, proved, asked, compared and looked over. */
class WrittenRulesTest {
    private static final Table TABLE = table();
    private static final String RULES = "y if bmi > 31 and age > 50\ny if smoker";

    private static Table table() {
        TableBuilder table = Table.builder(List.of("bmi", "age", "smoker", "y", "kind"));
        for (int bmi = 18; bmi < 45; bmi++) {
            for (int age = 20; age < 80; age += 5) {
                boolean smoker = (bmi + age) % 3 == 0;
                boolean ill = bmi > 31 && age > 50 || smoker;
                table.add(List.of(
                        bmi + ".5",
                        String.valueOf(age),
                        smoker ? "yes" : "no",
                        ill ? "yes" : "no",
                        bmi >= 35 ? "big" : bmi < 25 ? "lean" : "mid"));
            }
        }
        return table.build();
    }

    private static Learned written(String target, String text, boolean minimise) {
        RuleImport rules = new RuleImport(LabelledTable.of(TABLE, TargetSpec.of(target)), EncodingOptions.defaults());
        return rules.model("text", rules.read(SourceLocation.unknown(), text), minimise, Budget.unlimited());
    }

    @Test
    void theyAreSavedProvedAndAsked(@TempDir Path folder) {
        written("y", RULES, false).save(folder.resolve("m.cleave"));
        Learned again = Learned.load(folder.resolve("m.cleave"));
        assertEquals(List.of(RULES.split("\n")), again.ruleLines());
        assertInstanceOf(Verdict.Equivalent.class, again.verify());
        assertEquals("written by hand", again.model().provenance().plan());
        assertEquals(Map.of("y", "yes"), again.labels(Map.of("bmi", "40", "age", "60", "smoker", "no")));
        assertEquals(Map.of("y", "no"), again.labels(Map.of("bmi", "31", "age", "60", "smoker", "no")));
    }

    @Test
    void nothingIsSaidOfATrainedNetwork() {
        Verification verification = written("y", RULES, false).verify(Budget.unlimited());
        assertTrue(verification.isChecked());
        assertFalse(verification.isProved());
        assertEquals(Optional.empty(), verification.trained());
        assertEquals(Optional.empty(), written("y", RULES, false).domainFidelity(Budget.unlimited()));
    }

    @Test
    void ofClassesTheFirstRuleThatFiresCounts() {
        Learned kinds =
                written("kind", "kind is lean if bmi <= 25\nkind is big if bmi <= 30\nkind is mid otherwise", false);
        assertInstanceOf(Verdict.Equivalent.class, kinds.verify());
        assertEquals(Map.of("kind", "lean"), kinds.labels(Map.of("bmi", "20")));
        assertEquals(Map.of("kind", "big"), kinds.labels(Map.of("bmi", "28")));
        assertEquals(Map.of("kind", "mid"), kinds.labels(Map.of("bmi", "40")));
    }

    @Test
    void minimisingLeavesOutWhatIsImplied() {
        assertEquals(
                List.of("y if smoker"),
                written("y", "y if smoker\ny if smoker and age > 50", true).ruleLines());
    }

    @Test
    void aDifferenceIsCountedAndShown() {
        Learned one = written("y", RULES, false);
        Learned other = written("y", RULES.replace("31", "30"), false);
        ModelDifference found = ModelDifference.of(one.model(), other.model(), Optional.of(TABLE), Budget.unlimited());
        assertFalse(found.isSame());
        InputDifference.Counted counted = assertInstanceOf(InputDifference.Counted.class, found.inputs());
        assertEquals(BigInteger.ONE, counted.differing());
        assertEquals(BigInteger.valueOf(12), counted.inputs());
        Map<String, String> witness = counted.witness().orElseThrow();
        assertNotEquals(one.labels(witness), other.labels(witness));
        assertEquals(1, found.rules().same().size());
        assertEquals(1, found.rules().changed().size());
        found.rows().orElseThrow().differing().forEach(row -> assertTrue(TABLE.rows() > row));
    }

    @Test
    void aModelIsTheSameFunctionAsItself() {
        Learned one = written("y", RULES, false);
        assertTrue(ModelDifference.of(one.model(), one.model(), Optional.of(TABLE), Budget.unlimited())
                .isSame());
    }

    @Test
    void lintFindsWhatIsOdd() {
        String text = "y if smoker\ny if smoker and age > 50\ny if bmi > 100";
        List<Finding.Kind> kinds =
                ModelLint.of(written("y", text, false).model(), Optional.of(TABLE), Budget.unlimited()).stream()
                        .map(Finding::kind)
                        .toList();
        assertEquals(List.of(Finding.Kind.IMPLIED, Finding.Kind.NO_ROW, Finding.Kind.THRESHOLD_OUTSIDE), kinds);
        assertEquals(
                List.of(), ModelLint.of(written("y", RULES, false).model(), Optional.of(TABLE), Budget.unlimited()));
    }
}
