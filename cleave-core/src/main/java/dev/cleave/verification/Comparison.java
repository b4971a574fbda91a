package dev.cleave.verification;

import dev.cleave.table.BitMatrix;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Two behaviours, and the outputs in which they are compared. */
public record Comparison(Behaviour one, Behaviour other, List<Integer> outputs) {
    public Comparison {
        outputs = List.copyOf(outputs);
        if (one.atoms() != other.atoms() || one.outputs() != other.outputs()) {
            throw new IllegalArgumentException("can't compare " + one.outputs() + " outputs over " + one.atoms()
                    + " atoms with " + other.outputs() + " over " + other.atoms());
        }
    }

    public static Comparison whole(Behaviour one, Behaviour other) {
        return new Comparison(
                one, other, IntStream.range(0, one.outputs()).boxed().toList());
    }

    List<Comparison> perOutput() {
        return outputs.stream()
                .map(output -> new Comparison(one, other, List.of(output)))
                .toList();
    }

    /** The atoms that any of the outputs may depend on. */
    public BitSet cone() {
        BitSet cone = new BitSet();
        for (int output : outputs) {
            cone.or(one.cone(output));
            cone.or(other.cone(output));
        }
        return cone;
    }

    public Optional<Difference> on(BitMatrix rows) {
        BitMatrix first = one.answers(rows);
        BitMatrix second = other.answers(rows);
        for (int row = 0; row < rows.rows(); row++) {
            OptionalInt output = firstDifference(first, second, row);
            if (output.isPresent()) {
                return Optional.of(new Difference(MatrixRows.get(rows, row), output.getAsInt()));
            }
        }
        return Optional.empty();
    }

    private OptionalInt firstDifference(BitMatrix first, BitMatrix second, int row) {
        return outputs.stream()
                .mapToInt(output -> output)
                .filter(output -> first.get(row, output) != second.get(row, output))
                .findFirst();
    }
}
