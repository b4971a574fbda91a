package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.interchange.json.JsonRuleReader;
import dev.cleave.io.Model;
import dev.cleave.io.ModelFile;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.table.InputException;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules that JSON says answer every row as those that were written. */
class JsonReadBackTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"flag", "kind"})
    void whatIsWrittenReadsBackAsTheSameRules(String target) throws IOException {
        StringBuilder rows = new StringBuilder("x,colour,flag,kind\n");
        for (int i = 0; i < 60; i++) {
            int x = i * 37 % 50;
            rows.append(i % 11 == 0 ? "" : x + ".5").append(i % 2 == 0 ? ",red," : ",blue,");
            rows.append(x > 20 && i % 2 == 0)
                    .append(",k")
                    .append(x > 35 ? 2 : i % 2)
                    .append('\n');
        }
        Path csv = Files.writeString(folder.resolve("t.csv"), rows);
        Path file = folder.resolve("m.cleave");
        assertEquals(
                0,
                Ran.cleave("learn", csv.toString(), "--target", target, "--out", file.toString())
                        .code());
        String json = Ran.cleave("rules", file.toString(), "--as", "json").out();
        Model model = ModelFile.read(file);
        RuleSet read = JsonRuleReader.read(json, Vocabulary.of(model.encoding()));
        var inputs = model.encoding().inputs(CsvFile.read(csv)).inputs().transposed();
        assertEquals(answers(model.rules(), inputs), answers(read, inputs), json);
        assertEquals(model.rules().rules(), read.rules());
        assertBrokenOnesAreOneLine(json, Vocabulary.of(model.encoding()));
    }

    private static List<BitSet> answers(RuleSet rules, BitColumns inputs) {
        return rules.answer(inputs).stream().map(Coverage::toBitSet).toList();
    }

    private static void assertBrokenOnesAreOneLine(String json, Vocabulary words) {
        for (String broken : List.of(
                "",
                "[",
                "[]",
                "{}",
                json.replace("\"column\":\"", "\"column\":\"no "),
                json.replace("\"heads\"", "\"h\""))) {
            InputException problem = assertThrows(InputException.class, () -> JsonRuleReader.read(broken, words));
            assertEquals(1, problem.getMessage().lines().count());
        }
    }
}
