package dev.cleave.table;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A hash of a table's header and cells: the same rows give the same hash, whatever file they came from. */
public final class Fingerprint {
    private static final int BLOCK = 1 << 13; // rows

    private final MessageDigest digest = sha256();

    private Fingerprint() {}

    /** SHA-256, in hexadecimal. */
    public static String of(Table table) {
        Fingerprint fingerprint = new Fingerprint();
        table.columns().forEach(fingerprint::add);
        return HexFormat.of().formatHex(fingerprint.digest.digest());
    }

    /** Every value once, then the codes; values are in order of first appearance, so equal cells give equal bytes. */
    private void add(Column column) {
        add(column.name());
        column.values().forEach(this::add);
        int[] codes = new int[Math.min(BLOCK, column.rows())];
        ByteBuffer bytes = ByteBuffer.allocate(codes.length * Integer.BYTES);
        for (int first = 0; first < column.rows(); first += BLOCK) {
            int count = Math.min(BLOCK, column.rows() - first);
            column.codes(first, codes, count);
            bytes.clear().asIntBuffer().put(codes, 0, count);
            digest.update(bytes.limit(count * Integer.BYTES));
        }
    }

    private void add(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
