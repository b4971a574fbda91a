package dev.cleave.encoding.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelledTableTest {
    private static final Table GENES = Table.of(
            List.of("a", "b", "a_next", "b_next"),
            List.of(List.of("0", "1", "1", "0"), List.of("1", "1", "0", "0"), List.of("1", "0", "1", "0")));

    @ParameterizedTest
    @CsvSource({
        "0,1,1",
        "no,yes,yes",
        "e,p,p",
        "1,2,2",
        "9,10,10",
        "positive,negative,positive",
        "-,+,+",
        "a,b,b",
        "F,T,T"
    })
    void thePositiveValueIsInferred(String a, String b, String positive) {
        assertEquals(List.of(new Label("y", positive, List.of(positive.equals(a) ? b : a))), labels(a, b));
        assertEquals(List.of(new Label("y", positive, List.of(positive.equals(a) ? b : a))), labels(b, a));
    }

    @ParameterizedTest
    @CsvSource({"a b b,a,true", "a a b,b,true", "2 1 2,1,true", "no yes yes,yes,false", "0 1 1,1,false", "p p e,p,false"
    })
    void withoutAWordForItTheRarerIsPositive(String cells, String positive, boolean noted) {
        LabelledTable data = LabelledTable.of(labelTable(cells.split(" ")), TargetSpec.of("y"));
        assertEquals(positive, data.target().labels().get(0).positive());
        List<Note> notes = noted
                ? List.of(Note.info("y", "has '" + positive + "' as its positive value, the rarer of the two"))
                : List.of();
        assertEquals(notes, data.table().notes());
    }

    @Test
    void thePositiveValueMayBeGiven() {
        LabelledTable data =
                LabelledTable.of(labelTable("e", "p"), TargetSpec.of("y").withPositive("e"));
        assertEquals("y = e", data.target().labels().get(0).atom().toString());
    }

    @Test
    void aGivenPositiveStandsAgainstTheRest() {
        LabelledTable data = LabelledTable.of(
                labelTable("acc", "good", "unacc", "acc"), TargetSpec.of("y").withPositive("acc"));
        assertEquals(
                List.of(new Label("y", "acc", List.of("good", "unacc"))),
                data.target().labels());
        assertEquals(bits(1, 0, 0, 1), data.targets());
    }

    @Test
    void aGivenPositiveMayBeSpelledAsAnotherNumber() {
        LabelledTable data = LabelledTable.of(
                labelTable("1.0", "2.0", "3.0"), TargetSpec.of("y").withPositive("2"));
        assertEquals(bits(0, 1, 0), data.targets());
    }

    @Test
    void aPositiveThatDoesNotOccurIsAnError() {
        TargetSpec spec = TargetSpec.of("y").withPositive("acceptable");
        assertEquals(
                "column 'y', value 'acceptable': the positive value does not occur; there are: acc, good",
                failure(labelTable("acc", "good"), spec));
    }

    @Test
    void severalValuesAreClasses() {
        assertEquals(
                Target.classes("y", List.of("acc", "good", "unacc", "vgood")),
                LabelledTable.of(labelTable("vgood", "unacc", "acc", "good"), TargetSpec.of("y"))
                        .target());
    }

    @Test
    void fiveThousandValuesAreNotListed() {
        String[] many = IntStream.range(0, 5_000).mapToObj(i -> "v" + i).toArray(String[]::new);
        assertEquals(
                "target 'y' has 5000 values (v0, v1, v10, v100, v1000, ...), which are too many classes (at most 2000);"
                        + " choose one as the positive value, or group them",
                failure(labelTable(many), TargetSpec.of("y")));
    }

    @Test
    void oneValueIsAnError() {
        assertEquals(
                "target 'y' is '1' in every row; there is nothing to learn, choose another column",
                failure(labelTable("1", "1"), TargetSpec.of("y")));
    }

    @Test
    void noLabelAtAllIsAnError() {
        assertEquals(
                "column 'y': no row has a label; choose another target",
                failure(labelTable("?", ""), TargetSpec.of("y")));
    }

    @Test
    void rowsWithoutALabelAreLeftOutWithANote() {
        LabelledTable data = LabelledTable.of(labelTable("1", "?", "0", ""), TargetSpec.of("y"));
        assertEquals(2, data.table().rows());
        assertEquals(
                List.of(Note.warning("", "2 rows have no label and are left out")),
                data.table().notes());
    }

    @Test
    void aGlobFindsAllLabels() {
        assertEquals(List.of("a_next", "b_next"), columns("*_next"));
    }

    @Test
    void aQuestionMarkIsOneCharacter() {
        assertEquals(List.of("a_next", "b_next"), columns("?_next"));
    }

    @Test
    void aListKeepsItsOrder() {
        assertEquals(List.of("b_next", "a_next"), columns("b_next, a_next"));
    }

    @Test
    void aNameTwiceCountsOnce() {
        assertEquals(List.of("b_next", "a_next"), columns("b_next,*_next"));
    }

    @Test
    void aNameThatContainsACommaIsAName() {
        Table table = Table.of(List.of("x", "a, b"), List.of(List.of("1", "1"), List.of("2", "0")));
        assertEquals(
                List.of(new Label("a, b", "1", List.of("0"))),
                LabelledTable.of(table, TargetSpec.of("a, b")).target().labels());
    }

    @Test
    void aNameWithAStarIsANameFirst() {
        Table table = Table.of(List.of("x*", "xy"), List.of(List.of("1", "1"), List.of("0", "0")));
        assertEquals(1, LabelledTable.of(table, TargetSpec.of("x*")).target().outputs());
    }

    @Test
    void amongSeveralOneMayBeConstant() {
        assertEquals(
                bits(2, new int[] {1, 0, 0, 0, 1, 0}),
                LabelledTable.of(GENES, TargetSpec.of("a_next,b_next")).targets());
    }

    @Test
    void aGlobWithoutMatchIsAnError() {
        assertEquals(
                "no column matches '*_then'; there are: a, b, a_next, b_next", failure(GENES, TargetSpec.of("*_then")));
    }

    @Test
    void aWrongNameSuggestsTheRightOne() {
        assertTrue(failure(GENES, TargetSpec.of("a_nxt")).contains("did you mean 'a_next'"));
    }

    @Test
    void noNameIsAnError() {
        assertEquals("no target is given; name a column", failure(GENES, TargetSpec.of(" ")));
    }

    private static List<String> columns(String names) {
        return LabelledTable.of(GENES, TargetSpec.of(names)).target().labels().stream()
                .map(Label::column)
                .toList();
    }

    private static List<Label> labels(String... values) {
        return LabelledTable.of(labelTable(values), TargetSpec.of("y")).target().labels();
    }

    private static String failure(Table table, TargetSpec spec) {
        return assertThrows(InputException.class, () -> LabelledTable.of(table, spec))
                .getMessage();
    }

    private static Table labelTable(String... values) {
        TableBuilder table = Table.builder(List.of("x", "y"));
        for (String value : values) {
            table.add("1", value);
        }
        return table.build();
    }

    private static BitMatrix bits(int... column) {
        return bits(1, column);
    }

    private static BitMatrix bits(int columns, int[] cells) {
        BitMatrix.Builder bits = new BitMatrix.Builder(cells.length / columns, columns);
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] == 1) {
                bits.set(i / columns, i % columns);
            }
        }
        return bits.build();
    }
}
