package dev.cleave.pipeline.distil;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.Target;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.examples.Networks;
import dev.cleave.logic.Domain;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.network.SoftNetwork;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SyntheticRowsTest {
    private static final Domain DOMAIN = Domain.free(1);

    private final BitMatrix inputs = new BitMatrix.Builder(1, 1).set(0, 0).build();
    private final Dataset table = new Dataset(
                    new BitMatrix.Builder(2, 1).set(1, 0).build(),
                    new BitMatrix.Builder(2, 2).set(0, 0).set(1, 1).build())
            .with(RowWeights.of(2, 3));

    @Test
    void classesStandAfterTheRowsOfTheTable() {
        WeightedSample sample = rows(DecisionThreshold.even()).classes(table);
        assertEquals(List.of(1.0, 0.0, 0.25), shares(sample, 0));
        assertEquals(List.of(0.0, 1.0, 0.75), shares(sample, 1));
        assertEquals(List.of(2.0, 3.0, 1.0), weights(sample));
        assertEquals(0b110, sample.columns().word(0, 0));
    }

    @Test
    void aHeadHasItsOwnShares() {
        WeightedSample sample = rows(DecisionThreshold.even()).head(table, 1);
        assertEquals(List.of(0.0, 1.0, 0.75), shares(sample, 0));
        assertEquals(List.of(2.0, 3.0, 1.0), weights(sample));
    }

    /** At a probability of 0.2 a missed label costs four times a wrong one. */
    @Test
    void aDecisionIsACostOfErrors() {
        DecisionThreshold decision = new DecisionThreshold(0.2);
        WeightedSample sample = rows(decision).head(table, 1);
        double missed = decision.cost(true);
        double said = decision.cost(false);
        assertEquals(4, missed / said, 1e-9);
        assertEquals(2 * said, sample.weight(0), 1e-12);
        assertEquals(3 * missed, sample.weight(1), 1e-12);
        assertEquals(0.75 * missed + 0.25 * said, sample.weight(2), 1e-12);
        assertEquals(0.75 * missed / sample.weight(2), sample.share(2, 0), 1e-12);
    }

    @Test
    void noneLeavesTheRowsAlone() {
        assertEquals(
                2,
                SyntheticRows.none(DOMAIN, DecisionThreshold.even())
                        .classes(table)
                        .rows());
    }

    /** What networks say is the label, and a seed gives the same rows again. */
    @Test
    void networksLabelMixtures() {
        Table rows = table(60);
        Encoding encoding = encoding(rows);
        SoftNetwork network = SoftNetwork.of(Networks.network(new float[] {6, 0}, new float[] {6}, 2, 1));
        SyntheticRows made = new Distillation(encoding, new SoftEnsemble(List.of(network)))
                .rows(rows, 240, DecisionThreshold.even(), 5);
        Dataset none = encoding.encode(rows).dataset().select(Rows.of());
        WeightedSample sample = made.head(none, 0);
        assertEquals(240, sample.rows());
        for (int row = 0; row < sample.rows(); row++) {
            boolean holds = (sample.columns().word(0, row >>> 6) >>> row & 1) != 0;
            assertEquals(holds, sample.share(row, 0) > 0.5, "row " + row);
        }
        WeightedSample again = new Distillation(encoding, new SoftEnsemble(List.of(network)))
                .rows(rows, 240, DecisionThreshold.even(), 5)
                .head(none, 0);
        assertEquals(shares(sample, 0), shares(again, 0));
    }

    @Test
    void togetherTheyCountFourTimesAsMuchAsTheRowsAtMost() {
        Table rows = table(60);
        Encoding encoding = encoding(rows);
        SoftNetwork network = SoftNetwork.of(Networks.network(new float[] {6, 0}, new float[] {6}, 2, 1));
        Distillation distillation = new Distillation(encoding, new SoftEnsemble(List.of(network)));
        Dataset own = encoding.encode(rows).dataset();
        for (int synthetic : new int[] {1, 60, 240, 241, 2_400}) {
            WeightedSample sample = distillation
                    .rows(rows, synthetic, DecisionThreshold.even(), 5)
                    .head(own, 0);
            assertEquals(60 + Math.min(240, synthetic), sample.weight(), 1e-9);
            assertEquals(1, sample.weight(0));
        }
    }

    @Test
    void tooFewOrTooManyRowsGetNone() {
        SoftNetwork network = SoftNetwork.of(Networks.network(new float[] {6, 0}, new float[] {6}, 2, 1));
        Encoding encoding = encoding(table(60));
        Distillation distillation = new Distillation(encoding, new SoftEnsemble(List.of(network)));
        Dataset none = encoding.encode(table(60)).dataset().select(Rows.of());
        for (int rows : new int[] {1, 10_001}) {
            assertEquals(
                    0,
                    distillation
                            .rows(table(rows), 240, DecisionThreshold.even(), 0)
                            .head(none, 0)
                            .rows());
        }
    }

    private SyntheticRows rows(DecisionThreshold decision) {
        return new SyntheticRows(DOMAIN, decision, inputs, new double[] {0.25, 0.75});
    }

    private static Table table(int rows) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            cells.add(List.of("" + i % 2, "" + i / 2 % 2, "" + i % 2));
        }
        return Table.of(List.of("a", "b", "y"), cells);
    }

    private static Encoding encoding(Table rows) {
        Target target = LabelledTable.of(rows, TargetSpec.of("y")).target();
        return Encoding.fit(rows, target, Rows.all(rows.rows()), EncodingOptions.defaults());
    }

    private static List<Double> shares(WeightedSample sample, int label) {
        List<Double> shares = new ArrayList<>();
        for (int row = 0; row < sample.rows(); row++) {
            shares.add(sample.share(row, label));
        }
        return shares;
    }

    private static List<Double> weights(WeightedSample sample) {
        List<Double> weights = new ArrayList<>();
        for (int row = 0; row < sample.rows(); row++) {
            weights.add(sample.weight(row));
        }
        return weights;
    }
}
