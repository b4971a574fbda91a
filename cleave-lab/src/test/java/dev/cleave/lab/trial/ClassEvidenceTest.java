package dev.cleave.lab.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.data.Labelled;
import dev.cleave.data.Rows;
import dev.cleave.data.Table;
import dev.cleave.data.TableBuilder;
import dev.cleave.data.TargetSpec;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassEvidenceTest {
    private static final List<String> COLOURS = List.of("red", "green", "blue");
    private static final List<String> KINDS = List.of("apple", "leaf", "sky");

    /** Three classes, each the value of a column. */
    private final Labelled data = Labelled.of(table(), TargetSpec.of("kind"));

    private final Learned learned = new Learner(LearnOptions.defaults().withThreads(1)).learn(data);

    @Test
    void aConditionHasTheClassOfItsRows() {
        ClassEvidence evidence = ClassEvidence.of("training", learned.model(), data.table());
        int conditions = learned.model().proved().conjunctions().nodes();
        assertEquals(2, conditions);
        for (int condition = 0; condition < conditions; condition++) {
            assertEquals("training: 40 rows, 40 of them " + kind(condition), evidence.of(condition));
        }
    }

    @Test
    void whereNoRowIsCoveredNoClassIsNamed() {
        Table none = data.table().select(Rows.of());
        assertEquals(
                "held out: 0 rows",
                ClassEvidence.of("held out", learned.model(), none).of(0));
    }

    /** Of the colour that the condition asks for. */
    private String kind(int condition) {
        Rule.All rule =
                (Rule.All) learned.rules().auxiliaries().get(condition).rules().get(0);
        Literal only = rule.literals().get(0);
        String colour = learned.encoding().atoms().get(only.atom()).toString();
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
