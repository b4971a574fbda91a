package dev.cleave.interchange.onnx;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.interchange.program.CheckReading;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.ThresholdPredicates;
import java.util.ArrayList;
import java.util.List;

/** The columns that a network reads: those of its atoms, and numbers that it has thresholds of its own for. */
final class NumberInputs {
    private NumberInputs() {}

    /** Those of the reading come first, in its order. */
    static List<InputColumn> of(Encoding encoding, NeuralDnf network, CheckReading reading) {
        List<InputColumn> all = new ArrayList<>(reading.inputs());
        if (network.predicates() instanceof ThresholdPredicates) {
            for (NumericColumn column : encoding.numericColumns()) {
                InputColumn input = new InputColumn(column.name(), InputColumn.Kind.NUMBER);
                if (!all.contains(input)) {
                    all.add(input);
                }
            }
        }
        return all;
    }
}
