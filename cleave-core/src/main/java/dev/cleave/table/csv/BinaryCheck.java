package dev.cleave.table.csv;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.charset.StandardCharsets;

/** Tells files that are not text from their first bytes. */
final class BinaryCheck {
    private BinaryCheck() {}

    static void requireText(byte[] start, SourceLocation place) {
        if (startsWith(start, "PK\3\4")) {
            throw new InputException(place, "is a zip file or a spreadsheet; save the sheet as CSV");
        }
        if (startsWith(start, "PAR1")) {
            throw new InputException(
                    place,
                    "is a Parquet file, not a CSV; read it with TableFile and the module cleave-parquet, or save it as CSV");
        }
        for (byte b : start) {
            if (b >= 0 && b < '\t') {
                throw new InputException(place, "it is a binary file; give a CSV as text, gzipped or not");
            }
        }
    }

    private static boolean startsWith(byte[] start, String magic) {
        return new String(start, 0, Math.min(start.length, magic.length()), StandardCharsets.ISO_8859_1).equals(magic);
    }
}
