package dev.cleave.rules.search.body;

/** What each row adds to the sums that bodies are compared by: a few numbers (channels) a row. */
public final class RowValues {
    private final int channels;
    private final double[] numbers; // [rows x channels]

    /** The numbers are not copied: a search writes them again and again. */
    public RowValues(int channels, double[] numbers) {
        this.channels = channels;
        this.numbers = numbers;
    }

    public int channels() {
        return channels;
    }

    double[] sum(RowList rows) {
        double[] sums = new double[channels];
        for (int i = 0; i < rows.size(); i++) {
            addTo(sums, 0, rows.get(i));
        }
        return sums;
    }

    void copyTo(double[] target, int at, int row) {
        System.arraycopy(numbers, row * channels, target, at, channels);
    }

    /** Adds a row's numbers to those from {@code at} on. */
    public void addTo(double[] sums, int at, int row) {
        int from = row * channels;
        for (int c = 0; c < channels; c++) {
            sums[at + c] += numbers[from + c];
        }
    }
}
