package dev.cleave.table;

import dev.cleave.table.cell.CellText;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How much the rows of each class count. */
public sealed interface ClassWeights {
    /** The weight of every row of a label column; a missing label weighs 1. */
    RowWeights rows(Column label);

    /**
     * {@code equal}, {@code balanced}, or a list {@code label=weight} separated by commas.
     *
     * @throws InputException where it is none of these
     */
    static ClassWeights parse(String text) {
        String word = text.strip();
        if (word.equals("equal")) {
            return new Equal();
        }
        return word.equals("balanced") ? new Balanced() : Given.parse(word);
    }

    /** As {@link #parse} reads it. */
    String text();

    /** Every row counts 1. */
    record Equal() implements ClassWeights {
        @Override
        public RowWeights rows(Column label) {
            return RowWeights.equal(label.rows());
        }

        @Override
        public String text() {
            return "equal";
        }
    }

    /** Every class counts the same in all, and a row 1 on average: rows / (classes x rows of the class). */
    record Balanced() implements ClassWeights {
        @Override
        public RowWeights rows(Column label) {
            List<Rows> classes = ClassPartition.of(label).rows();
            double total = classes.stream().mapToInt(Rows::size).sum();
            float[] weights = new float[label.rows()];
            Arrays.fill(weights, 1);
            for (Rows each : classes) {
                float weight = (float) (total / classes.size() / each.size());
                each.stream().forEach(row -> weights[row] = weight);
            }
            return RowWeights.of(weights);
        }

        @Override
        public String text() {
            return "balanced";
        }
    }

    /** A weight for each class that is named; others weigh 1. */
    record Given(Map<String, Float> weights) implements ClassWeights {
        public Given {
            weights = Collections.unmodifiableSortedMap(new TreeMap<>(weights));
        }

        static Given parse(String text) {
            Map<String, Float> weights = new LinkedHashMap<>();
            for (String part : text.split(",", -1)) {
                int sign = part.lastIndexOf('=');
                OptionalDouble weight = sign < 1 ? OptionalDouble.empty() : CellText.number(part.substring(sign + 1));
                if (weight.isEmpty() || !isWeight(weight.getAsDouble())) {
                    throw new InputException(
                            SourceLocation.unknown().withValue(part),
                            "is no class weight; give balanced, or a list such as yes=5,no=1 of weights from 0 on");
                }
                weights.put(CellText.key(part.substring(0, sign)), (float) weight.getAsDouble());
            }
            return new Given(weights);
        }

        @Override
        public String text() {
            return weights.entrySet().stream()
                    .map(weight -> weight.getKey() + "=" + weight.getValue())
                    .sorted()
                    .collect(Collectors.joining(","));
        }

        private static boolean isWeight(double number) {
            return number >= 0 && number <= Float.MAX_VALUE;
        }

        /** An {@link InputException} where a class that is named does not occur. */
        public void require(Column label) {
            List<String> keys = label.values().stream().map(CellText::key).toList();
            weights.keySet().stream()
                    .sorted()
                    .filter(name -> !keys.contains(name))
                    .findFirst()
                    .ifPresent(name -> {
                        throw new InputException(
                                SourceLocation.unknown()
                                        .withColumn(label.name())
                                        .withValue(name),
                                "has a weight and does not occur; " + Suggestions.of(name, keys));
                    });
        }

        @Override
        public RowWeights rows(Column label) {
            List<String> keys = label.values().stream().map(CellText::key).toList();
            float[] rows = new float[label.rows()];
            for (int row = 0; row < rows.length; row++) {
                int code = label.code(row);
                rows[row] = code == Column.MISSING ? 1 : weights.getOrDefault(keys.get(code), 1f);
            }
            return RowWeights.of(rows);
        }
    }
}
