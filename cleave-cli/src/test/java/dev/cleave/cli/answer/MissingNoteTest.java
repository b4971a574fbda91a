package dev.cleave.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.RuleImport;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MissingNoteTest {
    private static Optional<String> note(String rules) {
        TableBuilder table = Table.builder(List.of("size", "colour", "y"));
        for (int i = 0; i < 60; i++) {
            table.add(
                    Double.toString(i * 37 % 60 / 4.0),
                    List.of("red", "blue", "green", "grey").get(i % 4),
                    i % 3 == 0 ? "yes" : "no");
        }
        LabelledTable data = LabelledTable.of(table.build(), TargetSpec.of("y"));
        RuleImport rows = new RuleImport(data, EncodingOptions.defaults());
        return new MissingNote(
                        rows.model("rules", rows.read(SourceLocation.unknown(), rules), false, Budget.unlimited())
                                .model())
                .line();
    }

    @Test
    void aSetIsQuotedAsItIsPrinted() {
        String note = note("y if colour not in {red, blue} and size > 3\n").orElseThrow();
        assertTrue(note.contains("\"colour not in {blue, red}\" holds"), note);
    }

    @Test
    void anUpperBoundBesideALowerOneMeetsNoMissingCell() {
        assertEquals(Optional.empty(), note("y if 3 < size <= 8 and colour = red\n"));
    }

    @Test
    void anUpperBoundAloneDoes() {
        String note = note("y if colour = red and size <= 8\n").orElseThrow();
        assertTrue(note.contains("\"size <= 8\" holds"), note);
    }
}
