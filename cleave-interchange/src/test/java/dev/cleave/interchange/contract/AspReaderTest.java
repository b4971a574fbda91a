package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.interchange.asp.AspReader;
import dev.cleave.interchange.asp.AspText;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.BitSet;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AspReaderTest {
    private static final SourceLocation FILE = SourceLocation.unknown();

    @Test
    void whatIsWrittenReadsBackAsTheSameFunction() {
        int read = 0;
        for (ZooModel model : Zoo.written()) {
            if (text(model).contains("carry(")) {
                InputException great = assertThrows(InputException.class, () -> read(model));
                assertTrue(great.getMessage().contains("32 bits"), great.getMessage());
            } else {
                assertSame(model);
                read++;
            }
        }
        assertTrue(read >= 8, "only " + read + " models were read");
    }

    private static void assertSame(ZooModel model) {
        Encoding encoding = model.learned().encoding();
        RuleSet rules = model.program().rules();
        RuleSet read = read(model).over(encoding);
        for (Map<String, String> row : model.rows()) {
            BitSet bits = RuleAnswers.bits(encoding.row(row).inputs(), 0);
            assertEquals(answers(rules, bits), answers(read, bits), () -> model.name() + " " + row);
        }
    }

    private static String text(ZooModel model) {
        return new AspText(Vocabulary.of(model.learned().encoding()))
                .program(model.program().rules());
    }

    private static BitSet answers(RuleSet rules, BitSet bits) {
        BitSet known = rules.withAuxiliaries((BitSet) bits.clone());
        BitSet holds = new BitSet();
        if (rules.tally().isPresent()) {
            holds.set(rules.tally().get().best(known));
            return holds;
        }
        for (int output = 0; output < rules.heads().size(); output++) {
            holds.set(output, rules.heads().get(output).holds(known));
        }
        return holds;
    }

    private static dev.cleave.io.parse.WrittenRules read(ZooModel model) {
        Encoding encoding = model.learned().encoding();
        assertTrue(AspReader.isOne(text(model)));
        return AspReader.read(FILE, text(model), RuleWords.of(encoding));
    }

    @Test
    void whatIsNotAsWeWriteItIsOneLine() {
        ZooModel points = Zoo.named("points");
        String text = new AspText(Vocabulary.of(points.learned().encoding()))
                .program(points.program().rules());
        RuleWords words = RuleWords.of(points.learned().encoding());
        for (String broken : new String[] {
            text.replace("aux(1) :-", "aux(7) :-"),
            text.replace("#sum {", "#max {"),
            text.replace(" } >= 5", " } > 5"),
            text.replace(").\n", ")\n"),
            text.replace("aux(2)", "other(1,2,3)")
        }) {
            InputException problem =
                    assertThrows(InputException.class, () -> AspReader.read(FILE, broken, words), broken);
            assertEquals(1, problem.getMessage().lines().count());
        }
        ZooModel classes = Zoo.named("classes by points");
        String tally = new AspText(Vocabulary.of(classes.learned().encoding()))
                .program(classes.program().rules());
        assertThrows(
                InputException.class,
                () -> AspReader.read(
                        FILE,
                        tally.replace("#max", "#min"),
                        RuleWords.of(classes.learned().encoding())));
    }
}
