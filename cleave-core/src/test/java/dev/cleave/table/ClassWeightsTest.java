package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.csv.CsvFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassWeightsTest {
    private static final Table TABLE = Table.of(
            List.of("y", "w"),
            List.of(List.of("a", "1"), List.of("a", "2.5"), List.of("a", "0"), List.of("b", "1"), List.of("", "3")));

    @Test
    void balancedClassesWeighTheSame() {
        assertEquals(RowWeights.of(4f / 6, 4f / 6, 4f / 6, 2, 1), weights("balanced"));
    }

    @Test
    void namedClassesWeighWhatIsSaid() {
        assertEquals(RowWeights.of(1, 1, 1, 5, 1), weights("b=5"));
        assertEquals(RowWeights.of(0.5f, 0.5f, 0.5f, 0, 1), weights("a=0.5, b=0"));
        assertEquals(RowWeights.equal(5), weights("equal"));
    }

    @Test
    void aClassThatDoesNotOccurIsAnError() {
        ClassWeights.Given given = ClassWeights.Given.parse("c=2");
        InputException e = assertThrows(InputException.class, () -> given.require(TABLE.column("y")));
        assertTrue(e.getMessage().startsWith("column 'y', value 'c': has a weight and does not occur"), e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "b", "b=", "=2", "b=-1", "b=inf", "b=1e99", "balance", "a=1,,b=2"})
    void whatIsNoListIsAnError(String text) {
        InputException e = assertThrows(InputException.class, () -> ClassWeights.parse(text));
        assertTrue(e.getMessage().contains("is no class weight; give balanced, or a list"), e.getMessage());
    }

    @Test
    void aColumnGivesWeights() {
        assertEquals(RowWeights.of(1, 2.5f, 0, 1, 3), WeightColumn.read(TABLE, "w"));
    }

    @Test
    void aWeightThatIsNoneIsFoundByItsLine(@TempDir Path folder) throws Exception {
        Path file = Files.write(folder.resolve("t.csv"), "y,w\na,1\nb,-2\n".getBytes(StandardCharsets.UTF_8));
        InputException e = assertThrows(InputException.class, () -> WeightColumn.read(CsvFile.read(file), "w"));
        assertTrue(e.getMessage().contains("line 3, column 'w', value '-2': is no weight"), e.getMessage());
    }

    private static RowWeights weights(String text) {
        return ClassWeights.parse(text).rows(TABLE.column("y"));
    }
}
