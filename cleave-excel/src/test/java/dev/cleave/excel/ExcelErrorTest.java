package dev.cleave.excel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.table.format.TableFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with a file is one line that says what, where, and what to do. */
class ExcelErrorTest {
    @TempDir
    private Path folder;

    private Path write(Consumer<Sheet> cells) throws IOException {
        Path file = folder.resolve("t.xlsx");
        try (XSSFWorkbook workbook = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(file)) {
            cells.accept(workbook.createSheet("Data"));
            workbook.write(out);
        }
        return file;
    }

    private Path table() throws IOException {
        return write(sheet -> {
            for (int row = 0; row < 20; row++) {
                Row cells = sheet.createRow(row);
                for (int column = 0; column < 3; column++) {
                    cells.createCell(column).setCellValue(row == 0 ? "c" + column : "v" + row % 4);
                }
            }
        });
    }

    @Test
    void filesThatAreSomethingElse() throws IOException {
        assertEquals("the file is empty; get or write it again", problem(new byte[0]));
        assertEquals(
                "is not an Excel file, though its name says so; give it the name of what it is",
                problem("a,b\n1,2\n".getBytes(StandardCharsets.UTF_8)));
        byte[] old = {(byte) 0xd0, (byte) 0xcf, 0x11, (byte) 0xe0, 0, 0};
        assertTrue(problem(old).contains("Excel 97 to 2003"), problem(old));
        assertTrue(problem(folder.resolve("none.xlsx")).contains("there is no such file"));
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(zip)) {
            out.putNextEntry(new ZipEntry("word/document.xml"));
        }
        assertTrue(problem(zip.toByteArray()).contains("no workbook of Excel"));
    }

    @Test
    void sheetsWithoutATable() throws IOException {
        assertTrue(problem(write(sheet -> {})).contains("the first sheet is empty"));
        Path header = write(sheet -> sheet.createRow(2).createCell(0).setCellValue("n"));
        assertTrue(problem(header).contains("there is a header and no row"), problem(header));
        Path wide = write(sheet -> {
            sheet.createRow(0).createCell(0).setCellValue("n");
            sheet.createRow(1).createCell(4).setCellValue("n");
        });
        assertTrue(problem(wide).contains("row 2: has a cell to the right"), problem(wide));
        Path formula = write(sheet -> {
            sheet.createRow(0).createCell(0).setCellValue("n");
            sheet.createRow(1).createCell(0).setCellFormula("1+1");
        });
        Path bare = rewritten(formula, text -> text.replaceAll("<v>[^<]*</v>", ""));
        assertTrue(problem(bare).contains("row 2: the formula in A2 has no result"), problem(bare));
    }

    @Test
    void everyCutIsSaid() throws IOException {
        byte[] whole = Files.readAllBytes(table());
        for (int length = 4; length < whole.length; length += 7) {
            String problem = problem(Arrays.copyOf(whole, length));
            assertEquals("is an Excel file that is cut short; get or write it again", problem, "of " + length);
        }
    }

    @Test
    void aDamagedFileIsAnInputExceptionOrATable() throws IOException {
        byte[] whole = Files.readAllBytes(table());
        int refused = 0;
        for (long seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            byte[] bytes = whole.clone();
            for (int i = 0; i < 1 + random.nextInt(4); i++) {
                bytes[4 + random.nextInt(bytes.length - 4)] = (byte) random.nextInt();
            }
            refused += isRefused(Files.write(folder.resolve("d.xlsx"), bytes), "seed " + seed) ? 1 : 0;
        }
        assertTrue(refused > 40, refused + " files were refused");
    }

    @Test
    void damagedXmlIsAnInputExceptionOrATable() throws IOException {
        Path file = table();
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Path other = rewritten(file, text -> {
                int at = random.nextInt(text.length());
                return text.substring(0, at)
                        + (char) (32 + random.nextInt(90))
                        + text.substring(at + random.nextInt(2));
            });
            isRefused(other, "seed " + seed);
        }
    }

    @Test
    void entitiesAreNeverResolved() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "resolved");
        String types = "<!DOCTYPE x [<!ENTITY a \"resolved\"><!ENTITY b SYSTEM \"" + secret.toUri() + "\">]>";
        for (String entity : new String[] {"&a;", "&b;"}) {
            Path file = rewritten(
                    table(), text -> text.replaceFirst("\\?>", "?>" + types).replace("v1", entity));
            try {
                assertFalse(
                        TableFile.read(file).column("c0").values().toString().contains("resolved"), entity);
            } catch (InputException e) {
                assertEquals(1, e.getMessage().lines().count(), e.getMessage());
                assertFalse(e.getMessage().contains("resolved"), e.getMessage());
            }
        }
    }

    /** With other texts in the sheet and in the list of texts. */
    private Path rewritten(Path file, UnaryOperator<String> change) throws IOException {
        Path other = folder.resolve("other.xlsx");
        try (ZipFile zip = new ZipFile(file.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(other))) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                byte[] bytes = zip.getInputStream(entry).readAllBytes();
                String name = entry.getName().toLowerCase(Locale.ROOT);
                out.putNextEntry(new ZipEntry(entry.getName()));
                boolean isText = name.endsWith("sheet1.xml") || name.endsWith("sharedstrings.xml");
                out.write(
                        isText
                                ? change.apply(new String(bytes, StandardCharsets.UTF_8))
                                        .getBytes(StandardCharsets.UTF_8)
                                : bytes);
            }
        }
        return other;
    }

    private static boolean isRefused(Path file, String what) {
        try {
            TableFile.read(file);
            return false;
        } catch (InputException e) {
            assertEquals(1, e.getMessage().lines().count(), what + ": " + e.getMessage());
            return true;
        } catch (RuntimeException | Error e) {
            throw new AssertionError(what, e);
        }
    }

    private String problem(byte[] bytes) throws IOException {
        return problem(Files.write(folder.resolve("t.xlsx"), bytes));
    }

    private static String problem(Path file) {
        InputException e = assertThrows(InputException.class, () -> TableFile.read(file));
        assertThrows(InputException.class, () -> TableFile.each(file, Table::rows, (rows, first) -> {}));
        assertEquals(1, e.getMessage().lines().count());
        assertTrue(e.getMessage().startsWith(file.toString()), e.getMessage());
        return e.getMessage().substring(file.toString().length() + 2);
    }
}
