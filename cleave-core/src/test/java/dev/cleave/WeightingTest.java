package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.ClassWeights;
import dev.cleave.table.InputException;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class WeightingTest {
    private static final Table TABLE = Table.of(
            List.of("x", "w", "kind", "other"),
            List.of(
                    List.of("1", "2", "a", "1"),
                    List.of("2", "1", "a", "0"),
                    List.of("3", "1", "b", "1"),
                    List.of("4", "0", "c", "0")));
    private static final LabelledTable CLASSES = LabelledTable.of(TABLE, TargetSpec.of("kind"));

    @Test
    void nothingSaidIsEqual() {
        assertTrue(weights(Weighting.none(), CLASSES).isEqual());
    }

    @Test
    void classesAndColumnsMultiply() {
        Weighting weighting =
                Weighting.none().with(ClassWeights.parse("a=3,b=5")).withColumn("w");
        assertEquals(RowWeights.of(6, 3, 5, 0), weights(weighting, CLASSES));
    }

    @Test
    void balancedCountsAllNegativesAsOneClass() {
        LabelledTable binary = LabelledTable.of(TABLE, TargetSpec.of("kind").withPositive("c"));
        RowWeights weights = weights(Weighting.none().with(new ClassWeights.Balanced()), binary);
        assertEquals(RowWeights.of(4f / 6, 4f / 6, 4f / 6, 2), weights);
    }

    @Test
    void classWeightsNeedOneColumn() {
        LabelledTable two = LabelledTable.of(TABLE, TargetSpec.of("other,w").withPositive("0"));
        Weighting balanced = Weighting.none().with(new ClassWeights.Balanced());
        assertThrows(InputException.class, () -> balanced.require(two));
    }

    @Test
    void theTargetIsNoWeight() {
        Weighting weighting = Weighting.none().withColumn("kind");
        assertThrows(InputException.class, () -> weighting.require(CLASSES));
    }

    @Test
    void someRowMustCount() {
        Weighting weighting = Weighting.none().with(ClassWeights.parse("a=0,b=0,c=0"));
        assertThrows(InputException.class, () -> weighting.require(CLASSES));
    }

    private static RowWeights weights(Weighting weighting, LabelledTable data) {
        return weighting.rows(data.table(), data.target());
    }
}
