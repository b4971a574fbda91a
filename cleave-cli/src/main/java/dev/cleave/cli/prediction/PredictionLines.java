package dev.cleave.cli.prediction;

import dev.cleave.TableAnswers;
import dev.cleave.encoding.Surprise;
import dev.cleave.table.Column;
import dev.cleave.table.Table;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The lines of CSV about some rows, ready but for the number of each row. */
public final class PredictionLines {
    private static final byte[] COMMA = {','};
    private static final int BUFFER = 1 << 17; // that is written at once, which stays in a cache

    private final int[] ends; // [rows]
    private final List<Surprise> surprises;
    private byte[] bytes;
    private int length;

    private PredictionLines(int rows, List<Surprise> surprises) {
        this.ends = new int[rows];
        this.surprises = surprises;
        this.bytes = new byte[64 * rows + 64];
    }

    public static void writeHeader(PredictionColumns columns, OutputStream out) throws IOException {
        out.write(utf8(columns.header()));
    }

    /**
     * @param table the rows that the answers are about
     * @param cache of the same model
     */
    public static PredictionLines of(PredictionColumns columns, LineCache cache, Table table, TableAnswers answers) {
        LineWords[] words = IntStream.range(0, answers.kinds())
                .mapToObj(kind -> cache.get(answers, kind))
                .toArray(LineWords[]::new);
        List<Column> kept = columns.kept().stream().map(table::column).toList();
        RowNotes notes = RowNotes.of(table, answers.surprises());
        PredictionLines lines = new PredictionLines(answers.rows(), answers.surprises());
        for (int row = 0; row < answers.rows(); row++) {
            for (Column column : kept) {
                lines.add(utf8("," + CsvCells.cell(column.cell(row))));
            }
            LineWords said = words[answers.kind(row)];
            lines.add(said, answers, row);
            String note = notes.of(row);
            if (note.isEmpty()) {
                lines.add(said.end());
            } else {
                lines.add(said.afterNetwork());
                lines.add(utf8("," + CsvCells.cell(note) + "\n"));
            }
            lines.ends[row] = lines.length;
        }
        return lines;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void add(LineWords words, TableAnswers answers, int row) {
        add(words.beforeNetwork());
        boolean isKnown = answers.absent().isEmpty();
        for (int output : words.outputs()) {
            add(COMMA);
            if (isKnown) {
                addNetwork(output, answers, row);
            }
        }
    }

    /** What is near decides unless it is so near to a half that the last decimal may be another. */
    private void addNetwork(int output, TableAnswers answers, int row) {
        reserve(FourDecimals.LENGTH);
        double near = answers.nearNetwork(row, output);
        if (FourDecimals.isPlain(near, answers.nearError())) {
            length = FourDecimals.write(near, bytes, length);
        } else {
            add(FourDecimals.text(answers.network(row)[output]).getBytes(StandardCharsets.UTF_8));
        }
    }

    private void add(byte[] some) {
        reserve(some.length);
        System.arraycopy(some, 0, bytes, length, some.length);
        length += some.length;
    }

    private void reserve(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(length + more, bytes.length + (bytes.length >> 1)));
        }
    }

    public int rows() {
        return ends.length;
    }

    public List<Surprise> surprises() {
        return surprises;
    }

    /** @param firstRow how many rows there were before these */
    public void write(OutputStream out, long firstRow) throws IOException {
        RowNumber number = new RowNumber(firstRow + 1);
        byte[] some = new byte[BUFFER];
        int filled = 0;
        int start = 0;
        for (int end : ends) {
            int line = end - start;
            if (filled + line + RowNumber.LONGEST > BUFFER) {
                out.write(some, 0, filled);
                filled = 0;
            }
            filled = number.write(some, filled);
            if (filled + line > BUFFER) {
                out.write(some, 0, filled);
                out.write(bytes, start, line);
                filled = 0;
            } else {
                System.arraycopy(bytes, start, some, filled, line);
                filled += line;
            }
            start = end;
        }
        out.write(some, 0, filled);
    }
}
