package dev.cleave.encoding.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.encoding.Standardisation;
import dev.cleave.encoding.WordOrder;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnFitterTest {
    private static final EncodingOptions DEFAULTS = EncodingOptions.defaults();

    @ParameterizedTest
    @CsvSource({"1,0", "true,false", "TRUE,FALSE", "yes,no", "t,f", "Y,N", "on,off", "1.0,0.0"})
    void wordsOfTruthAreTheColumnItself(String yes, String no) {
        assertEquals("[c]", kept(no, yes, no).atoms().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "1,2,c = 2",
        "9,10,c = 10",
        "e,p,c = p",
        "-,+,c = +",
        "pos,neg,c = pos",
        "red,blue,c = red",
        "yes,zz,c = yes"
    })
    void otherTwoValuesAreOneAtom(String a, String b, String atom) {
        assertEquals("[" + atom + "]", kept(a, b, a).atoms().toString());
        assertEquals("[" + atom + "]", kept(b, a, b).atoms().toString());
    }

    @Test
    void wordsOfAnOrderAreOrdered() {
        EncodingOptions options = DEFAULTS.withOrders(List.of(WordOrder.parse("low, med,high,top")));
        assertEquals(
                new OrderedColumn("c", List.of("low", "med", "high"), false),
                kept(options, "high", "low", "med", "low"));
        assertEquals(new OrderedColumn("c", List.of("low", "high"), true), kept(options, "high", "low", "", "low"));
        assertInstanceOf(BooleanColumn.class, kept(options, "high", "low", "low"));
        assertInstanceOf(CategoricalColumn.class, kept(options, "high", "low", "never", "low"));
        assertInstanceOf(
                CategoricalColumn.class, kept(options.withCategorical(Set.of("c")), "high", "low", "med", "low"));
    }

    @Test
    void anOrderOfNoColumnIsRefusedWithTheNearestOne() {
        Table table = Table.of(
                List.of("safety", "y"),
                List.of(List.of("low", "1"), List.of("med", "0"), List.of("top", "1"), List.of("low", "0")));
        EncodingOptions options = DEFAULTS.withOrders(List.of(WordOrder.parse("low,med,high")));
        InputException refused =
                assertThrows(InputException.class, () -> WordOrders.require(table, Set.of("y"), options));
        assertTrue(refused.getMessage().contains("'safety' also has top"), refused.getMessage());
        WordOrders.require(table, Set.of("y"), DEFAULTS.withOrders(List.of(WordOrder.parse("low,med,top"))));
    }

    @Test
    void anOrderIsReadAsItIsWritten() {
        WordOrder order = new WordOrder(List.of("a,b", "c\\", "d"));
        assertEquals(order, WordOrder.parse(order.toString()));
        assertThrows(InputException.class, () -> WordOrder.parse("low"));
        assertThrows(InputException.class, () -> WordOrder.parse("low,,high"));
        assertThrows(InputException.class, () -> WordOrder.parse("low,med,low"));
    }

    @Test
    void aBooleanWithGapsIsThreeWay() {
        assertEquals(new CategoricalColumn("c", List.of("0", "1"), true), kept("0", "1", "?", "1"));
    }

    @Test
    void oneValueWithGapsIsKept() {
        assertEquals(new CategoricalColumn("c", List.of("x"), true), kept("x", "", "x"));
    }

    @Test
    void fewIntegersAreCategories() {
        assertEquals(new CategoricalColumn("c", List.of("1", "2", "3"), false), kept("3", "1", "2", "1", "2", "3"));
    }

    @Test
    void fourIntegersAreCategoriesAndFiveAreOrdered() {
        assertInstanceOf(CategoricalColumn.class, kept(cycle(4, 40)));
        assertInstanceOf(NumericColumn.class, kept(cycle(5, 40)));
    }

    @Test
    void thresholdsOfAFewIntegersAreIntegers() {
        List<Double> few = ((NumericColumn) kept(cycle(8, 64))).thresholds();
        assertEquals(7, few.size());
        assertTrue(few.stream().allMatch(cut -> cut == Math.rint(cut)), few.toString());
        List<Double> many = ((NumericColumn) kept(cycle(30, 90))).thresholds();
        assertTrue(many.stream().allMatch(cut -> cut != Math.rint(cut)), many.toString());
    }

    @Test
    void integersThatHardlyRepeatAreNumbers() {
        assertInstanceOf(NumericColumn.class, kept("3", "1", "4", "1", "5"));
    }

    @Test
    void fewFractionsAreNumbers() {
        Standardisation scale = new Standardisation(1.5, Math.sqrt(2.0 / 3));
        assertEquals(
                new NumericColumn("c", List.of(1.0, 2.0), false, scale),
                kept("0.5", "1.5", "2.5", "0.5", "1.5", "2.5"));
    }

    @Test
    void numbersWithGapsSayWhenMissing() {
        assertEquals(
                "[c > 1, c > 2, c is missing]",
                kept("0.5", "?", "1.5", "2.5").atoms().toString());
    }

    @Test
    void aTextAmongNumbersMakesCategories() {
        assertEquals(
                new CategoricalColumn("c", List.of("2", "3", "4", "5more"), false), kept("2", "5more", "3", "4", "2"));
    }

    @Test
    void spellingsOfOneNumberAreOneValue() {
        assertEquals(new BooleanColumn("c", "2", "1"), kept("1", "1.0", "2", "2.00"));
    }

    @Test
    void anEmptyColumnIsLeftOutWithAWarning() {
        assertEquals(Note.warning("c", "is left out: there is nothing in it"), leftOut("", "?", "NA"));
    }

    @Test
    void aConstantColumnIsLeftOutWithAWarning() {
        assertEquals(Note.warning("c", "is left out: it is 'x' everywhere"), leftOut("x", "x", "x"));
    }

    @Test
    void aRisingCounterIsLeftOut() {
        assertEquals(Note.Level.INFO, leftOut(range(0, 10)).level());
    }

    @Test
    void aFallingCounterIsLeftOut() {
        String[] falling = IntStream.range(0, 12)
                .mapToObj(i -> Integer.toString(50 - 3 * i))
                .toArray(String[]::new);
        assertTrue(leftOut(falling).text().contains("counts the rows"));
    }

    @Test
    void aCounterIsKnownWhateverTheOrderOfTheTrainingRows() {
        Table table = table(range(0, 20));
        Rows shuffled = Rows.of(7, 3, 12, 0, 19, 5, 4, 11, 10, 2, 8);
        assertInstanceOf(ColumnFit.LeftOut.class, fit(table, shuffled, DEFAULTS));
    }

    @Test
    void nineRisingRowsAreTooFewToCallItACounter() {
        assertInstanceOf(NumericColumn.class, kept(range(0, 9)));
    }

    @Test
    void distinctNumbersInNoOrderAreKept() {
        assertInstanceOf(NumericColumn.class, kept("5", "1", "9", "2", "8", "3", "7", "4", "6", "10", "12", "11"));
    }

    @Test
    void risingFractionsAreKept() {
        String[] rising = IntStream.range(0, 12).mapToObj(i -> i + ".5").toArray(String[]::new);
        assertInstanceOf(NumericColumn.class, kept(rising));
    }

    @Test
    void distinctTextsAreAnIdentifier() {
        String[] names = IntStream.range(0, 10).mapToObj(i -> "name" + i).toArray(String[]::new);
        assertTrue(leftOut(names).text().contains("every row has a text of its own"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "$%d.20 | plain numbers, such as 10.20",
                "%d%% | plain numbers, such as 10",
                "'%d,500' | plain numbers, such as 10500",
                "%d.500,25 | plain numbers, such as 10500.25",
                "EUR %d | plain numbers, such as 10",
                "20%d-01-31 | different dates, such as '2010-01-31'",
                "31.01.20%d | different dates",
                "20%d-01-31T12:00:00Z | different dates"
            })
    void numbersAndDatesThatAreTextsAreToldOf(String form, String expected) {
        String[] once = IntStream.range(10, 30)
                .mapToObj(i -> String.format(Locale.ROOT, form, i))
                .toArray(String[]::new);
        String[] twice = Stream.concat(Stream.of(once), Stream.of(once)).toArray(String[]::new);
        Note warning = notes(twice).get(0);
        assertEquals(Note.Level.WARNING, warning.level());
        assertTrue(warning.text().contains(expected), warning.text());
        assertTrue(leftOut(once).text().contains(expected), leftOut(once).text());
    }

    @Test
    void codesAreNamesAsOthers() {
        for (String form : List.of("%dA", "AB %d", "X-%d", "%d-%d", "10.0.0.%d")) {
            String[] once = IntStream.range(10, 30)
                    .mapToObj(i -> String.format(Locale.ROOT, form, i, i))
                    .toArray(String[]::new);
            assertEquals(
                    List.of(),
                    notes(Stream.concat(Stream.of(once), Stream.of(once)).toArray(String[]::new)));
        }
    }

    private static List<Note> notes(String... cells) {
        return assertInstanceOf(ColumnFit.Kept.class, fit(table(cells), Rows.all(cells.length), DEFAULTS))
                .notes();
    }

    @Test
    void tooManyTextsAreLeftOutWithAWarning() {
        String[] twice = Stream.concat(texts(300), texts(300)).toArray(String[]::new);
        assertEquals(
                Note.warning("c", "is left out: 300 different texts are too many; called categorical, it keeps them"),
                leftOut(twice));
    }

    @Test
    void numbersSpoiledByATextSayWhich() {
        String[] spoiled = Stream.concat(
                        IntStream.range(0, 600).mapToObj(i -> Integer.toString(i % 300)),
                        Stream.generate(() -> ">300").limit(9))
                .toArray(String[]::new);
        assertTrue(
                leftOut(spoiled).text().contains("called numeric it reads numbers and takes others (>300) as missing"));
    }

    @Test
    void theUserMaySayCategorical() {
        EncodingOptions options = DEFAULTS.withCategorical(Set.of("c"));
        ColumnFit fit = fit(table(range(0, 12)), Rows.all(12), options);
        assertInstanceOf(CategoricalColumn.class, ((ColumnFit.Kept) fit).column());
    }

    @Test
    void theUserMaySayNumericAndTextIsMissing() {
        EncodingOptions options = DEFAULTS.withNumeric(Set.of("c"));
        ColumnFit fit = fit(table("1", "2", "old", "1"), Rows.all(4), options);
        Standardisation scale = new Standardisation(4.0 / 3, Math.sqrt(2.0 / 9));
        assertEquals(new NumericColumn("c", List.of(1.5), true, scale), ((ColumnFit.Kept) fit).column());
    }

    @Test
    void numericWithoutANumberIsAnError() {
        EncodingOptions options = DEFAULTS.withNumeric(Set.of("c"));
        InputException e = assertThrows(InputException.class, () -> fit(table("a", "b", "a"), Rows.all(3), options));
        assertEquals(
                "column 'c', value 'a': no value of this column is a number; don't call it numeric", e.getMessage());
    }

    @Test
    void onlyTrainingRowsCount() {
        Table table = table("a", "b", "a", "c");
        ColumnFit fit = fit(table, Rows.of(0, 1, 2), DEFAULTS);
        assertEquals(new BooleanColumn("c", "b", "a"), ((ColumnFit.Kept) fit).column());
    }

    private static EncodedColumn kept(String... cells) {
        return kept(DEFAULTS, cells);
    }

    private static EncodedColumn kept(EncodingOptions options, String... cells) {
        return assertInstanceOf(ColumnFit.Kept.class, fit(table(cells), Rows.all(cells.length), options))
                .column();
    }

    private static Note leftOut(String... cells) {
        return assertInstanceOf(ColumnFit.LeftOut.class, fit(table(cells), Rows.all(cells.length), DEFAULTS))
                .note();
    }

    private static ColumnFit fit(Table table, Rows train, EncodingOptions options) {
        return new ColumnFitter(table, train, options).fit(table.column("c"));
    }

    private static Table table(String... cells) {
        return Table.of(List.of("c"), Stream.of(cells).map(List::of).toList());
    }

    private static String[] range(int from, int to) {
        return IntStream.range(from, to).mapToObj(Integer::toString).toArray(String[]::new);
    }

    private static String[] cycle(int distinct, int rows) {
        return IntStream.range(0, rows)
                .mapToObj(i -> Integer.toString(i % distinct))
                .toArray(String[]::new);
    }

    private static Stream<String> texts(int count) {
        return IntStream.range(0, count).mapToObj(i -> "text" + i);
    }
}
