package dev.cleave.rules.search.body;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.logic.Literal;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SumsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyLiteralHasTheSumsOfItsRows(int seed) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(50 + 20 * seed);
        double[] numbers = random.numbers(2 * columns.rows());
        long[] eligible = random.rows(columns);
        RowList rows = new RowList(columns.rows()).set(eligible, RowSets.all(columns));
        new LiteralSums(GroupStates.of(columns, RandomSamples.DOMAIN), new RowValues(2, numbers))
                .visit(rows, (atom, positive, sums) -> {
                    long[] held = RowSets.covered(columns, List.of(new Literal(atom, positive)));
                    for (int channel = 0; channel < 2; channel++) {
                        assertEquals(naive(numbers, 2, channel, held, eligible), sums[channel], 1e-9);
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 65, 200})
    void bitPlanesOfEqualNumbersAreExact(int count) {
        RandomSamples random = new RandomSamples(count);
        BitColumns columns = random.columns(count);
        double[] numbers =
                Arrays.stream(random.numbers(count)).map(x -> x < 0.5 ? 0 : 0.7).toArray();
        long[] these = random.rows(columns);
        long[] those = random.rows(columns);
        assertEquals(naive(numbers, 1, 0, these, those), new BitSums(numbers).sum(these, those), 1e-9);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 65, 200})
    void bitPlanesOfOtherNumbersAreRounded(int count) {
        RandomSamples random = new RandomSamples(count);
        BitColumns columns = random.columns(count);
        double[] numbers = random.numbers(count);
        long[] these = random.rows(columns);
        long[] all = RowSets.all(columns);
        assertEquals(naive(numbers, 1, 0, these, all), new BitSums(numbers).sum(these, all), count / 510.0 + 1e-9);
    }

    private static double naive(double[] numbers, int channels, int channel, long[] these, long[] those) {
        return IntStream.range(0, numbers.length / channels)
                .filter(row -> RowSets.get(these, row) && RowSets.get(those, row))
                .mapToDouble(row -> numbers[row * channels + channel])
                .sum();
    }
}
