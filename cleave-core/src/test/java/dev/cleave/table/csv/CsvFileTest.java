package dev.cleave.table.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.Column;
import dev.cleave.table.Note;
import dev.cleave.table.Table;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvFileTest {
    private static final Table EXPECTED =
            Table.of(List.of("colour", "age"), List.of(List.of("red", "41"), List.of("blue", "7")));

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "colour,age\nred,41\nblue,7\n",
                "colour,age\nred,41\nblue,7",
                "colour;age\nred;41\nblue;7\n",
                "colour\tage\nred\t41\nblue\t7\n",
                "colour|age\nred|41\nblue|7\n",
                "colour,age\r\nred,41\r\nblue,7\r\n",
                "colour,age\rred,41\rblue,7\r",
                "\"colour\",\"age\"\n\"red\",\"41\"\n\"blue\",\"7\"\n",
                " colour , age \n red , 41 \n blue , 7 \n",
                "colour, \"age\"\nred, \"41\"\nblue, \"7\"\n",
                "\n\ncolour,age\n\nred,41\n\n\nblue,7\n\n"
            })
    void everyDialectGivesTheSameTable(String text) {
        assertEquals(EXPECTED, read(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
    void aByteOrderMarkTellsTheEncoding(String charset) {
        Table table = CsvFile.read(write("\uFEFFGröße,λ\nja,é\n".getBytes(Charset.forName(charset))));
        assertEquals(Table.of(List.of("Größe", "λ"), List.of(List.of("ja", "é"))), table);
    }

    @Test
    void latinIsReadWithAWarning() {
        Table table = CsvFile.read(write("größe,b\né,1\n".getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals(List.of("größe", "b"), table.header());
        assertEquals(List.of(Note.warning("", "the file is not UTF-8; it was read as ISO-8859-1")), table.notes());
    }

    @Test
    void latinFarBelowTheStartIsReadToo() {
        String rows = "x,1\n".repeat(100_000) + "é,2\n";
        Table table = CsvFile.read(write(("a,b\n" + rows).getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals("é", table.column("a").cell(100_000));
    }

    @Test
    void gzipIsKnownByItsFirstBytesAndNotByTheName() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write("colour;age\nred;41\nblue;7\n".getBytes(StandardCharsets.UTF_8));
        }
        assertEquals(EXPECTED, CsvFile.read(write(packed.toByteArray())));
    }

    @Test
    void aPlainFileMayBeCalledGz() throws IOException {
        Path file = Files.writeString(directory.resolve("plain.csv.gz"), "colour,age\nred,41\nblue,7\n");
        assertEquals(EXPECTED, CsvFile.read(file));
    }

    @Test
    void quotedCellsKeepSeparatorsQuotesAndLineBreaks() {
        Table table = read("a,b\n\"x, \"\"y\"\"\",\"1\n2\"\n");
        assertEquals(
                List.of("x, \"y\"", "1\n2"),
                List.of(table.column("a").cell(0), table.column("b").cell(0)));
    }

    @Test
    void namesMayHaveSpacesHyphensAndSeparators() {
        assertEquals(
                List.of("cap-shape", "Größe in cm", "a, b", "日本"),
                read("cap-shape,Größe in cm,\"a, b\",日本\n1,2,3,4\n").header());
    }

    @Test
    void aBlankNameIsNumbered() {
        assertEquals(List.of("column 1", "x"), read(",x\n0,5\n1,6\n").header());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?", "NA", "na", "N/A", "NaN", "nan", "null", "NULL", "  ", "\"\"", "\"NA\""})
    void missingHasManySpellings(String cell) {
        assertEquals(Column.MISSING, read("a,b\n" + cell + ",1\n").column("a").code(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "0", "-", "nano", "N", "A", "??"})
    void otherTextsAreNotMissing(String cell) {
        assertEquals(cell, read("a,b\n" + cell + ",1\n").column("a").cell(0));
    }

    @Test
    void commasInCellsDoNotWinOverTheSeparator() {
        Table table = read("name;height\nLi, Bo;1,80\nNg, Al;1,75\n");
        assertEquals(List.of("name", "height"), table.header());
    }

    @Test
    void decimalCommasAreNumbersWhereTheCommaDoesNotSeparate() {
        assertEquals(
                List.of("1.80", "-0.5", "2"),
                read("a;b\nx;1,80\ny;-0,5\nz;2\n").column("b").values());
    }

    @Test
    void commasBetweenWordsStay() {
        assertEquals(
                List.of("1,80", "tall"),
                read("a;b\nx;1,80\ny;tall\n").column("b").values());
    }

    @Test
    void commasInACommaFileStay() {
        assertEquals(List.of("1,234"), read("a,b\nx,\"1,234\"\n").column("b").values());
    }

    @Test
    void aHeaderOfNumbersIsDoubted() {
        assertEquals(
                List.of(Note.warning("", "the column names are numbers; if the file has no header, add one")),
                read("1,0.5\n2,0.7\n").notes());
    }

    @Test
    void rowsKnowTheirLine() {
        Table table = read("a,b\n\"1\n2\",3\n\n4,5\n");
        assertEquals(5, table.place(1).line().orElse(0));
    }

    @Test
    void tenThousandColumnsAreRead() {
        StringBuilder text = new StringBuilder("c0");
        for (int i = 1; i < 10_000; i++) {
            text.append(",c").append(i);
        }
        String row = "\n1" + ",0".repeat(9_999);
        Table table = read(text + row.repeat(20));
        assertEquals(10_000, table.columns().size());
        assertEquals(20, table.rows());
        assertTrue(table.find("c9999").isPresent());
    }

    private Table read(String text) {
        return CsvFile.read(write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private Path write(byte[] bytes) {
        try {
            return Files.write(directory.resolve("data.csv"), bytes);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
