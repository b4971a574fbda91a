package dev.cleave.lab.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClassEvidenceTest {
    private static final List<String> COLOURS = List.of("red", "green", "blue");
    private static final List<String> KINDS = List.of("apple", "leaf", "sky");

    /** Three classes, each the value of a column. */
    private final LabelledTable data = LabelledTable.of(table(), TargetSpec.of("kind"));

    private final Learned learned = new Learner(LearnOptions.defaults().withThreads(1)).learn(data);

    @Test
    void aConditionHasTheClassOfItsRows() {
        ClassEvidence evidence = ClassEvidence.of("training", learned.model(), data.table());
        List<Definition> conditions = learned.rules().auxiliaries();
        List<Integer> colours = IntStream.range(0, conditions.size())
                .filter(i -> isOneColour(conditions.get(i)))
                .boxed()
                .toList();
        assertTrue(colours.size() >= 1, conditions::toString); // others may be said by what they are not
        for (int condition : colours) {
            assertEquals("training: 40 rows, 40 of them " + kind(conditions.get(condition)), evidence.of(condition));
        }
    }

    private boolean isOneColour(Definition condition) {
        return condition.rules().size() == 1
                && condition.rules().get(0) instanceof Rule.All rule
                && rule.length() == 1
                && rule.literals().get(0).positive()
                && rule.literals().get(0).atom() < learned.rules().atoms();
    }

    @Test
    void whereNoRowIsCoveredNoClassIsNamed() {
        Table none = data.table().select(Rows.of());
        assertEquals(
                "held out: 0 rows",
                ClassEvidence.of("held out", learned.model(), none).of(0));
    }

    /** Of the colour that the condition asks for. */
    private String kind(Definition condition) {
        Rule.All rule = (Rule.All) condition.rules().get(0);
        String colour =
                learned.encoding().atoms().get(rule.literals().get(0).atom()).toString();
        return KINDS.get(COLOURS.indexOf(
                COLOURS.stream().filter(colour::contains).findFirst().orElseThrow()));
    }

    private static Table table() {
        TableBuilder rows = Table.builder(List.of("colour", "b", "kind"));
        for (int row = 0; row < 120; row++) {
            rows.add(List.of(COLOURS.get(row % 3), row % 2 == 0 ? "0" : "1", KINDS.get(row % 3)));
        }
        return rows.build();
    }
}
