package dev.cleave.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.RandomTables;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.cell.CellValue.Oddity;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EncodingTest {
    private static final Table COLOURS = Table.builder(List.of("colour", "age", "class"))
            .add("red", "41", "1")
            .add("blue", "42", "0")
            .add("green", "80", "0")
            .add("red", "7", "1")
            .build();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aRowIsEncodedAsTheTableIs(long seed) {
        LabelledTable data = labelled(RandomTables.of(seed, 120));
        Encoding encoding = fit(data, Rows.all(60));
        EncodedInputs all = encoding.inputs(data.table());
        for (int row = 0; row < data.table().rows(); row++) {
            BitMatrix one = encoding.row(data.table().row(row)).inputs();
            assertEquals(all.inputs().select(Rows.of(row)), one, "seed " + seed + ", row " + row);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24, 25, 26, 27, 28})
    void aReaderFindsTheAtomsThatAreAskedFor(long seed) {
        LabelledTable data = labelled(RandomTables.of(seed, 120));
        Encoding encoding = fit(data, Rows.all(60));
        BitSet asked = new BitSet();
        new SplittableRandom(seed).ints(10, 0, encoding.atoms().size()).forEach(asked::set);
        RowReader reader = RowReader.of(encoding, asked);
        for (int row = 0; row < 2 * data.table().rows(); row++) {
            Map<String, String> cells = data.table().row(row % data.table().rows());
            long[] words = new long[encoding.atoms().size() / 64 + 1];
            reader.read(cells, words);
            BitMatrix bits = encoding.row(cells).inputs();
            BitSet expected = new BitSet();
            asked.stream().filter(atom -> bits.get(0, atom)).forEach(expected::set);
            assertEquals(expected, BitSet.valueOf(words), "seed " + seed + ", row " + row);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16})
    void trainingRowsAreValidInTheDomainAndHoldNoSurprise(long seed) {
        LabelledTable data = labelled(RandomTables.of(seed, 80));
        Encoding encoding = fit(data, Rows.all(80));
        EncodedTable encoded = encoding.encode(data.table());
        assertEquals(List.of(), encoded.surprises());
        for (int row = 0; row < 80; row++) {
            assertTrue(encoding.domain().isValid(bits(encoded.dataset().inputs(), row)), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void rowsOutsideTrainingDoNotChangeTheFit(long seed) {
        LabelledTable all = labelled(RandomTables.of(seed, 100));
        LabelledTable half = labelled(all.table().select(Rows.all(50)));
        assertEquals(fit(half, Rows.all(50)), fit(all, Rows.all(50)));
    }

    @Test
    void cutsCanBeReplacedAndAllElseStays() {
        Encoding encoding = fit(labelled(COLOURS), Rows.all(4));
        Encoding other = encoding.withCuts(Map.of("age", List.of(12.5, 50.0)));
        assertEquals(
                List.of("age > 12.5", "age > 50"),
                other.atoms().stream()
                        .map(Object::toString)
                        .filter(name -> name.startsWith("age"))
                        .toList());
        assertEquals(
                encoding.plainAtoms().stream().map(encoding.atoms()::get).toList(),
                other.plainAtoms().stream().map(other.atoms()::get).toList());
        assertEquals(encoding.target(), other.target());
    }

    @Test
    void atomsAreInTheUsersWords() {
        assertEquals(
                "[colour = blue, colour = green, colour = red, age > 24, age > 41.5, age > 61]",
                encoding().atoms().toString());
    }

    @Test
    void labelsAreInTheUsersWords() {
        assertEquals("[class]", encoding().labels().toString());
    }

    @Test
    void bitsSayWhichAtomsHold() {
        assertEquals(set(2, 3), bits(encoding().inputs(COLOURS).inputs(), 0));
    }

    @Test
    void itsPartsMakeTheSameEncodingAgain() {
        Encoding encoding = encoding();
        assertEquals(encoding, new Encoding(encoding.columns(), encoding.target(), encoding.notes()));
    }

    @Test
    void anUnseenCategoryHoldsNoAtomAndIsReported() {
        EncodedInputs row = encoding().row(Map.of("colour", "pink", "age", "7"));
        assertEquals(new BitSet(), bits(row.inputs(), 0));
        assertEquals(
                List.of("column 'colour': value 'pink' did not occur in training (1 row)"),
                row.surprises().stream().map(Surprise::toString).toList());
    }

    @Test
    void textForANumberCountsAsMissingAndIsReported() {
        EncodedInputs row = encoding().row(Map.of("colour", "red", "age", "old"));
        assertEquals(set(2), bits(row.inputs(), 0));
        assertEquals(Oddity.NOT_A_NUMBER, row.surprises().get(0).oddity());
    }

    @Test
    void surprisesOfATableAreCountedByValue() {
        Table odd = Table.builder(List.of("age", "colour", "class"))
                .add("1", "pink", "1")
                .add("1", "grey", "1")
                .add("1", "pink", "maybe")
                .build();
        List<Surprise> surprises = encoding().encode(odd).surprises();
        assertEquals(
                List.of("pink 2", "grey 1", "maybe 1"),
                surprises.stream().map(s -> s.value() + " " + s.rows()).toList());
    }

    @Test
    void missingAndSmallAreToldApart() {
        Table gappy = Table.builder(List.of("x", "class"))
                .add("0.5", "1")
                .add("?", "0")
                .add("1.5", "1")
                .add("2.5", "0")
                .build();
        LabelledTable data = labelled(gappy);
        BitMatrix inputs = fit(data, Rows.all(4)).inputs(gappy).inputs();
        assertEquals(
                List.of(set(), set(2), set(0), set(0, 1)),
                List.of(bits(inputs, 0), bits(inputs, 1), bits(inputs, 2), bits(inputs, 3)));
    }

    @Test
    void aMissingColumnIsAnErrorThatNamesIt() {
        Table other = Table.of(List.of("color", "age"), List.of(List.of("red", "1")));
        InputException e = assertThrows(InputException.class, () -> encoding().inputs(other));
        assertEquals("there is no column 'colour'; did you mean 'color'?", e.getMessage());
    }

    @Test
    void aRowWithoutAColumnIsAnErrorThatNamesIt() {
        InputException e = assertThrows(InputException.class, () -> encoding().row(Map.of("colour", "red")));
        assertEquals("column 'age': is not in the row; give its value, or an empty one", e.getMessage());
    }

    @Test
    void inputsNeedNoLabel() {
        Table unlabelled = Table.of(List.of("age", "colour"), List.of(List.of("41", "red")));
        assertEquals(set(2, 3), bits(encoding().inputs(unlabelled).inputs(), 0));
    }

    @Test
    void theOrderOfColumnsInANewTableDoesNotMatter() {
        Map<String, String> row = new HashMap<>(COLOURS.row(2));
        Table turned = Table.of(List.of("class", "age", "colour"), List.of(List.of("0", "80", "green")));
        assertEquals(encoding().row(row).inputs(), encoding().inputs(turned).inputs());
    }

    @Test
    void rowsWithoutALabelAreLeftOutOfTheDataSet() {
        Table table = Table.builder(List.of("colour", "age", "class"))
                .add("red", "1", "1")
                .add("red", "1", "?")
                .add("red", "1", "0")
                .build();
        EncodedTable encoded = encoding().encode(table);
        assertEquals(Rows.of(0, 2), encoded.rows());
        assertEquals(List.of(), encoded.surprises());
    }

    @Test
    void ignoredColumnsAreNoAtoms() {
        Encoding encoding = fit(COLOURS, EncodingOptions.defaults().withIgnored(Set.of("age")));
        assertEquals(3, encoding.atoms().size());
    }

    @Test
    void anOptionForAnUnknownColumnIsAnError() {
        EncodingOptions options = EncodingOptions.defaults().withNumeric(Set.of("aeg"));
        InputException e = assertThrows(InputException.class, () -> fit(COLOURS, options));
        assertEquals("there is no column 'aeg'; did you mean 'age'?", e.getMessage());
    }

    @Test
    void aColumnCannotBeOfTwoKinds() {
        EncodingOptions options =
                EncodingOptions.defaults().withNumeric(Set.of("age")).withCategorical(Set.of("age"));
        InputException e = assertThrows(InputException.class, () -> fit(COLOURS, options));
        assertEquals("column 'age': is said to be both categorical and numeric; choose one", e.getMessage());
    }

    @Test
    void aUsersCutsAreTheMost() {
        assertEquals(
                1,
                fit(COLOURS, EncodingOptions.defaults().withCuts(1))
                        .columns()
                        .get(1)
                        .atoms()
                        .size());
    }

    @Test
    void columnsThatAreLeftOutAreNoted() {
        Table table = Table.builder(List.of("x", "same", "none", "class"))
                .add("1", "k", "", "1")
                .add("0", "k", "?", "0")
                .build();
        assertEquals(
                List.of(
                        "column 'same' is left out: it is 'k' everywhere",
                        "column 'none' is left out: there is nothing in it"),
                fit(table, EncodingOptions.defaults()).notes().stream()
                        .map(Note::toString)
                        .toList());
    }

    @Test
    void nothingToLearnFromIsAnErrorThatSaysWhy() {
        Table table = Table.of(List.of("same", "class"), List.of(List.of("k", "1"), List.of("k", "0")));
        InputException e = assertThrows(InputException.class, () -> fit(table, EncodingOptions.defaults()));
        assertEquals(
                "no column is left to learn from; add one beside the target (column 'same' is left out: it is 'k'"
                        + " everywhere)",
                e.getMessage());
    }

    @Test
    void tenThousandColumnsAreEncoded() {
        List<String> header =
                IntStream.rangeClosed(0, 10_000).mapToObj(i -> "c" + i).toList();
        List<List<String>> rows = IntStream.range(0, 30)
                .mapToObj(row -> header.stream()
                        .map(name -> (name.hashCode() + row) % 3 == 0 ? "1" : "0")
                        .toList())
                .toList();
        LabelledTable data = LabelledTable.of(Table.of(header, rows), TargetSpec.of("c10000"));
        Encoding encoding = fit(data, Rows.all(30));
        assertEquals(10_000, encoding.encode(data.table()).dataset().atoms());
    }

    @Test
    void infinityStaysAboveAllOtherNumbers() {
        Table table = Table.builder(List.of("x", "class"))
                .add("1.5", "1")
                .add("Infinity", "0")
                .add("1e400", "0")
                .add("2.5", "1")
                .build();
        BitMatrix inputs = fit(labelled(table), Rows.all(4)).inputs(table).inputs();
        assertEquals(List.of(set(0, 1), set(0, 1), set(0)), List.of(bits(inputs, 1), bits(inputs, 2), bits(inputs, 3)));
    }

    private static Encoding encoding() {
        return fit(COLOURS, EncodingOptions.defaults());
    }

    private static Encoding fit(Table table, EncodingOptions options) {
        LabelledTable data = labelled(table);
        return Encoding.fit(data.table(), data.target(), Rows.all(table.rows()), options);
    }

    private static Encoding fit(LabelledTable data, Rows train) {
        return Encoding.fit(data.table(), data.target(), train, EncodingOptions.defaults());
    }

    private static LabelledTable labelled(Table table) {
        return LabelledTable.of(table, TargetSpec.of("class"));
    }

    private static BitSet bits(BitMatrix matrix, int row) {
        BitSet bits = new BitSet();
        IntStream.range(0, matrix.columns())
                .filter(column -> matrix.get(row, column))
                .forEach(bits::set);
        return bits;
    }

    private static BitSet set(int... indices) {
        BitSet bits = new BitSet();
        IntStream.of(indices).forEach(bits::set);
        return bits;
    }
}
