package dev.cleave.training;

import dev.cleave.encoding.Dataset;
import dev.cleave.logic.bits.BitColumns;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A task that is too wide for one network, in parts that are trained each by itself: some labels at a time, and of very many atoms those that
 * say most about one of these labels by themselves, counted on the rows to fit. A task of usual width is one part.
 */
public final class TaskParts {
    private static final int MOST_OUTPUTS = 32; // of one network, whose second layer grows with their square
    private static final int OUTPUTS = 16; // of a part
    private static final int MOST_ATOMS = 512;
    private static final int ATOMS = 256; // of a part

    private final int atoms;
    private final int outputs;
    private final List<Part> parts;

    /** Some atoms and some outputs, in order. */
    record Part(List<Integer> atoms, List<Integer> outputs) {
        Part {
            atoms = List.copyOf(atoms);
            outputs = List.copyOf(outputs);
        }

        Dataset of(Dataset data) {
            return new Dataset(
                    data.inputs().selectColumns(atoms),
                    data.numbers(),
                    data.targets().selectColumns(outputs),
                    data.weights());
        }
    }

    TaskParts(int atoms, int outputs, List<Part> parts) {
        this.atoms = atoms;
        this.outputs = outputs;
        this.parts = List.copyOf(parts);
    }

    /** @param fit the rows that networks are trained on */
    public static TaskParts of(Dataset fit) {
        AtomScreening screening = new AtomScreening(fit);
        int each = fit.outputs() > MOST_OUTPUTS ? OUTPUTS : Math.max(1, fit.outputs());
        List<Part> parts = new ArrayList<>();
        for (int from = 0; from < fit.outputs(); from += each) {
            List<Integer> labels = range(from, Math.min(fit.outputs(), from + each));
            parts.add(
                    new Part(fit.atoms() > MOST_ATOMS ? screening.best(labels, ATOMS) : range(0, fit.atoms()), labels));
        }
        return new TaskParts(fit.atoms(), fit.outputs(), parts);
    }

    /** Whether it is more than one part, or one without some atoms. */
    public boolean isDivided() {
        return outputs > MOST_OUTPUTS || atoms > MOST_ATOMS;
    }

    /** How many atoms a network reads where it does not read all. */
    public static int atomsRead(int all) {
        return all > MOST_ATOMS ? ATOMS : all;
    }

    /** The shape of the first part, which no other exceeds. */
    public TaskShape shape(int rows) {
        return new TaskShape(
                rows, parts.get(0).atoms().size(), parts.get(0).outputs().size());
    }

    List<Part> parts() {
        return parts;
    }

    int atoms() {
        return atoms;
    }

    int outputs() {
        return outputs;
    }

    private static List<Integer> range(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    /** How much each atom says about each label by itself. */
    private static final class AtomScreening {
        private final BitColumns inputs;
        private final BitColumns targets;
        private final int rows;

        AtomScreening(Dataset fit) {
            this.inputs = fit.inputs().transposed();
            this.targets = fit.targets().transposed();
            this.rows = fit.rows();
        }

        /** So many atoms, in order: those with the largest squared correlation with one of the labels; of equals the first. */
        List<Integer> best(List<Integer> labels, int most) {
            double[] scores = IntStream.range(0, inputs.atoms())
                    .mapToDouble(atom -> labels.stream()
                            .mapToDouble(label -> correlation(atom, label))
                            .max()
                            .orElse(0))
                    .toArray();
            List<Integer> chosen = new ArrayList<>(IntStream.range(0, scores.length)
                    .boxed()
                    .sorted(Comparator.comparingDouble(atom -> -scores[atom]))
                    .limit(most)
                    .toList());
            Collections.sort(chosen);
            return chosen;
        }

        /** Squared; 0 where one of them never changes. */
        private double correlation(int atom, int label) {
            long both = 0;
            long holds = 0;
            long said = 0;
            for (int word = 0; word < inputs.words(); word++) {
                both += Long.bitCount(inputs.word(atom, word) & targets.word(label, word));
                holds += Long.bitCount(inputs.word(atom, word));
                said += Long.bitCount(targets.word(label, word));
            }
            double spread = (double) holds * (rows - holds) * said * (rows - said);
            double together = (double) both * rows - (double) holds * said;
            return spread == 0 ? 0 : together * together / spread;
        }
    }
}
