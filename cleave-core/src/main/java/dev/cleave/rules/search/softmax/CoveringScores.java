package dev.cleave.rules.search.softmax;

/**
 * Which scores, of [(conjunctions + 1) x classes] with the bias last, count in which rows: those of the conjunctions that cover a row. Four classes
 * at a time stay in registers, and of many the compiler takes as many at a time as the machine has lanes; what is added, and in which order,
 * is the same for each class alone.
 */
final class CoveringScores {
    private final int classes;
    private final int bias; // where it begins
    private final int[] starts; // [rows + 1] in the next
    private final int[] covering; // where the scores of the conjunctions that cover a row begin, row by row

    /** @param rows of each conjunction, those that it covers */
    CoveringScores(int[][] rows, int count, int classes) {
        this.classes = classes;
        this.bias = rows.length * classes;
        this.starts = starts(rows, count);
        this.covering = covering(rows, starts, classes);
    }

    private static int[] starts(int[][] rows, int count) {
        int[] starts = new int[count + 1];
        for (int[] covered : rows) {
            for (int row : covered) {
                starts[row + 1]++;
            }
        }
        for (int row = 0; row < count; row++) {
            starts[row + 1] += starts[row];
        }
        return starts;
    }

    private static int[] covering(int[][] rows, int[] starts, int classes) {
        int[] covering = new int[starts[starts.length - 1]];
        int[] next = starts.clone();
        for (int k = 0; k < rows.length; k++) {
            for (int row : rows[k]) {
                covering[next[row]++] = k * classes;
            }
        }
        return covering;
    }

    /** How many there are for all rows once. */
    long additions() {
        return (long) (covering.length + starts.length - 1) * classes;
    }

    /** Adds a row's numbers, of [rows x classes], to those of each parameter that counts in it. */
    void add(int row, double[] numbers, double[] sums) {
        int from = row * classes;
        if (classes >= ShiftedRow.MANY_CLASSES) {
            for (int i = starts[row]; i < starts[row + 1]; i++) {
                add(numbers, from, sums, covering[i], classes);
            }
            add(numbers, from, sums, bias, classes);
            return;
        }
        int c = 0;
        for (; c + 4 <= classes; c += 4) {
            addFour(row, c, numbers, sums);
        }
        for (; c < classes; c++) {
            double number = numbers[from + c];
            for (int i = starts[row]; i < starts[row + 1]; i++) {
                sums[covering[i] + c] += number;
            }
            sums[bias + c] += number;
        }
    }

    private static void add(double[] more, int from, double[] sums, int to, int count) {
        for (int c = 0; c < count; c++) {
            sums[to + c] += more[from + c];
        }
    }

    private void addFour(int row, int c, double[] numbers, double[] sums) {
        int from = row * classes + c;
        double n0 = numbers[from];
        double n1 = numbers[from + 1];
        double n2 = numbers[from + 2];
        double n3 = numbers[from + 3];
        int end = starts[row + 1];
        for (int i = starts[row]; i <= end; i++) {
            int at = (i < end ? covering[i] : bias) + c; // the bias last
            sums[at] += n0;
            sums[at + 1] += n1;
            sums[at + 2] += n2;
            sums[at + 3] += n3;
        }
    }

    /** Writes what each class scores in a row to [rows x classes]. */
    void sum(int row, double[] parameters, double[] logits) {
        int from = row * classes;
        if (classes >= ShiftedRow.MANY_CLASSES) {
            System.arraycopy(parameters, bias, logits, from, classes);
            for (int i = starts[row]; i < starts[row + 1]; i++) {
                add(parameters, covering[i], logits, from, classes);
            }
            return;
        }
        int c = 0;
        for (; c + 4 <= classes; c += 4) {
            sumFour(row, c, parameters, logits);
        }
        for (; c < classes; c++) {
            double sum = parameters[bias + c];
            for (int i = starts[row]; i < starts[row + 1]; i++) {
                sum += parameters[covering[i] + c];
            }
            logits[from + c] = sum;
        }
    }

    private void sumFour(int row, int c, double[] parameters, double[] logits) {
        double s0 = parameters[bias + c];
        double s1 = parameters[bias + c + 1];
        double s2 = parameters[bias + c + 2];
        double s3 = parameters[bias + c + 3];
        for (int i = starts[row]; i < starts[row + 1]; i++) {
            int at = covering[i] + c;
            s0 += parameters[at];
            s1 += parameters[at + 1];
            s2 += parameters[at + 2];
            s3 += parameters[at + 3];
        }
        int to = row * classes + c;
        logits[to] = s0;
        logits[to + 1] = s1;
        logits[to + 2] = s2;
        logits[to + 3] = s3;
    }
}
