package dev.cleave.excel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Ran;
import dev.cleave.cli.SameAnswers;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExcelCommandTest {
    @TempDir
    private Path folder;

    private Path write(Consumer<Sheet> change) throws IOException {
        Path file = folder.resolve("t.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            Sheet sheet = workbook.createSheet("Data");
            Row names = sheet.createRow(0);
            for (int i = 0; i < SameAnswers.HEADER.size(); i++) {
                names.createCell(i).setCellValue(SameAnswers.HEADER.get(i));
            }
            for (int row = 0; row < SameAnswers.ROWS; row++) {
                Row cells = sheet.createRow(row + 1);
                cells.createCell(0).setCellValue(SameAnswers.a(row));
                cells.createCell(1).setCellValue(SameAnswers.b(row));
                cells.createCell(2).setCellValue(SameAnswers.y(row));
            }
            change.accept(sheet);
            workbook.getCreationHelper().createFormulaEvaluator().evaluateAll();
            workbook.write(out);
        }
        return file;
    }

    @Test
    void everyCommandReadsExcel() throws IOException {
        SameAnswers.check(write(sheet -> {}), folder);
    }

    /** Written down as an error, or found by a formula. */
    @Test
    void cellsWithErrorsAreMissingAndSaid() throws IOException {
        Path file = write(sheet -> {
            sheet.getRow(3).getCell(0).setCellErrorValue(FormulaError.NA.getCode());
            sheet.getRow(5).getCell(1).setCellFormula("1/0");
            sheet.getRow(7).getCell(1).setCellErrorValue(FormulaError.REF.getCode());
        });
        String model = folder.resolve("m.cleave").toString();
        Ran learned = Ran.cleave("learn", file.toString(), "--target", "y", "--out", model);
        assertEquals(0, learned.code(), learned.err());
        assertTrue(
                learned.err().contains("column 'a' has a cell with an error (#N/A in A4), read as missing"),
                learned.err());
        assertTrue(
                learned.err().contains("column 'b' has 2 cells with an error (#DIV/0! in B6), read as missing"),
                learned.err());
        assertTrue(learned.out().contains("missing cells: b 2, a 1"), learned.out());
        Ran predicted = Ran.cleave("predict", model, file.toString());
        assertEquals(0, predicted.code(), predicted.err());
        assertTrue(predicted.err().contains("has 2 cells with an error (#DIV/0! in B6)"), predicted.err());
    }
}
