package dev.cleave.parquet;

import dev.cleave.table.Column;
import dev.cleave.table.PackedCodes;
import dev.cleave.table.csv.ColumnCollector;
import java.util.Arrays;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.Dictionary;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.PrimitiveConverter;
import org.jspecify.annotations.Nullable;

/**
 * Turns the cells of one column into codes. A number becomes a text only when it is new, or when so many were that they are
 * forgotten; what a file has in a dictionary is looked up once for each row group.
 */
final class CellConverter extends PrimitiveConverter {
    /** Rows that are read at a time. */
    static final int BLOCK = 1 << 14;

    private static final int MOST = 1 << 10; // values that are kept from batch to batch
    private static final int NEW = BitsCodes.NONE;

    private final int number;
    private final String name;
    private final ValueText text;
    private final int[] codes = new int[BLOCK];
    private int count;
    private ColumnCollector collector;
    private BitsCodes known = new BitsCodes();
    private @Nullable Dictionary dictionary;
    private int[] codeOfId = {}; // of the dictionary; NEW where it is not known yet

    CellConverter(int number, String name, ValueText text) {
        this.number = number;
        this.name = name;
        this.text = text;
        this.collector = new ColumnCollector(name);
    }

    /** Which column of the file it is. */
    int number() {
        return number;
    }

    /** The next cells, in place of those before. */
    void read(ColumnReader cells, int rows) {
        int filled = cells.getDescriptor().getMaxDefinitionLevel();
        count = 0;
        for (int row = 0; row < rows; row++) {
            if (cells.getCurrentDefinitionLevel() == filled) {
                cells.writeCurrentValueToConverter();
            } else {
                codes[count++] = Column.MISSING;
            }
            cells.consume();
        }
    }

    /** Adds the cells that were read to the column. */
    void keep() {
        collector.append(codes, count);
    }

    /** All cells that were kept. */
    Column kept() {
        return collector.build();
    }

    /** The cells that were read. */
    Column batch() {
        PackedCodes.Builder packed = new PackedCodes.Builder();
        packed.append(codes, count);
        Column column = collector.with(packed.build());
        if (column.values().size() > MOST) {
            collector = new ColumnCollector(name);
            known = new BitsCodes();
            Arrays.fill(codeOfId, NEW);
        }
        return column;
    }

    @Override
    public boolean hasDictionarySupport() {
        return true;
    }

    @Override
    public void setDictionary(Dictionary given) {
        dictionary = given;
        codeOfId = new int[given.getMaxId() + 1];
        Arrays.fill(codeOfId, NEW);
    }

    @Override
    public void addValueFromDictionary(int id) {
        if (codeOfId[id] == NEW && dictionary != null) {
            codeOfId[id] = code(text.of(dictionary, id));
        }
        codes[count++] = codeOfId[id];
    }

    @Override
    public void addBinary(Binary value) {
        codes[count++] = code(text.ofBytes(value));
    }

    @Override
    public void addBoolean(boolean value) {
        addBits(value ? 1 : 0);
    }

    @Override
    public void addInt(int value) {
        addBits(value);
    }

    @Override
    public void addLong(long value) {
        addBits(value);
    }

    @Override
    public void addFloat(float value) {
        addBits(Float.floatToIntBits(value));
    }

    @Override
    public void addDouble(double value) {
        addBits(Double.doubleToLongBits(value));
    }

    private void addBits(long bits) {
        int code = known.get(bits);
        if (code == BitsCodes.NONE) {
            code = code(text.ofBits(bits));
            known.put(bits, code);
        }
        codes[count++] = code;
    }

    private int code(String cell) {
        return collector.code(cell.toCharArray(), 0, cell.length());
    }
}
