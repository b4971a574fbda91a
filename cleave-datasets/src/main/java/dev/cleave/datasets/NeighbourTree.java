package dev.cleave.datasets;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A k-d tree: points halved along their widest dimension until few are left, with the box around each part. A part whose
 * box is not nearer than the neighbours found so far is not looked at. That changes no answer, not even by rounding: the
 * distance to a box adds up in the same order as that to a point, and no term of it is greater. It takes n log² n to build;
 * a query takes about log n where there are few dimensions, and n at the worst.
 */
final class NeighbourTree {
    private static final int FEW = 32;

    private final int dimensions;
    private final double[] points; // [points x dimensions], in the order of the leaves
    private final int[] counts; // [points], how often each is there
    private final Part root;

    /** Of distinct points, each there as often as its count says. */
    NeighbourTree(double[][] points, int[] counts) {
        Integer[] order = IntStream.range(0, points.length).boxed().toArray(Integer[]::new);
        this.dimensions = points[0].length;
        this.root = part(points, order, 0, order.length);
        this.points = Arrays.stream(order)
                .flatMapToDouble(i -> Arrays.stream(points[i]))
                .toArray();
        this.counts = Arrays.stream(order).mapToInt(i -> counts[i]).toArray();
    }

    private static Part part(double[][] points, Integer[] order, int from, int to) {
        if (to - from <= FEW) {
            return new Part.Leaf(from, to);
        }
        Box box = Box.around(points, order, from, to);
        int widest = box.widest();
        Arrays.sort(order, from, to, Comparator.comparingDouble(i -> points[i][widest]));
        int middle = (from + to) >>> 1;
        return new Part.Fork(
                Box.around(points, order, from, middle),
                part(points, order, from, middle),
                Box.around(points, order, middle, to),
                part(points, order, middle, to));
    }

    /**
     * Offers the points that can be among the nearest to {@code place}.
     *
     * @param apart how far it is from all of them, squared, in dimensions that they share
     */
    void search(double[] place, int apart, Nearest nearest) {
        search(root, place, apart, nearest);
    }

    private void search(Part part, double[] place, int apart, Nearest nearest) {
        if (part instanceof Part.Leaf leaf) {
            offer(leaf, place, apart, nearest);
        } else if (part instanceof Part.Fork fork) {
            double left = fork.leftBox().squaredDistance(place) + apart;
            double right = fork.rightBox().squaredDistance(place) + apart;
            searchIfNear(left <= right ? fork.left() : fork.right(), Math.min(left, right), place, apart, nearest);
            searchIfNear(left <= right ? fork.right() : fork.left(), Math.max(left, right), place, apart, nearest);
        }
    }

    private void searchIfNear(Part part, double square, double[] place, int apart, Nearest nearest) {
        if (square < nearest.furthest()) {
            search(part, place, apart, nearest);
        }
    }

    private void offer(Part.Leaf leaf, double[] place, int apart, Nearest nearest) {
        for (int i = leaf.from(); i < leaf.to(); i++) {
            double square = squaredDistance(place, i * dimensions) + apart;
            if (square < nearest.furthest()) {
                nearest.take(square, counts[i]);
            }
        }
    }

    private double squaredDistance(double[] place, int start) {
        double sum = 0;
        for (int d = 0; d < place.length; d++) {
            double difference = place[d] - points[start + d];
            sum += difference * difference;
        }
        return sum;
    }

    private sealed interface Part {
        record Leaf(int from, int to) implements Part {}

        record Fork(Box leftBox, Part left, Box rightBox, Part right) implements Part {}
    }

    /** The least and the greatest of some points in each dimension. */
    private static final class Box {
        private final double[] low;
        private final double[] high;

        private Box(double[] low, double[] high) {
            this.low = low;
            this.high = high;
        }

        static Box around(double[][] points, Integer[] order, int from, int to) {
            double[] low = points[order[from]].clone();
            double[] high = low.clone();
            for (int i = from + 1; i < to; i++) {
                double[] point = points[order[i]];
                for (int d = 0; d < low.length; d++) {
                    low[d] = Math.min(low[d], point[d]);
                    high[d] = Math.max(high[d], point[d]);
                }
            }
            return new Box(low, high);
        }

        int widest() {
            return IntStream.range(0, low.length)
                    .boxed()
                    .max(Comparator.comparingDouble(d -> high[d] - low[d]))
                    .orElseThrow();
        }

        double squaredDistance(double[] place) {
            double sum = 0;
            for (int d = 0; d < low.length; d++) {
                double outside = Math.max(Math.max(low[d] - place[d], place[d] - high[d]), 0);
                sum += outside * outside;
            }
            return sum;
        }
    }
}
