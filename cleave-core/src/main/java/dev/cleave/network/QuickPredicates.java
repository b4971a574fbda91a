package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;

/** Reads the predicates of a row: of a soft network to within {@link QuickTanh#ERROR}, of a hard one exactly. */
interface QuickPredicates {
    void read(NetworkInputs inputs, int row, double[] values);

    static QuickPredicates of(NeuralDnf network) {
        return network.predicates() instanceof ThresholdPredicates thresholds
                ? new QuickThresholds(thresholds, network.activation() == Activation.SOFT)
                : (inputs, row, values) -> network.predicates().read(inputs, row, network.activation(), values);
    }

    /** Learned thresholds, in arrays. */
    final class QuickThresholds implements QuickPredicates {
        private final boolean soft;
        private final int[] atoms;
        private final int[] columns;
        private final double[] thresholds;
        private final double temperature;

        private QuickThresholds(ThresholdPredicates predicates, boolean soft) {
            this.soft = soft;
            this.atoms = predicates.atoms().stream().mapToInt(i -> i).toArray();
            this.columns = predicates.cuts().stream()
                    .mapToInt(ThresholdPredicates.Cut::column)
                    .toArray();
            this.thresholds = predicates.cuts().stream()
                    .mapToDouble(ThresholdPredicates.Cut::threshold)
                    .toArray();
            this.temperature = predicates.temperature();
        }

        @Override
        public void read(NetworkInputs inputs, int row, double[] values) {
            for (int i = 0; i < atoms.length; i++) {
                values[i] = inputs.bits().get(row, atoms[i]) ? 1 : -1;
            }
            float[] numbers = new float[inputs.numbers().columns()];
            inputs.numbers().copyRow(row, numbers, 0);
            for (int i = 0; i < columns.length; i++) {
                float number = numbers[columns[i]];
                values[atoms.length + i] = Float.isNaN(number) ? -1 : truth((number - thresholds[i]) / temperature);
            }
        }

        private double truth(double raw) {
            return soft ? QuickTanh.of(raw) : raw > 0 ? 1 : -1;
        }
    }
}
