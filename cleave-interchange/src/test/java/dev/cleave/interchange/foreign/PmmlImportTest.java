package dev.cleave.interchange.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.Learned;
import dev.cleave.table.InputException;
import dev.cleave.verification.Verdict;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.jpmml.evaluator.Evaluator;
import org.jpmml.evaluator.EvaluatorUtil;
import org.jpmml.evaluator.LoadingModelEvaluatorBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read from PMML answers rows as JPMML's evaluator does with the same file. */
class PmmlImportTest {
    static final String HEAD = """
            <?xml version="1.0" encoding="UTF-8"?>
            <PMML xmlns="http://www.dmg.org/PMML-4_4" version="4.4"><Header/><DataDictionary>
            <DataField name="age" optype="continuous" dataType="double"/>
            <DataField name="body weight" optype="continuous" dataType="double"/>
            <DataField name="colour" optype="categorical" dataType="string"/>
            <DataField name="smokes" optype="categorical" dataType="string"/>
            <DataField name="outcome" optype="categorical" dataType="string"/>
            </DataDictionary>
            """;
    static final String SCHEMA = """
            <MiningSchema><MiningField name="outcome" usageType="target"/><MiningField name="age"/>
            <MiningField name="body weight"/><MiningField name="colour"/><MiningField name="smokes"/></MiningSchema>
            """;

    static String tree(String settings, String nodes) {
        return HEAD + "<TreeModel functionName=\"classification\" " + settings + ">" + SCHEMA + nodes
                + "</TreeModel></PMML>";
    }

    static String list(String rules) {
        return HEAD + "<RuleSetModel functionName=\"classification\">" + SCHEMA + rules + "</RuleSetModel></PMML>";
    }

    static final String RULES = list("""
            <RuleSet defaultScore="well" defaultConfidence="0.5"><RuleSelectionMethod criterion="firstHit"/>
            <SimpleRule confidence="1" weight="1" score="ill"><CompoundPredicate booleanOperator="and"><SimplePredicate field="age" operator="greaterOrEqual" value="30"/>
            <SimplePredicate field="smokes" operator="equal" value="yes"/></CompoundPredicate></SimpleRule>
            <CompoundRule><SimplePredicate field="colour" operator="notEqual" value="red"/>
            <SimpleRule confidence="1" weight="1" score="well"><SimplePredicate field="body weight" operator="lessThan" value="60.5"/></SimpleRule>
            <SimpleRule confidence="1" weight="1" score="ill"><CompoundPredicate booleanOperator="xor"><SimplePredicate field="age" operator="lessThan" value="10"/>
            <SimplePredicate field="body weight" operator="greaterThan" value="80"/></CompoundPredicate></SimpleRule></CompoundRule>
            <SimpleRule confidence="1" weight="1" score="ill"><SimpleSetPredicate field="colour" booleanOperator="isIn"><Array type="string" n="2">red "deep blue"</Array></SimpleSetPredicate></SimpleRule>
            </RuleSet>
            """);

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void treesAnswerAsTheirEvaluatorDoes(int classes) throws Exception {
        for (int seed = 0; seed < 25; seed++) {
            String tree = new TreeWriter(new SplittableRandom(seed), classes, seed % 3).text();
            assertSame(classes, tree, false, "seed " + seed);
        }
    }

    @Test
    void rowsWithGapsGoToTheDefaultChild() throws Exception {
        for (int seed = 0; seed < 10; seed++) {
            String tree = new TreeWriter(new SplittableRandom(seed), 2, 3).text();
            assertSame(2, tree, true, "seed " + seed);
        }
    }

    @Test
    void listsAnswerAsTheirEvaluatorDoes() throws Exception {
        assertSame(2, RULES, false, "list");
        assertSame(3, RULES.replace("defaultScore=\"well\"", "defaultScore=\"odd\""), false, "list of classes");
    }

    private static void assertSame(int classes, String pmml, boolean hasGaps, String where) throws Exception {
        Learned model = ForeignData.model(ForeignData.patients(classes, hasGaps), pmml);
        Evaluator evaluator = new LoadingModelEvaluatorBuilder()
                .load(new ByteArrayInputStream(pmml.getBytes(StandardCharsets.UTF_8)))
                .build();
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 150; i++) {
            Map<String, String> row = ForeignData.row(random, hasGaps);
            Map<String, Object> cells = new HashMap<>(row);
            cells.put("age", row.getOrDefault("age", "").isEmpty() ? null : Double.valueOf(row.get("age")));
            cells.put("body weight", Double.valueOf(row.get("body weight")));
            Object said = EvaluatorUtil.decodeAll(evaluator.evaluate(cells)).get("outcome");
            assertEquals(said, model.labels(row).get("outcome"), () -> where + " " + row + "\n" + pmml);
        }
        assertInstanceOf(Verdict.Equivalent.class, model.verify());
    }

    @Test
    void whatRulesCantSayIsOneLineWithItsPlace() {
        String tree = tree("", "<Node score=\"ill\"><True/></Node>");
        for (String broken : new String[] {
            tree.replace("classification", "regression"),
            tree.replace("TreeModel", "NeuralNetworkModel"),
            tree.replace("<True/>", ""),
            tree.replace(
                    "<True/>",
                    "<True/><Node score=\"well\"><SimplePredicate field=\"age\" operator=\"lessThan\" value=\"3\"/></Node>"),
            tree.replace("<True/>", "<SimplePredicate field=\"age\" operator=\"around\" value=\"3\"/>"),
            tree.replace(" score=\"ill\"", ""),
            tree.replace("</PMML>", ""),
            tree.replace("<PMML", "<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><PMML")
                    .replace("score=\"ill\"", "score=\"&a;\""),
            RULES.replace("firstHit", "weightedSum"),
            RULES.replace(" defaultScore=\"well\"", ""),
            RULES.replace("\"30\"", "\"thirty\""),
            RULES.replace("xor", "surrogate"),
        }) {
            InputException problem = assertThrows(
                    InputException.class, () -> ForeignData.model(ForeignData.patients(2, false), broken), broken);
            assertEquals(1, problem.getMessage().lines().count(), problem.getMessage());
            assertTrue(problem.getMessage().contains("line "), problem.getMessage());
        }
    }

    @Test
    void gapsThatATreeSaysNothingOfAreRefused() {
        String tree = new TreeWriter(new SplittableRandom(1), 2, 0).text();
        InputException problem =
                assertThrows(InputException.class, () -> ForeignData.model(ForeignData.patients(2, true), tree));
        assertTrue(problem.getMessage().contains("missing cells"), problem.getMessage());
    }
}
