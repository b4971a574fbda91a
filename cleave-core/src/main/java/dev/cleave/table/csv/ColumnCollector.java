package dev.cleave.table.csv;

import dev.cleave.table.Column;
import dev.cleave.table.PackedCodes;
import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects the cells of one column into codes; a text becomes a string only when it is new. All readers of tables use it. */
public final class ColumnCollector {
    private final String name;
    private final List<String> texts = new ArrayList<>(); // every spelling, those of missing cells too
    private final List<String> values = new ArrayList<>();
    private final PackedCodes.Builder codes = new PackedCodes.Builder();
    private int[] codeOfText = new int[4]; // [texts]
    private int[] slots = new int[8]; // a hash table of text number + 1, at most half full

    public ColumnCollector(String name) {
        this.name = name;
    }

    /** How many cells there are so far. */
    public int rows() {
        return codes.rows();
    }

    public void add(String cell) {
        add(cell.toCharArray(), 0, cell.length());
    }

    /** A cell, without the white space around it. */
    public void add(char[] buffer, int offset, int length) {
        codes.add(code(buffer, offset, length));
    }

    /** Cells whose codes are known. */
    public void append(int[] known, int count) {
        codes.append(known, count);
    }

    /** What stands for this text, without the white space around it, in this column. */
    public int code(char[] buffer, int offset, int length) {
        int from = offset;
        int to = offset + length;
        while (from < to && Character.isWhitespace(buffer[from])) {
            from++;
        }
        while (from < to && Character.isWhitespace(buffer[to - 1])) {
            to--;
        }
        int number = textNumber(buffer, from, to); // first, since it may replace the array
        return codeOfText[number];
    }

    public Column build() {
        return new Column(name, values, codes.build());
    }

    /** Other cells, with these codes. */
    public Column with(PackedCodes others) {
        return new Column(name, values, others);
    }

    private int textNumber(char[] buffer, int from, int to) {
        int slot = firstSlot(hash(buffer, from, to));
        while (slots[slot] != 0) {
            int number = slots[slot] - 1;
            if (same(texts.get(number), buffer, from, to)) {
                return number;
            }
            slot = (slot + 1) & (slots.length - 1);
        }
        return addText(new String(buffer, from, to - from), slot);
    }

    private int addText(String text, int slot) {
        int number = texts.size();
        texts.add(text);
        slots[slot] = number + 1;
        if (number == codeOfText.length) {
            codeOfText = Arrays.copyOf(codeOfText, 2 * number);
        }
        codeOfText[number] = CellText.isMissing(text) ? Column.MISSING : values.size();
        if (codeOfText[number] != Column.MISSING) {
            values.add(text);
        }
        if (2 * texts.size() > slots.length) {
            rehash();
        }
        return number;
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        for (int number = 0; number < texts.size(); number++) {
            int slot = firstSlot(texts.get(number).hashCode());
            while (slots[slot] != 0) {
                slot = (slot + 1) & (slots.length - 1);
            }
            slots[slot] = number + 1;
        }
    }

    private int firstSlot(int hash) {
        return ((hash * 0x9E3779B9) >>> 7) & (slots.length - 1);
    }

    /** As {@code String.hashCode}. */
    private static int hash(char[] buffer, int from, int to) {
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + buffer[i];
        }
        return hash;
    }

    private static boolean same(String text, char[] buffer, int from, int to) {
        if (text.length() != to - from) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != buffer[from + i]) {
                return false;
            }
        }
        return true;
    }
}
