package dev.cleave.network.discretise;

import dev.cleave.encoding.Derivation;
import dev.cleave.encoding.Measurements;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.Activation;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.MlpPredicates;
import dev.cleave.table.BitMatrix;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Invented predicates as atoms of their own, {@code p_1}, {@code p_2}, ..., of which every combination is possible. Which of them
 * hold in a row is what {@link MlpPredicates} computes in double arithmetic, in the order of the inputs and with
 * {@link StrictMath}, so the same on every machine; a sum of 0 is false.
 *
 * @param name what stands before the numbers
 * @param predicates over readings
 */
public record InventedAtoms(String name, MlpPredicates predicates) implements Derivation {
    private static final String NAME = "p";

    public InventedAtoms {
        if (!predicates.atoms().isEmpty()) {
            throw new IllegalArgumentException("an invention reads readings, not atoms " + predicates.atoms());
        }
    }

    /** Named so that none is mistaken for one of the names that are taken. */
    public static InventedAtoms of(MlpPredicates predicates, Collection<String> taken) {
        String name = NAME;
        while (isTaken(name + "_", taken)) {
            name += NAME;
        }
        return new InventedAtoms(name, predicates.overReadings());
    }

    private static boolean isTaken(String start, Collection<String> taken) {
        return taken.stream().anyMatch(other -> other.startsWith(start));
    }

    /** The same network over these atoms; an {@link IllegalArgumentException} where it reads other predicates. */
    public HardNetwork over(HardNetwork network) {
        boolean isOurs = network.predicates() instanceof MlpPredicates own
                && own.overReadings().equals(predicates);
        if (!isOurs) {
            throw new IllegalArgumentException("not a network over these predicates: " + network.predicates());
        }
        return network.with(new GivenPredicates(predicates.size()));
    }

    @Override
    public List<String> names() {
        return IntStream.rangeClosed(1, predicates.size())
                .mapToObj(i -> name + "_" + i)
                .toList();
    }

    @Override
    public BitMatrix bits(Measurements readings) {
        NetworkInputs inputs = new NetworkInputs(new BitMatrix.Builder(readings.rows(), 0).build(), readings);
        BitMatrix.Builder bits = new BitMatrix.Builder(inputs.rows(), predicates.size());
        double[] values = new double[predicates.size()];
        for (int row = 0; row < inputs.rows(); row++) {
            predicates.read(inputs, row, Activation.HARD, values);
            for (int i = 0; i < values.length; i++) {
                if (values[i] > 0) {
                    bits.set(row, i);
                }
            }
        }
        return bits.build();
    }
}
