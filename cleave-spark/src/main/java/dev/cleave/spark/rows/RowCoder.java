package dev.cleave.spark.rows;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.spark.sql.Row;

/** The rows of a partition as {@link CodedRows}, a stretch of one part of a file each, and none too long. */
final class RowCoder implements Iterator<CodedRows> {
    private static final int MOST_ROWS = 1 << 16;

    private final int partition;
    private final Iterator<Row> rows;
    private final int columns; // after these come the file and the block
    private final boolean hasFiles;
    private Row next;
    private boolean hasNext;
    private int number;

    RowCoder(int partition, Iterator<Row> rows, int columns, boolean hasFiles) {
        this.partition = partition;
        this.rows = rows;
        this.columns = columns;
        this.hasFiles = hasFiles;
        this.next = Row.empty();
        advance();
    }

    private void advance() {
        hasNext = rows.hasNext();
        if (hasNext) {
            next = rows.next();
        }
    }

    @Override
    public boolean hasNext() {
        return hasNext;
    }

    @Override
    public CodedRows next() {
        if (!hasNext) {
            throw new NoSuchElementException("there are no more rows");
        }
        String file = file();
        long block = block();
        List<CellCoder> coders = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            coders.add(new CellCoder());
        }
        int count = 0;
        while (hasNext && count < MOST_ROWS && block == block() && file.equals(file())) {
            for (int column = 0; column < columns; column++) {
                coders.get(column).add(next.get(column));
            }
            count++;
            advance();
        }
        ArrayList<CodedColumn> coded = new ArrayList<>();
        coders.forEach(coder -> coded.add(coder.build()));
        return new CodedRows(file, block, partition, number++, count, coded);
    }

    private String file() {
        return hasFiles ? next.getString(columns) : "";
    }

    private long block() {
        return hasFiles ? next.getLong(columns + 1) : 0;
    }
}
