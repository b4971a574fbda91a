package dev.cleave.logic;

import dev.cleave.logic.bits.BitColumns;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Seeded domains, functions and rules for tests. */
public final class RandomLogic {
    private RandomLogic() {}

    /** Groups of all kinds with at most so many atoms together, and at least one. */
    public static Domain domain(SplittableRandom random, int mostAtoms) {
        List<Group> groups = new ArrayList<>();
        int atoms = 0;
        do {
            Group group = group(random);
            if (atoms + group.atoms() <= mostAtoms) {
                groups.add(group);
                atoms += group.atoms();
            } else if (groups.isEmpty() || random.nextBoolean()) {
                groups.add(new Group.Free());
                atoms++;
            }
        } while (atoms < mostAtoms && random.nextInt(6) > 0);
        return new Domain(groups);
    }

    private static Group group(SplittableRandom random) {
        return switch (random.nextInt(5)) {
            case 0 -> new Group.OneHot(2 + random.nextInt(3));
            case 1 -> new Group.Thresholds(1 + random.nextInt(3), random.nextBoolean());
            default -> new Group.Free();
        };
    }

    public static List<Integer> groups(Domain domain) {
        return IntStream.range(0, domain.groups().size()).boxed().toList();
    }

    public static List<BitSet> valid(Domain domain) {
        List<BitSet> valid = new ArrayList<>();
        domain.forEach(bits -> valid.add((BitSet) bits.clone()));
        return valid;
    }

    public static BitColumns columns(List<BitSet> rows, int atoms) {
        BitColumns.Builder builder = new BitColumns.Builder(rows.size(), atoms);
        for (int row = 0; row < rows.size(); row++) {
            int at = row;
            rows.get(row).stream().forEach(atom -> builder.set(at, atom));
        }
        return builder.build();
    }

    /** A rule that may say nonsense, such as two values of one column. */
    public static Rule.All rule(SplittableRandom random, int atoms) {
        List<Literal> literals = new ArrayList<>();
        for (int atom = 0; atom < atoms; atom++) {
            if (random.nextInt(3) == 0) {
                literals.add(new Literal(atom, random.nextBoolean()));
            }
        }
        return new Rule.All(literals);
    }

    public static List<Rule.All> rules(SplittableRandom random, int atoms, int most) {
        return IntStream.range(0, random.nextInt(most + 1))
                .mapToObj(i -> rule(random, atoms))
                .toList();
    }
}
