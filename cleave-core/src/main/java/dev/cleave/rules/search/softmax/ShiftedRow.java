package dev.cleave.rules.search.softmax;

/**
 * How probable the classes of a row are when something is added to their scores. Of few classes the scores say it; of many the probabilities that
 * there are, each times the exponential of what is added, over their sum: as many exponentials as classes, whatever the rows. Mutable.
 */
final class ShiftedRow {
    static final int MANY_CLASSES = 64;

    private final int classes;
    private final float[] logits; // [rows x classes]
    private final float[] probabilities; // [rows x classes]
    private final double[] added; // [classes]
    private final double[] factors; // [classes]
    private final double[] next; // [classes]
    private final float[] moved; // [classes]

    ShiftedRow(int classes, float[] logits, float[] probabilities) {
        this.classes = classes;
        this.logits = logits;
        this.probabilities = probabilities;
        this.added = new double[classes];
        this.factors = new double[classes];
        this.next = new double[classes];
        this.moved = new float[classes];
    }

    /** What is added to the scores of the rows that are asked for from now on. */
    void add(double[] scores) {
        System.arraycopy(scores, 0, added, 0, classes);
        for (int c = 0; c < classes; c++) {
            factors[c] = Math.exp(scores[c]);
        }
    }

    /** The probabilities of a row's classes; reused, not to be kept. */
    double[] of(int row) {
        if (classes >= MANY_CLASSES) {
            double scale = 1 / products(row);
            for (int c = 0; c < classes; c++) {
                next[c] *= scale;
            }
        } else {
            exponentials(row);
        }
        return next;
    }

    private void exponentials(int row) {
        for (int c = 0; c < classes; c++) {
            moved[c] = (float) (logits[row * classes + c] + added[c]);
        }
        Softmax.probabilities(moved, moved, 0, classes);
        for (int c = 0; c < classes; c++) {
            next[c] = moved[c];
        }
    }

    /** Of many classes, by how much the logarithm of the sum of a row's exponentials grows. */
    double growth(int row) {
        return Math.log(products(row));
    }

    private double products(int row) {
        int from = row * classes;
        double sum = 0;
        for (int c = 0; c < classes; c++) {
            next[c] = probabilities[from + c] * factors[c];
            sum += next[c];
        }
        return Math.max(sum, Double.MIN_NORMAL);
    }
}
