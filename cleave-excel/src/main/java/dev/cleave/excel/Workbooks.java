package dev.cleave.excel;

import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.format.DamagedFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.ReadingOptions;

/** Opens workbooks, and says of what is none what it is. */
final class Workbooks {
    private static final String ZIP = "PK\3\4";
    private static final String OLD = "\u00d0\u00cf\u0011\u00e0";
    private static final ReadingOptions WITH_FORMATS = new ReadingOptions(true, false); // which say what a date is

    private Workbooks() {}

    static ReadableWorkbook open(Path file) {
        InputFile.require(file);
        SourceLocation place = SourceLocation.in(file);
        require(file, place);
        try {
            return new ReadableWorkbook(file.toFile(), WITH_FORMATS);
        } catch (IOException | RuntimeException e) {
            throw damage(place, e);
        }
    }

    private static void require(Path file, SourceLocation place) {
        String start = start(file);
        if (start.isEmpty()) {
            throw new InputException(place, "the file is empty; get or write it again");
        }
        if (start.equals(OLD)) {
            throw new InputException(
                    place,
                    "is a workbook of Excel 97 to 2003, or has a password; save it as .xlsx without one, or as CSV");
        }
        if (!start.equals(ZIP)) {
            throw new InputException(
                    place, "is not an Excel file, though its name says so; give it the name of what it is");
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            if (zip.getEntry("xl/workbook.xml") == null) {
                throw new InputException(
                        place, "is a zip file and no workbook of Excel; save the sheet as .xlsx or CSV");
            }
        } catch (IOException e) {
            throw new InputException(place, "is an Excel file that is cut short; get or write it again", e);
        }
    }

    private static String start(Path file) {
        try (InputStream bytes = Files.newInputStream(file)) {
            return new String(bytes.readNBytes(ZIP.length()), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    /** What is said where a workbook breaks off or makes no sense. */
    static InputException damage(SourceLocation place, Exception e) {
        return DamagedFile.of("Excel", place, e);
    }
}
