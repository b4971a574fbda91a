package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FingerprintTest {
    /** Files keep it, so that it must stay what it was. */
    @Test
    void codesAreHashedOneAfterTheOther() throws Exception {
        for (int rows : new int[] {1, 8191, 8192, 8193, 20_000}) {
            int[] codes = new SplittableRandom(rows).ints(rows, -1, 3).toArray();
            Table table = new Table(List.of(column("größe", codes), column("b", codes)), lines(rows), List.of());
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes(table));
            assertEquals(HexFormat.of().formatHex(hash), Fingerprint.of(table), rows + " rows");
        }
    }

    private static Column column(String name, int[] codes) {
        return new Column(name, List.of("a", "b", "c"), PackedCodes.of(codes));
    }

    private static RowOrigins lines(int rows) {
        RowOrigins.Builder lines = new RowOrigins.Builder(SourceLocation.unknown());
        lines.add(2, rows);
        return lines.build();
    }

    private static byte[] bytes(Table table) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (Column column : table.columns()) {
            write(out, column.name());
            for (String value : column.values()) {
                write(out, value);
            }
            for (int row = 0; row < column.rows(); row++) {
                out.writeInt(column.code(row));
            }
        }
        return bytes.toByteArray();
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }
}
