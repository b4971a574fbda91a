package dev.cleave.cli.report;

import dev.cleave.TableAnswers;
import dev.cleave.encoding.Surprise;
import dev.cleave.table.Column;
import dev.cleave.table.Table;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The lines of CSV about some rows, ready but for the number of each row. */
public final class PredictionLines {
    private static final byte[] COMMA = {','};
    private static final double[] UNKNOWN = {};
    private static final int LONGEST_NUMBER = 20;

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

    /** @param table the rows that the answers are about */
    public static PredictionLines of(PredictionColumns columns, Table table, TableAnswers answers) {
        LineWords[] words = answers.kinds().stream()
                .map(kind -> LineWords.of(columns.task(), kind))
                .toArray(LineWords[]::new);
        List<Column> kept = columns.kept().stream().map(table::column).toList();
        RowNotes notes = RowNotes.of(table, answers.surprises());
        PredictionLines lines = new PredictionLines(answers.rows(), answers.surprises());
        for (int row = 0; row < answers.rows(); row++) {
            for (Column column : kept) {
                lines.add(utf8("," + CsvCells.cell(column.cell(row))));
            }
            lines.add(words[answers.kind(row)], answers, row);
            lines.add(utf8("," + CsvCells.cell(notes.of(row)) + "\n"));
            lines.ends[row] = lines.length;
        }
        return lines;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void add(LineWords words, TableAnswers answers, int row) {
        add(words.beforeNetwork());
        double[] network = answers.absent().isEmpty() ? answers.nearNetwork(row) : UNKNOWN;
        for (int output : words.outputs()) {
            add(COMMA);
            if (network.length > 0) {
                addNetwork(network, output, answers, row);
            }
        }
        add(words.afterNetwork());
    }

    /** What is near decides unless it is so near to a half that the last decimal may be another. */
    private void addNetwork(double[] near, int output, TableAnswers answers, int row) {
        reserve(FourDecimals.LENGTH);
        if (FourDecimals.isPlain(near[output], answers.nearError())) {
            length = FourDecimals.write(near[output], bytes, length);
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
        byte[] all = new byte[length + LONGEST_NUMBER * ends.length];
        int at = 0;
        int start = 0;
        for (int row = 0; row < ends.length; row++) {
            at = writeNumber(firstRow + row + 1, all, at);
            System.arraycopy(bytes, start, all, at, ends[row] - start);
            at += ends[row] - start;
            start = ends[row];
        }
        out.write(all, 0, at);
    }

    private static int writeNumber(long number, byte[] target, int at) {
        int digits = 1;
        for (long left = number; left >= 10; left /= 10) {
            digits++;
        }
        long left = number;
        for (int i = at + digits - 1; i >= at; i--) {
            target[i] = (byte) ('0' + left % 10);
            left /= 10;
        }
        return at + digits;
    }
}
