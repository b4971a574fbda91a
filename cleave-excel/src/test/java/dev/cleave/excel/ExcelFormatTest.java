package dev.cleave.excel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.Table;
import dev.cleave.table.cell.NumberText;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sheet is the table that the same cells give in a CSV, by whichever program it was written. */
class ExcelFormatTest {
    private static final List<String> WORDS =
            List.of("a", "it's", "b,\"c\"", "Größe", "\u65e5\u672c", "<&>", "two\nlines", "02", "x_x000D_y");

    @TempDir
    private Path folder;

    /** Puts a cell of a random kind, and says its text. */
    private interface Sink {
        String put(int row, int column, SplittableRandom random) throws IOException;
    }

    private static List<List<String>> fill(SplittableRandom random, int rows, int columns, Sink sink)
            throws IOException {
        List<List<String>> cells = new ArrayList<>();
        for (int row = 1; row <= rows; row++) {
            List<String> texts = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                boolean isMissing = column > 0 && random.nextInt(5) == 0;
                texts.add(isMissing ? "" : sink.put(row, column, random));
            }
            cells.add(texts);
        }
        return cells;
    }

    private static List<String> header(int columns) {
        return IntStream.range(0, columns).mapToObj(i -> "c " + i).toList();
    }

    @Test
    void whatFastExcelWrites() throws IOException {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int columns = 1 + random.nextInt(30);
            Path file = folder.resolve("t.xlsx");
            List<List<String>> expected;
            try (OutputStream out = Files.newOutputStream(file);
                    Workbook workbook = new Workbook(out, "tests", "1.0")) {
                Worksheet sheet = workbook.newWorksheet("Data");
                List<String> names = header(columns);
                for (int i = 0; i < columns; i++) {
                    sheet.value(0, i, names.get(i));
                }
                expected = fill(
                        random,
                        1 + random.nextInt(40),
                        columns,
                        (row, column, draws) -> fast(sheet, row, column, draws));
            }
            assertSame(Table.of(header(columns), expected), file, "seed " + seed);
        }
    }

    private static String fast(Worksheet sheet, int row, int column, SplittableRandom random) {
        switch (random.nextInt(6)) {
            case 0 -> {
                int number = random.nextInt();
                sheet.value(row, column, number);
                return Integer.toString(number);
            }
            case 1 -> {
                double number = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(20) - 8);
                sheet.value(row, column, number);
                return NumberText.of(number);
            }
            case 2 -> {
                boolean truth = random.nextBoolean();
                sheet.value(row, column, truth);
                return Boolean.toString(truth);
            }
            case 3 -> {
                LocalDate day = LocalDate.of(1950, 1, 1).plusDays(random.nextInt(40_000));
                sheet.value(row, column, day);
                sheet.style(row, column).format("yyyy-mm-dd").set();
                return day.toString();
            }
            case 4 -> {
                LocalDateTime time = LocalDateTime.of(1950, 1, 1, 0, 0, 1).plusMinutes(random.nextInt(50_000_000));
                sheet.value(row, column, time);
                sheet.style(row, column).format("dd/mm/yyyy h:mm:ss").set();
                return time.format(java.time.format.DateTimeFormatter.ISO_LOCAL_DATE_TIME);
            }
            default -> {
                String word = WORDS.get(random.nextInt(WORDS.size()));
                sheet.value(row, column, word);
                return word;
            }
        }
    }

    @Test
    void whatPoiWrites() throws IOException {
        for (long seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int columns = 1 + random.nextInt(8);
            Path file = folder.resolve("t.xlsm");
            List<List<String>> expected;
            try (XSSFWorkbook workbook = new XSSFWorkbook();
                    OutputStream out = Files.newOutputStream(file)) {
                Sheet sheet = workbook.createSheet("Daten");
                CellStyle days = workbook.createCellStyle();
                days.setDataFormat((short) 14); // a date of the reader's country
                CellStyle money = workbook.createCellStyle();
                money.setDataFormat(workbook.createDataFormat().getFormat("[Red]\"day\" #,##0.00"));
                int first = random.nextInt(3); // rows above the table
                Row names = sheet.createRow(first);
                for (int i = 0; i < columns; i++) {
                    names.createCell(i).setCellValue(header(columns).get(i));
                }
                expected = fill(random, 1 + random.nextInt(30), columns, (row, column, draws) -> {
                    Row at = sheet.getRow(first + row) == null
                            ? sheet.createRow(first + row)
                            : sheet.getRow(first + row);
                    return poi(at.createCell(column), days, money, draws);
                });
                workbook.getCreationHelper().createFormulaEvaluator().evaluateAll();
                workbook.write(out);
            }
            assertSame(Table.of(header(columns), expected), file, "seed " + seed);
        }
    }

    private static String poi(Cell cell, CellStyle days, CellStyle money, SplittableRandom random) {
        int number = random.nextInt(1000);
        switch (random.nextInt(7)) {
            case 0 -> cell.setCellValue(number / 8.0);
            case 1 -> {
                cell.setCellValue(LocalDate.of(2000, 1, 1).plusDays(number));
                cell.setCellStyle(days);
                return LocalDate.of(2000, 1, 1).plusDays(number).toString();
            }
            case 2 -> {
                cell.setCellValue(number / 8.0);
                cell.setCellStyle(money);
            }
            case 3 -> cell.setCellFormula(number + "/8");
            case 4 -> {
                cell.setCellFormula("CONCATENATE(\"n\"," + number + ")");
                return "n" + number;
            }
            case 5 -> {
                cell.setCellFormula(number + ">500");
                return Boolean.toString(number > 500);
            }
            default -> {
                cell.setCellValue(WORDS.get(number % WORDS.size()));
                return WORDS.get(number % WORDS.size());
            }
        }
        assertTrue(cell.getCellType() == CellType.NUMERIC || cell.getCellType() == CellType.FORMULA);
        return NumberText.of(number / 8.0);
    }

    private static void assertSame(Table expected, Path file, String message) throws IOException {
        Table found = TableFile.read(file);
        assertEquals(rows(expected), rows(found), message);
        assertEquals(expected, found, message);
        List<Map<String, String>> batches = new ArrayList<>();
        TableFile.each(file, ExcelFormatTest::rows, (some, first) -> {
            assertEquals(batches.size(), first);
            batches.addAll(some);
        });
        assertEquals(rows(expected), batches, message);
    }

    private static List<Map<String, String>> rows(Table table) {
        return IntStream.range(0, table.rows()).mapToObj(table::row).toList();
    }

    @Test
    void manyRowsComeInBlocksWithTheirNumbers() throws IOException {
        Path file = folder.resolve("t.xlsx");
        try (OutputStream out = Files.newOutputStream(file);
                Workbook workbook = new Workbook(out, "tests", "1.0")) {
            Worksheet sheet = workbook.newWorksheet("Data");
            sheet.value(0, 0, "n");
            for (int row = 1; row <= 20_000; row++) {
                sheet.value(2 * row, 0, row); // every other row is empty
            }
        }
        Table table = TableFile.read(file);
        assertEquals(20_000, table.rows());
        assertEquals(file + ", row 5", table.place(1).toString());
        List<Integer> sizes = new ArrayList<>();
        TableFile.each(file, Table::rows, (rows, first) -> sizes.add(rows));
        assertEquals(20_000, sizes.stream().mapToInt(Integer::intValue).sum());
        assertTrue(sizes.size() > 1);
    }

    @Test
    void anotherSheetIsSaid() throws IOException {
        Path file = folder.resolve("t.data");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            workbook.createSheet("hidden").createRow(0).createCell(0).setCellValue("no");
            workbook.setSheetHidden(0, true);
            for (String name : List.of("one", "two")) {
                Sheet sheet = workbook.createSheet(name);
                sheet.createRow(0).createCell(0).setCellValue("x");
                sheet.createRow(1).createCell(0).setCellValue(name);
            }
            workbook.setActiveSheet(1);
            workbook.write(out);
        }
        Table table = TableFile.read(file);
        assertEquals(Map.of("x", "one"), table.row(0));
        assertEquals(
                List.of("the file has 2 sheets, and the first, 'one', is read"),
                table.notes().stream().map(Object::toString).toList());
    }

    @Test
    void whatIsADateIsWhatItsFormatShows() {
        assertEquals(DateFormat.DATE, DateFormat.of("dd.mm.yyyy"));
        assertEquals(DateFormat.DATE, DateFormat.of("[$-407]d. mmmm yyyy;@"));
        assertEquals(DateFormat.BOTH, DateFormat.of("yyyy-mm-dd\\thh:mm"));
        assertEquals(DateFormat.TIME, DateFormat.of("hh:mm:ss am/pm"));
        assertEquals(DateFormat.NONE, DateFormat.of("[h]:mm:ss"));
        for (String number :
                List.of("general", "0.00e+00", "#,##0 \"days\"", "[red]-0", "_-* #,##0.00\\ \"€\"_-", "0%", "@")) {
            assertEquals(DateFormat.NONE, DateFormat.of(number), number);
        }
    }
}
