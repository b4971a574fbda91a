package dev.cleave.datasets;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.table.ClassPartition;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** NearMiss-1 by its definition: every distance of every pair, and a full sort. The oracle of the fast one. */
final class NaiveNearMiss {
    private NaiveNearMiss() {}

    static Rows choose(Table table, String label, int neighbours, EncodingOptions options) {
        List<Rows> classes = ClassPartition.of(table.column(label)).rows();
        Rows rare = classes.stream().min(Comparator.comparingInt(Rows::size)).orElseThrow();
        double[][] numbers = new double[table.rows()][];
        double[][] atoms = new double[table.rows()][];
        fill(table, label, options, numbers, atoms);
        List<Integer> chosen = new ArrayList<>();
        for (Rows rows : classes) {
            rows.stream()
                    .boxed()
                    .sorted(Comparator.comparingDouble(
                            row -> rows.equals(rare) ? 0 : mean(row, rare, neighbours, numbers, atoms)))
                    .limit(rare.size())
                    .forEach(chosen::add);
        }
        return Rows.of(chosen.stream().mapToInt(row -> row).sorted().toArray());
    }

    private static double mean(int row, Rows rare, int neighbours, double[][] numbers, double[][] atoms) {
        return rare.stream()
                        .mapToDouble(other ->
                                Math.sqrt(square(numbers[row], numbers[other]) + square(atoms[row], atoms[other])))
                        .sorted()
                        .limit(neighbours)
                        .reduce(0, Double::sum)
                / Math.min(neighbours, rare.size());
    }

    private static double square(double[] a, double[] b) {
        return IntStream.range(0, a.length)
                .mapToDouble(i -> (a[i] - b[i]) * (a[i] - b[i]))
                .reduce(0, Double::sum);
    }

    private static void fill(Table table, String label, EncodingOptions options, double[][] numbers, double[][] atoms) {
        List<EncodedColumn> columns = Encoding.columns(table, Set.of(label), Rows.all(table.rows()), options);
        for (int row = 0; row < table.rows(); row++) {
            int at = row;
            numbers[row] = columns.stream()
                    .filter(NumericColumn.class::isInstance)
                    .mapToDouble(column -> number((NumericColumn) column, table, at))
                    .toArray();
            atoms[row] = columns.stream()
                    .filter(column -> !(column instanceof NumericColumn))
                    .flatMapToDouble(
                            column -> atoms(column, table.column(column.name()).cell(at)))
                    .toArray();
        }
    }

    /** Standardised, 0 where it is missing. */
    private static double number(NumericColumn column, Table table, int row) {
        double number = column.number(table.column(column.name()).cell(row));
        return Double.isNaN(number) ? 0 : column.scale().standardised(number);
    }

    private static DoubleStream atoms(EncodedColumn column, String cell) {
        int state = column.read(cell).state();
        return IntStream.range(0, column.group().atoms())
                .mapToDouble(atom -> column.group().holds(state, atom) ? 1 : 0);
    }
}
