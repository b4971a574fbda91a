package dev.cleave.spark.rows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the values of one column as codes; each different value becomes a text once. */
final class CellCoder {
    private final Map<Object, Integer> codeOf = new HashMap<>();
    private final List<String> texts = new ArrayList<>();
    private int[] codes = new int[64];
    private int rows;

    void add(@Nullable Object value) {
        if (rows == codes.length) {
            codes = Arrays.copyOf(codes, 2 * rows);
        }
        Object key = value == null ? "" : value; // an empty text is a missing cell, too
        Integer known = codeOf.get(key);
        codes[rows++] = known == null ? fresh(key) : known;
    }

    private int fresh(Object value) {
        int code = texts.size();
        codeOf.put(value, code);
        texts.add(CellTypes.text(value));
        return code;
    }

    CodedColumn build() {
        return new CodedColumn(texts, codes, rows);
    }
}
