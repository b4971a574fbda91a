package dev.cleave.rules.search.body;

/**
 * The sum of numbers over sets of rows, 64 rows at a time: the numbers in binary, one bit plane a digit. Numbers that are all 0 or
 * the same take one plane and are exact; others are rounded to 1/255 of the largest.
 */
public final class BitSums {
    private static final int DIGITS = 8;

    private final long[][] planes; // [digits][words]
    private final double unit;

    /** @param numbers none of them negative */
    public BitSums(double[] numbers) {
        double most = 0;
        for (double number : numbers) {
            most = Math.max(most, number);
        }
        int digits = isUniform(numbers, most) ? 1 : DIGITS;
        this.unit = most / ((1 << digits) - 1);
        this.planes = new long[digits][(numbers.length + 63) >>> 6];
        for (int row = 0; row < numbers.length && most > 0; row++) {
            write(row, (int) Math.round(numbers[row] / unit));
        }
    }

    private static boolean isUniform(double[] numbers, double most) {
        for (double number : numbers) {
            if (number != 0 && number != most) {
                return false;
            }
        }
        return true;
    }

    private void write(int row, int number) {
        for (int digit = 0; digit < planes.length; digit++) {
            planes[digit][row >>> 6] |= (long) (number >>> digit & 1) << row;
        }
    }

    /** Over the rows in both sets. */
    public double sum(long[] these, long[] those) {
        long sum = 0;
        for (int digit = 0; digit < planes.length; digit++) {
            long[] plane = planes[digit];
            int count = 0;
            for (int i = 0; i < plane.length; i++) {
                count += Long.bitCount(plane[i] & these[i] & those[i]);
            }
            sum += (long) count << digit;
        }
        return sum * unit;
    }
}
