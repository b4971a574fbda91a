package dev.cleave.rules.search.body;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/** Rows over a domain with every kind of group, some with a value that nobody knows. */
public final class RandomSamples {
    public static final Domain DOMAIN = new Domain(List.of(
            new Group.OneHot(3), new Group.Thresholds(4, true), new Group.Free(), new Group.Thresholds(3, false)));

    private final SplittableRandom random;

    public RandomSamples(long seed) {
        this.random = new SplittableRandom(seed);
    }

    public BitColumns columns(int rows) {
        BitColumns.Builder builder = new BitColumns.Builder(rows, DOMAIN.atoms());
        for (int row = 0; row < rows; row++) {
            BitSet bits = new BitSet();
            for (int g = 0; g < DOMAIN.groups().size(); g++) {
                Group group = DOMAIN.groups().get(g);
                boolean unknown = group instanceof Group.OneHot && random.nextInt(8) == 0;
                if (!unknown) {
                    group.write(random.nextInt(group.states()), bits, DOMAIN.start(g));
                }
            }
            int at = row;
            bits.stream().forEach(atom -> builder.set(at, atom));
        }
        return builder.build();
    }

    public double[] numbers(int count) {
        return random.doubles(count).toArray();
    }

    public BitSet labels(int rows) {
        BitSet labels = new BitSet();
        for (int row = 0; row < rows; row++) {
            labels.set(row, random.nextBoolean());
        }
        return labels;
    }

    long[] rows(BitColumns columns) {
        long[] rows = RowSets.all(columns);
        for (int i = 0; i < rows.length; i++) {
            rows[i] &= random.nextLong();
        }
        return rows;
    }

    static List<Literal> literals() {
        List<Literal> literals = new ArrayList<>();
        for (int atom = 0; atom < DOMAIN.atoms(); atom++) {
            literals.add(Literal.of(atom));
            literals.add(Literal.not(atom));
        }
        return literals;
    }

    /** Every body of one or two literals. */
    public static List<Rule.All> shortBodies() {
        List<Rule.All> bodies = new ArrayList<>();
        for (Literal one : literals()) {
            bodies.add(Rule.all(one));
            for (Literal two : literals()) {
                if (one.atom() < two.atom()) {
                    bodies.add(Rule.all(one, two));
                }
            }
        }
        return bodies;
    }
}
