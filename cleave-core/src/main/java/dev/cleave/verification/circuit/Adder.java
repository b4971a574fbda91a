package dev.cleave.verification.circuit;

import dev.cleave.verification.circuit.WeightedThreshold.Choice;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A sum in binary and a comparison, for thresholds whose diagram would be too large: small whatever the weights are. */
final class Adder {
    private final Circuit circuit;

    Adder(Circuit circuit) {
        this.circuit = circuit;
    }

    /** No weight may be negative. */
    int atLeast(WeightedThreshold threshold) {
        if (threshold.bound().signum() <= 0) {
            return Circuit.TRUE;
        }
        return isAtLeast(sum(columns(threshold)), threshold.bound());
    }

    /** By power of two, the literals that add it. */
    private static List<Deque<Integer>> columns(WeightedThreshold threshold) {
        List<Deque<Integer>> columns = new ArrayList<>();
        for (Choice choice : threshold.choices()) {
            for (int i = 0; i < choice.literals().size(); i++) {
                add(choice.literals().get(i), choice.weights().get(i), columns);
            }
        }
        return columns;
    }

    private static void add(int literal, BigInteger weight, List<Deque<Integer>> columns) {
        for (int bit = 0; bit < weight.bitLength(); bit++) {
            if (weight.testBit(bit)) {
                column(bit, columns).add(literal);
            }
        }
    }

    private static Deque<Integer> column(int bit, List<Deque<Integer>> columns) {
        while (columns.size() <= bit) {
            columns.add(new ArrayDeque<>());
        }
        return columns.get(bit);
    }

    /** Adds three bits of a column at a time, the carries to the next, until each has one. */
    private List<Integer> sum(List<Deque<Integer>> columns) {
        List<Integer> bits = new ArrayList<>();
        for (int bit = 0; bit < columns.size(); bit++) {
            Deque<Integer> column = columns.get(bit);
            while (column.size() > 1) {
                int a = column.remove();
                int b = column.remove();
                int c = column.isEmpty() ? Circuit.FALSE : column.remove();
                column.add(circuit.xor(circuit.xor(a, b), c));
                column(bit + 1, columns).add(majority(a, b, c));
            }
            bits.add(column.isEmpty() ? Circuit.FALSE : column.remove());
        }
        return bits;
    }

    private int majority(int a, int b, int c) {
        return circuit.or(List.of(circuit.and(List.of(a, b)), circuit.and(List.of(a, c)), circuit.and(List.of(b, c))));
    }

    /** From the lowest bit up: the part so far is at least that of the bound. */
    private int isAtLeast(List<Integer> bits, BigInteger bound) {
        int result = Circuit.TRUE;
        for (int bit = 0; bit < Math.max(bits.size(), bound.bitLength()); bit++) {
            int here = bit < bits.size() ? bits.get(bit) : Circuit.FALSE;
            List<Integer> both = List.of(here, result);
            result = bound.testBit(bit) ? circuit.and(both) : circuit.or(both);
        }
        return result;
    }
}
