package dev.cleave.cli.report;

import dev.cleave.OutputAnswer;
import dev.cleave.TableAnswers;
import dev.cleave.encoding.Surprise;
import dev.cleave.evaluation.Task;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The lines of CSV about some rows, ready but for the number of each row. */
public final class PredictionLines {
    private static final byte[] HEADER = "row,label,probability,network,rule\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] BETWEEN = "; ".getBytes(StandardCharsets.UTF_8);
    private static final byte[] NOTHING = {};
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

    public static void writeHeader(OutputStream out) throws IOException {
        out.write(HEADER);
    }

    public static PredictionLines of(Task task, TableAnswers answers) {
        List<List<OutputAnswer>> kinds = answers.kinds();
        LineWords[] words = kinds.stream().map(kind -> LineWords.of(task, kind)).toArray(LineWords[]::new);
        PredictionLines lines = new PredictionLines(answers.rows(), answers.surprises());
        for (int row = 0; row < answers.rows(); row++) {
            lines.add(words[answers.kind(row)], answers, row);
            lines.ends[row] = lines.length;
        }
        return lines;
    }

    private void add(LineWords words, TableAnswers answers, int row) {
        add(words.beforeNetwork());
        if (words.outputs().isEmpty()) {
            reserve(1);
            bytes[length++] = '-';
        } else {
            double[] network = answers.nearNetwork(row);
            for (int i = 0; i < words.outputs().size(); i++) {
                add(i == 0 ? NOTHING : BETWEEN);
                addNetwork(network, words.outputs().get(i), answers, row);
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
