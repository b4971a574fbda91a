package dev.cleave.lab.paper;

/** Accuracy and F1, weighted by how often each class occurs. */
record ClassScore(double accuracy, double f1) {
    /** @param confusion [actual][answer] */
    static ClassScore of(int[][] confusion) {
        double all = 0;
        double right = 0;
        double f1 = 0;
        for (int k = 0; k < confusion.length; k++) {
            double actual = 0;
            double answered = 0;
            for (int other = 0; other < confusion.length; other++) {
                actual += confusion[k][other];
                answered += confusion[other][k];
            }
            all += actual;
            right += confusion[k][k];
            f1 += actual + answered == 0 ? 0 : actual * 2 * confusion[k][k] / (actual + answered);
        }
        return new ClassScore(right / all, f1 / all);
    }

    boolean isNoWorseThan(ClassScore other) {
        return accuracy >= other.accuracy && f1 >= other.f1;
    }
}
