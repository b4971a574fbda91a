package dev.cleave.logic;

import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Bits;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/** Every valid assignment of some groups, numbered so that the last group turns fastest. */
final class Assignments {
    private final Domain domain;
    private final List<Integer> groups;
    private final int[] strides; // [groups]
    private final int size;

    Assignments(Domain domain, List<Integer> chosen) {
        this.domain = domain;
        this.groups = chosen.stream().sorted().distinct().toList();
        BigInteger count = domain.size(groups);
        if (count.compareTo(BigInteger.valueOf(TruthFunction.MOST)) > 0) {
            throw new IllegalArgumentException(
                    count + " assignments are too many to list; " + TruthFunction.MOST + " are not");
        }
        this.size = count.intValue();
        this.strides = new int[groups.size()];
        int stride = 1;
        for (int position = groups.size() - 1; position >= 0; position--) {
            strides[position] = stride;
            stride *= states(position);
        }
    }

    Domain domain() {
        return domain;
    }

    List<Integer> groups() {
        return groups;
    }

    int size() {
        return size;
    }

    int stride(int position) {
        return strides[position];
    }

    int states(int position) {
        return group(position).states();
    }

    int state(int assignment, int position) {
        return assignment / strides[position] % states(position);
    }

    /** The number, among assignments of these and more groups, of the one whose other groups are in their first state. */
    int in(Assignments more, int assignment) {
        int number = 0;
        for (int position = 0; position < strides.length; position++) {
            number += state(assignment, position) * more.strides[more.groups.indexOf(groups.get(position))];
        }
        return number;
    }

    /** Visits all in order, with every other group in its first state; the bits are reused. */
    void forEach(Consumer<BitSet> visitor) {
        visit(0, first(), visitor);
    }

    private BitSet first() {
        BitSet bits = new BitSet(domain.atoms());
        for (int group = 0; group < domain.groups().size(); group++) {
            domain.groups().get(group).write(0, bits, domain.start(group));
        }
        return bits;
    }

    private void visit(int position, BitSet bits, Consumer<BitSet> visitor) {
        if (position == strides.length) {
            visitor.accept(bits);
            return;
        }
        for (int state = 0; state < states(position); state++) {
            group(position).write(state, bits, domain.start(groups.get(position)));
            visit(position + 1, bits, visitor);
        }
    }

    /** One row an assignment, with every other group in its first state. */
    BitColumns columns() {
        int words = (size + 63) >>> 6;
        long[][] columns = new long[domain.atoms()][];
        Arrays.fill(columns, new long[words]);
        long[] everywhere = Bits.all(size).toWords();
        first().stream().forEach(atom -> columns[atom] = everywhere);
        for (int position = 0; position < strides.length; position++) {
            int start = domain.start(groups.get(position));
            for (int atom = 0; atom < group(position).atoms(); atom++) {
                columns[start + atom] = Arrays.copyOf(column(position, atom).toLongArray(), words);
            }
        }
        return new BitColumns(size, columns);
    }

    private BitSet column(int position, int atom) {
        BitSet column = new BitSet(size);
        int stride = strides[position];
        for (int run = 0; run < size / stride; run++) {
            if (group(position).holds(run % states(position), atom)) {
                column.set(run * stride, (run + 1) * stride);
            }
        }
        return column;
    }

    private Group group(int position) {
        return domain.groups().get(groups.get(position));
    }
}
