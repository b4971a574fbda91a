package dev.cleave.parquet;

import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A Parquet file starts and ends with the same four characters. */
final class ParquetEnds {
    private static final String MAGIC = "PAR1";
    private static final String ENCRYPTED = "PARE";

    private ParquetEnds() {}

    /** An {@link InputException} that says what the file is instead. */
    static void require(Path file) {
        SourceLocation place = SourceLocation.in(file);
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
            if (bytes.length() == 0) {
                throw new InputException(place, "the file is empty; get or write it again");
            }
            String start = four(bytes, 0);
            if (start.equals(ENCRYPTED)) {
                throw new InputException(place, "is an encrypted Parquet file; write it without encryption");
            }
            if (!start.equals(MAGIC)) {
                throw new InputException(
                        place, "is not a Parquet file, though its name says so; give it the name of what it is");
            }
            if (!four(bytes, bytes.length() - MAGIC.length()).equals(MAGIC) || bytes.length() < 3 * MAGIC.length()) {
                throw new InputException(place, "is a Parquet file that is cut short; get or write it again");
            }
        } catch (IOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    private static String four(RandomAccessFile bytes, long from) throws IOException {
        byte[] read = new byte[MAGIC.length()];
        bytes.seek(Math.max(0, from));
        int count = bytes.read(read);
        return new String(read, 0, Math.max(0, count), StandardCharsets.ISO_8859_1);
    }
}
