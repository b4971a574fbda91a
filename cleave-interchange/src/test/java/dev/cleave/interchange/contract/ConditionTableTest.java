package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.interchange.table.ConditionTable;
import dev.cleave.table.InputException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConditionTableTest {
    @Test
    void whatIsWrittenReadsBackAsTheSameRules() {
        for (ZooModel model : Zoo.models()) {
            String table = ConditionTable.of(model.program(), model.learned().standing());
            assertEquals(
                    model.program().rules(),
                    ConditionTable.read(table, model.program().words()),
                    () -> model.name() + "\n" + table);
        }
    }

    @Test
    void eachRuleOfAHeadHasWhatRowsSayOfIt() {
        ZooModel model = Zoo.models().stream()
                .filter(one -> one.name().equals("learned: names"))
                .findFirst()
                .orElseThrow();
        String table = ConditionTable.of(model.program(), model.learned().standing());
        model.learned().standing().train().forEach(evidence -> {
            String cells = "," + evidence.covered() + "," + evidence.right() + ",,";
            assertEquals(true, table.lines().anyMatch(line -> line.endsWith(cells)), () -> cells + "\n" + table);
        });
    }

    @Test
    void aBrokenTableIsOneLineThatNamesTheLine() {
        ZooModel model = Zoo.models().get(0);
        String table = ConditionTable.of(model.program(), model.learned().standing());
        List<String> lines = table.lines().toList();
        for (String broken : List.of(
                table.replace("colour", "color"),
                table.replace("41.5", "forty"),
                table.replace("if,", "when,"),
                table.replace(",not =,", ",!=,"),
                lines.get(0) + "\n1,ill,if\n",
                table.replace("ill", "sick"))) {
            InputException problem = assertThrows(
                    InputException.class,
                    () -> ConditionTable.read(broken, model.program().words()),
                    broken);
            assertEquals(1, problem.getMessage().lines().count());
            assertEquals(true, problem.getMessage().matches(".*(line|Record) \\d+.*"), problem.getMessage());
        }
    }
}
