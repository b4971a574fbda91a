package dev.cleave.interchange.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.Learned;
import dev.cleave.interchange.dmn.DmnText;
import dev.cleave.interchange.program.Program;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.verification.Verdict;
import java.io.StringReader;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kie.dmn.api.core.DMNContext;
import org.kie.dmn.api.core.DMNModel;
import org.kie.dmn.api.core.DMNRuntime;
import org.kie.dmn.core.internal.utils.DMNRuntimeBuilder;
import org.kie.internal.io.ResourceFactory;

/** Decision tables that people drew answer as KIE's engine does with the same file. */
class DmnImportTest {
    private static final String INPUT =
            "<input><inputExpression typeRef=\"%s\"><text>%s</text></inputExpression></input>";
    static final String TABLE = """
            <definitions xmlns="https://www.omg.org/spec/DMN/20211108/MODEL/" name="patients" id="d" namespace="urn:patients">
            <inputData id="i1" name="age"><variable name="age" typeRef="number"/></inputData>
            <inputData id="i2" name="body weight"><variable name="body weight" typeRef="number"/></inputData>
            <inputData id="i3" name="colour"><variable name="colour" typeRef="string"/></inputData>
            <decision id="o" name="outcome"><variable name="outcome" typeRef="string"/>
            <informationRequirement id="r1"><requiredInput href="#i1"/></informationRequirement>
            <informationRequirement id="r2"><requiredInput href="#i2"/></informationRequirement>
            <informationRequirement id="r3"><requiredInput href="#i3"/></informationRequirement>
            <decisionTable id="t" hitPolicy="FIRST">"""
            + input("number", "age") + input("number", "body weight")
            + input("string", "colour") + "<output typeRef=\"string\"/>"
            + rule("&gt;= 60", "-", "-", "ill")
            + rule("[20..40)", "(50..70]", "not(\"red\")", "well")
            + rule("-", "&lt; 55.5, &gt; 90", "\"red\", \"deep blue\"", "ill")
            + rule("? &gt; 10 and not(? in [12..15])", "? != null and (? &lt; 80 or ? = 95)", "? = \"green\"", "ill")
            + rule("-", "-", "-", "well")
            + "</decisionTable></decision></definitions>";

    private static String input(String type, String expression) {
        return String.format(Locale.ROOT, INPUT, type, expression);
    }

    private static String rule(String age, String weight, String colour, String answer) {
        return String.format(
                Locale.ROOT,
                "<rule><inputEntry><text>%s</text></inputEntry><inputEntry><text>%s</text></inputEntry>"
                        + "<inputEntry><text>%s</text></inputEntry><outputEntry><text>\"%s\"</text></outputEntry></rule>\n",
                age,
                weight,
                colour,
                answer);
    }

    @Test
    void aTableAnswersAsItsEngineDoes() {
        Learned model = ForeignData.model(ForeignData.patients(2, false), TABLE);
        DMNRuntime runtime = DMNRuntimeBuilder.fromDefaults()
                .buildConfiguration()
                .fromResources(List.of(ResourceFactory.newReaderResource(new StringReader(TABLE), "UTF-8")))
                .getOrElseThrow(problem -> new IllegalStateException(TABLE, problem));
        DMNModel dmn = runtime.getModels().get(0);
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 400; i++) {
            Map<String, String> row = ForeignData.row(random, false);
            DMNContext context = runtime.newContext();
            context.set("age", new BigDecimal(row.get("age")));
            context.set("body weight", new BigDecimal(row.get("body weight")));
            context.set("colour", row.get("colour"));
            Object said = runtime.evaluateAll(dmn, context)
                    .getDecisionResultByName("outcome")
                    .getResult();
            assertEquals(said, model.labels(row).get("outcome"), row::toString);
        }
        assertInstanceOf(Verdict.Equivalent.class, model.verify());
    }

    @Test
    void gapsThatATableSaysNothingOfAreRefused() {
        InputException problem =
                assertThrows(InputException.class, () -> ForeignData.model(ForeignData.patients(2, true), TABLE));
        assertTrue(problem.getMessage().contains("missing cells"), problem.getMessage());
    }

    @Test
    void whatWeWriteIsReadBackAsTheSameFunctionGapsIncluded() {
        Table table = ForeignData.patients(2, true);
        Learned model = ForeignData.model(table, PmmlImportTest.RULES);
        Learned again = ForeignData.model(table, DmnText.of(Program.of(model.model())));
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 300; i++) {
            Map<String, String> row = ForeignData.row(random, true);
            assertEquals(model.labels(row), again.labels(row), row::toString);
        }
    }

    @Test
    void whatRulesCantSayIsOneLineWithItsPlace() {
        for (String broken : new String[] {
            TABLE.replace("FIRST", "COLLECT"),
            TABLE.replace("&gt;= 60", "date(\"2020-01-01\")"),
            TABLE.replace("&gt;= 60", "&gt;= other column"),
            TABLE.replace("&gt;= 60", "years and months duration(a, b)"),
            TABLE.replace("[20..40)", "[20..40"),
            TABLE.replace("[20..40)", "[\"a\"..40)"),
            TABLE.replace(rule("-", "-", "-", "well"), ""),
            TABLE.replace("\"ill\"", "upper case(\"ill\")"),
            TABLE.replace("<output typeRef=\"string\"/>", "<output/><output/>"),
            TABLE.replace("</definitions>", ""),
            TABLE.replace("decisionTable", "literalExpression"),
            TABLE.replace("definitions", "workbook"),
        }) {
            InputException problem = assertThrows(
                    InputException.class, () -> ForeignData.model(ForeignData.patients(2, false), broken), broken);
            assertEquals(1, problem.getMessage().lines().count(), problem.getMessage());
            assertTrue(problem.getMessage().contains("line "), problem.getMessage());
        }
    }
}
