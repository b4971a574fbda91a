package dev.cleave.bench;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.datasets.NamedData;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.network.NeuralDnf;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Table;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Prints a line for each data set: millions of rows a second that learned rules answer, 64 rows at a time, and microseconds
 * that a single row takes through {@link Learned#predict}, text in and text out, with the ratio against the network's own
 * pass over the same rows. Processor time of one thread.
 */
public final class PredictTimes {
    private static final int SINGLE_ROWS = 1_000;
    private static final int NETWORK_ROWS = 1_000;

    private PredictTimes() {}

    /** Takes the folder of data sets and names of them. */
    public static void main(String[] args) {
        System.out.printf(
                Locale.ROOT,
                "%-10s %9s %12s %12s %9s %12s%n",
                "data",
                "rows",
                "rules M/s",
                "network M/s",
                "ratio",
                "a row, us");
        Arrays.stream(args).skip(1).forEach(name -> print(name, Path.of(args[0])));
    }

    private static void print(String name, Path folder) {
        NamedData named = NamedData.find(name).orElseThrow();
        LabelledTable data = LabelledTable.of(named.table(folder), TargetSpec.of(named.target()));
        Learned learned =
                new Learner(LearnOptions.defaults()).learn(data, data.splits().holdOut(0.3, 73));
        BitMatrix bits = learned.encoding().inputs(data.table()).inputs();
        BitColumns columns = bits.transposed();
        double rules = columns.rows() * Rate.of(() -> count(learned, columns));
        double network = NETWORK_ROWS * Rate.of(() -> pass(learned.model().proved(), bits));
        double single = SINGLE_ROWS * Rate.of(singles(learned, data.table()));
        System.out.printf(
                Locale.ROOT,
                "%-10s %9d %12.1f %12.2f %8.0fx %12.2f%n",
                name,
                columns.rows(),
                rules / 1e6,
                network / 1e6,
                rules / network,
                1e6 / single);
    }

    private static long count(Learned learned, BitColumns columns) {
        return learned.rules().answer(columns).stream()
                .mapToLong(Coverage::count)
                .sum();
    }

    private static long pass(NeuralDnf network, BitMatrix bits) {
        NetworkInputs inputs = NetworkInputs.of(bits);
        NeuralDnf.Pass pass = network.pass();
        long positive = 0;
        for (int row = 0; row < NETWORK_ROWS; row++) {
            positive += pass.outputs(inputs, row % bits.rows())[0] > 0 ? 1 : 0;
        }
        return positive;
    }

    private static LongSupplier singles(Learned learned, Table table) {
        List<Map<String, String>> rows = IntStream.range(0, SINGLE_ROWS)
                .mapToObj(row -> table.row(row % table.rows()))
                .toList();
        return () -> rows.stream().mapToLong(row -> learned.labels(row).size()).sum();
    }
}
