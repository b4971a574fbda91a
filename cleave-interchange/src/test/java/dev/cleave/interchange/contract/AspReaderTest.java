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
        for (ZooModel model : Zoo.models()) {
            if (model.name().equals("great points")) {
                continue; // refused, below
            }
            Encoding encoding = model.learned().encoding();
            RuleSet rules = model.program().rules();
            RuleSet read = read(model).over(encoding);
            for (Map<String, String> row : model.rows()) {
                BitSet bits = RuleAnswers.bits(encoding.row(row).inputs(), 0);
                assertEquals(answers(rules, bits), answers(read, bits), () -> model.name() + " " + row);
            }
        }
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
        String text = new AspText(Vocabulary.of(encoding)).program(model.program().rules());
        assertTrue(AspReader.isOne(text));
        return AspReader.read(FILE, text, RuleWords.of(encoding));
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
        InputException great = assertThrows(InputException.class, () -> read(Zoo.named("great points")));
        assertEquals(1, great.getMessage().lines().count());
        ZooModel classes = Zoo.named("classes by points");
        String tally = new AspText(Vocabulary.of(classes.learned().encoding()))
                .program(classes.program().rules());
        assertThrows(
                InputException.class,
                () -> AspReader.read(
                        FILE, tally.replace("#max", "#min"), RuleWords.of(classes.learned().encoding())));
    }
}
