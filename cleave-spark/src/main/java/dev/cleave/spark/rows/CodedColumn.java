package dev.cleave.spark.rows;

import java.io.Serializable;
import java.nio.ByteBuffer;
import java.util.List;

/** The cells of a column in some rows, as they travel: each different text once, and a code a row in one, two or four bytes. */
final class CodedColumn implements Serializable {
    private static final long serialVersionUID = 1L;

    private final String[] texts;
    private final int rows;
    private final int width; // bytes of a code
    private final byte[] codes;

    CodedColumn(List<String> texts, int[] codes, int rows) {
        this.texts = texts.toArray(String[]::new);
        this.rows = rows;
        this.width = texts.size() <= 1 << Byte.SIZE ? 1 : texts.size() <= 1 << Short.SIZE ? 2 : Integer.BYTES;
        ByteBuffer packed = ByteBuffer.allocate(Math.multiplyExact(rows, width));
        for (int row = 0; row < rows; row++) {
            put(packed, codes[row]);
        }
        this.codes = packed.array();
    }

    private void put(ByteBuffer packed, int code) {
        switch (width) {
            case 1 -> packed.put((byte) code);
            case 2 -> packed.putShort((short) code);
            default -> packed.putInt(code);
        }
    }

    List<String> texts() {
        return List.of(texts);
    }

    /** Of every row an index into the texts. */
    int[] codes() {
        ByteBuffer packed = ByteBuffer.wrap(codes);
        int[] all = new int[rows];
        for (int row = 0; row < rows; row++) {
            all[row] = switch (width) {
                case 1 -> packed.get() & 0xff;
                case 2 -> packed.getShort() & 0xffff;
                default -> packed.getInt();
            };
        }
        return all;
    }
}
