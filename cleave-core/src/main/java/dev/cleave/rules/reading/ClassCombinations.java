package dev.cleave.rules.reading;

import dev.cleave.budget.Budget;
import dev.cleave.logic.CompiledRules;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.minimise.Examples;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.Head;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.NullMarked;

/**
 * Every combination of conjunctions that a row can give, valid or with values that no row showed, and its class. Where such
 * assignments are few all are tried, so that a combination that is not here is proved to be impossible; else, where the
 * conjunctions are few, every combination counts as possible.
 */
@NullMarked
final class ClassCombinations {
    private static final int MOST_ASSIGNMENTS = 1 << 18;
    private static final int MOST_COMBINATIONS = 1 << 12;
    private static final int ASSIGNMENTS_BETWEEN_LOOKS = 1 << 10;

    private final ClassConjunctions conjunctions;
    private final List<BitSet> combinations;
    private final int[] classes; // [combinations]

    private ClassCombinations(ClassConjunctions conjunctions, HardNetwork network, Set<BitSet> combinations) {
        this.conjunctions = conjunctions;
        this.combinations = List.copyOf(combinations);
        double[] raw = new double[network.head().outputs()];
        this.classes = this.combinations.stream()
                .mapToInt(combination -> Head.largest(network.outputs(activations(combination), raw), raw.length))
                .toArray();
    }

    /** Empty where they are too many, or the budget runs out. */
    static Optional<ClassCombinations> of(
            ClassConjunctions conjunctions, HardNetwork network, Domain domain, Budget budget) {
        List<Integer> groups = domain.groupsOf(atoms(conjunctions));
        Domain open = open(domain);
        boolean few = open.size(groups).compareTo(BigInteger.valueOf(MOST_ASSIGNMENTS)) <= 0;
        Set<BitSet> found = few ? tried(conjunctions, domain, open, groups, budget) : every(conjunctions.varying());
        return found.size() > MOST_COMBINATIONS || budget.isExhausted()
                ? Optional.empty()
                : Optional.of(new ClassCombinations(conjunctions, network, found));
    }

    private static BitSet atoms(ClassConjunctions conjunctions) {
        BitSet atoms = new BitSet();
        conjunctions.definitions().forEach(definition -> atoms.or(definition.atoms()));
        return atoms;
    }

    /** With one value more for each column of values, after them: one that no row showed, of which no rule speaks. */
    private static Domain open(Domain domain) {
        return new Domain(domain.groups().stream()
                .map(group -> group instanceof Group.OneHot values ? new Group.OneHot(values.atoms() + 1) : group)
                .toList());
    }

    private static Set<BitSet> every(BitSet varying) {
        int[] free = varying.stream().toArray();
        Set<BitSet> every = new LinkedHashSet<>();
        long count = free.length < Integer.SIZE ? 1L << free.length : Long.MAX_VALUE;
        for (long bits = 0; bits < count && every.size() <= MOST_COMBINATIONS; bits++) {
            BitSet combination = new BitSet();
            for (int i = 0; i < free.length; i++) {
                combination.set(free[i], (bits >>> i & 1) != 0);
            }
            every.add(combination);
        }
        return every;
    }

    private static Set<BitSet> tried(
            ClassConjunctions conjunctions, Domain domain, Domain open, List<Integer> groups, Budget budget) {
        CompiledRules rules = CompiledRules.of(new RuleSet(domain.atoms(), conjunctions.definitions(), List.of()));
        Set<BitSet> found = new LinkedHashSet<>();
        int[] seen = new int[1];
        boolean[] isOver = new boolean[1];
        open.forEach(groups, assignment -> {
            if (isOver[0]) {
                return;
            }
            long[] row = rules.emptyRow();
            assignment.stream().forEach(atom -> set(row, atom, open, domain));
            rules.answer(row);
            BitSet known = BitSet.valueOf(row);
            BitSet combination = known.get(domain.atoms(), Math.max(domain.atoms(), known.length()));
            combination.and(conjunctions.varying());
            found.add(combination);
            boolean isLate = ++seen[0] % ASSIGNMENTS_BETWEEN_LOOKS == 0 && budget.isExhausted();
            isOver[0] = isLate || found.size() > MOST_COMBINATIONS;
        });
        return found;
    }

    private static void set(long[] row, int atom, Domain open, Domain domain) {
        int group = open.groupOf(atom);
        int own = atom - open.start(group);
        if (own < domain.groups().get(group).atoms()) {
            int at = domain.start(group) + own;
            row[at >>> 6] |= 1L << at;
        }
    }

    private double[] activations(BitSet combination) {
        double[] activations = new double[conjunctions.definitions().size()];
        for (int k = 0; k < activations.length; k++) {
            activations[k] = combination.get(k) || conjunctions.always().get(k) ? 1 : -1;
        }
        return activations;
    }

    /** What the rules of a class must say over the names of the conjunctions. */
    Examples examples(int output) {
        BitColumns.Builder rows = new BitColumns.Builder(
                combinations.size(),
                conjunctions.atom(conjunctions.definitions().size()));
        BitSet on = new BitSet();
        for (int row = 0; row < combinations.size(); row++) {
            int at = row;
            combinations.get(row).stream().forEach(k -> rows.set(at, conjunctions.atom(k)));
            on.set(row, classes[row] == output);
        }
        return Examples.of(rows.build(), on);
    }
}
