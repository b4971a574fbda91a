package dev.cleave.spark;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import net.razorvine.pickle.Pickler;
import net.razorvine.pickle.Unpickler;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * A Python function of rows as a Spark with Python calls it: rows are pickled by the hundred to a process of Python, which answers each, and
 * the answers are pickled back.
 */
public final class PythonAnswers {
    private static final int BATCH = 100;
    private static final String WORKER = """
            import os, pickle, struct, sys
            said = eval(sys.argv[1])
            rows, answers = sys.stdin.buffer, sys.stdout.buffer
            def send(what):
                text = pickle.dumps(what, 2)
                answers.write(struct.pack('>i', len(text)))
                answers.write(text)
            while True:
                size = struct.unpack('>i', rows.read(4))[0]
                if size == 0:
                    break
                send([said(*row) for row in pickle.loads(rows.read(size))])
            send([sum(os.times()[:2])])
            answers.flush()
            """;

    private PythonAnswers() {}

    /**
     * What the function adds up to, and the processor time of Python.
     *
     * @param function of the columns, in Python
     */
    public static double[] of(String function, Dataset<Row> rows) {
        return rows.javaRDD()
                .mapPartitions(
                        partition -> List.of(answered(function, partition)).iterator())
                .reduce((one, other) -> new double[] {one[0] + other[0], one[1] + other[1]});
    }

    private static double[] answered(String function, Iterator<Row> rows) throws Exception {
        Process python = new ProcessBuilder("python3", "-c", WORKER, function)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Thread writer = new Thread(() -> write(rows, python));
        writer.start();
        List<Double> sums = new ArrayList<>();
        try (DataInputStream answers = new DataInputStream(python.getInputStream())) {
            byte[] first = answers.readNBytes(Integer.BYTES);
            for (byte[] size = first; size.length > 0; size = answers.readNBytes(Integer.BYTES)) {
                int length = new BigInteger(size).intValueExact();
                double sum = 0;
                for (Object answer : (List<?>) new Unpickler().loads(answers.readNBytes(length))) {
                    sum += ((Number) answer).doubleValue();
                }
                sums.add(sum);
            }
        }
        writer.join();
        int last = sums.size() - 1;
        return new double[] {
            sums.subList(0, last).stream().mapToDouble(sum -> sum).sum(), sums.get(last)
        };
    }

    private static void write(Iterator<Row> rows, Process python) {
        try (DataOutputStream to = new DataOutputStream(new BufferedOutputStream(python.getOutputStream()))) {
            while (rows.hasNext()) {
                List<Object[]> batch = new ArrayList<>();
                while (batch.size() < BATCH && rows.hasNext()) {
                    Row row = rows.next();
                    Object[] cells = new Object[row.length()];
                    for (int i = 0; i < cells.length; i++) {
                        cells[i] = row.get(i);
                    }
                    batch.add(cells);
                }
                byte[] pickled = new Pickler().dumps(batch);
                to.writeInt(pickled.length);
                to.write(pickled);
            }
            to.writeInt(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
