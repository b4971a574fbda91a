package dev.cleave.spark.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.Column;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KindSampleTest {
    @Test
    void everyKindHasItsShareToWithinARow() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 300; round++) {
            int kinds = 1 + random.nextInt(40);
            long[] counts = new long[kinds];
            long all = 0;
            TableBuilder table = Table.builder(List.of("kind"));
            for (int i = 0; i < kinds; i++) {
                counts[i] = 1 + random.nextInt(1 << random.nextInt(20));
                all += counts[i];
                table.add("k" + i);
            }
            Table built = table.build();
            int size = 1 + random.nextInt((int) Math.min(all, 5_000));
            Table sample = new KindSample(built, counts, round).sample(size);
            Column found = sample.column("kind");
            int[] times = new int[kinds];
            for (int row = 0; row < sample.rows(); row++) {
                times[found.code(row)]++;
            }
            for (int i = 0; i < kinds; i++) {
                double share = (double) counts[i] * size / all;
                assertTrue(Math.abs(times[i] - share) <= 1, "round " + round + ", kind " + i);
            }
        }
    }

    @Test
    void aSampleOfAllIsAll() {
        Table kinds = Table.of(List.of("kind"), List.of(List.of("a"), List.of("b")));
        assertEquals(5, new KindSample(kinds, new long[] {2, 3}, 0).sample(5).rows());
    }
}
