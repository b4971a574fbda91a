package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.cleave.table.BitMatrix;
import java.util.Base64;
import java.util.BitSet;
import java.util.List;

/** Encoded rows in the model file, each as the base64 of its bits, the first atom in the lowest. */
final class SeenJson {
    private SeenJson() {}

    static void write(BitMatrix rows, ArrayNode to) {
        for (int row = 0; row < rows.rows(); row++) {
            BitSet bits = new BitSet();
            for (int column = 0; column < rows.columns(); column++) {
                bits.set(column, rows.get(row, column));
            }
            to.add(Base64.getEncoder().encodeToString(bits.toByteArray()));
        }
    }

    /** None where there is no such field. */
    static BitMatrix read(JsonFields from, String name, int atoms) {
        List<BitSet> rows = from.has(name) ? from.list(name, field -> row(field, atoms)) : List.of();
        BitMatrix.Builder matrix = new BitMatrix.Builder(rows.size(), atoms);
        for (int row = 0; row < rows.size(); row++) {
            int at = row;
            rows.get(row).stream().forEach(atom -> matrix.set(at, atom));
        }
        return matrix.build();
    }

    private static BitSet row(JsonFields field, int atoms) {
        BitSet row = BitSet.valueOf(Base64.getDecoder().decode(field.asText()));
        if (row.length() > atoms) {
            throw field.wrong("a row of " + atoms + " atoms");
        }
        return row;
    }
}
