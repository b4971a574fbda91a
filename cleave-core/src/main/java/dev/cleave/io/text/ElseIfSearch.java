package dev.cleave.io.text;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.Head;
import dev.cleave.network.exact.ConjunctionCombinations;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Looks for a short if / else-if list that is a program of classes, on all inputs that its atoms can make. Each entry is a body that leaves
 * one class alone, the one that settles the most inputs for its length; what is left in the end is the class otherwise.
 */
public final class ElseIfSearch {
    private static final int MOST_ENTRIES = 8;
    private static final int LONGEST = 3; // literals of a body

    private final AtomCone cone;
    private final List<BitSet> classes; // inputs of each
    private final List<Literal> literals = new ArrayList<>();
    private final List<BitSet> coverages = new ArrayList<>(); // of each literal

    private ElseIfSearch(AtomCone cone, List<BitSet> classes) {
        this.cone = cone;
        this.classes = classes;
        for (int atom : cone.atoms()) {
            BitSet holding = cone.holding(atom);
            BitSet failing = new BitSet();
            failing.set(0, cone.inputs().size());
            failing.andNot(holding);
            literals.add(new Literal(atom, true));
            coverages.add(holding);
            literals.add(new Literal(atom, false));
            coverages.add(failing);
        }
    }

    /**
     * Of points of classes, where a list is no longer than they are.
     *
     * @param rules auxiliary k is the network's conjunction k
     */
    public static Optional<ElseIfList> of(HardNetwork network, RuleSet rules, Domain domain) {
        List<Definition> conditions =
                rules.auxiliaries().subList(0, network.conjunctions().nodes());
        BitSet used = new BitSet();
        conditions.forEach(condition -> used.or(condition.atoms()));
        if (used.length() > rules.atoms()) {
            return Optional.empty();
        }
        int classes = network.head().outputs();
        int size = conditions.size()
                + conditions.stream().mapToInt(Definition::literals).sum();
        return of(row -> answer(network, rules, row), classes, used, domain)
                .filter(list -> list.entries().size() + list.literals() <= size + classes);
    }

    /**
     * Empty where there is no short one, or too much to try.
     *
     * @param program the class of an input, which no atoms but {@code used} matter to
     */
    static Optional<ElseIfList> of(ToIntFunction<BitSet> program, int classes, BitSet used, Domain domain) {
        return AtomCone.of(used, domain)
                .flatMap(cone -> new ElseIfSearch(cone, cone.byAnswer(program, classes)).list())
                .filter(list -> isExact(list, program, used, domain));
    }

    private static int answer(HardNetwork network, RuleSet rules, BitSet row) {
        BitSet known = rules.withAuxiliaries(row);
        BitSet holding =
                known.get(rules.atoms(), rules.atoms() + network.conjunctions().nodes());
        return Head.largest(
                ConjunctionCombinations.outputs(network, holding),
                network.head().outputs());
    }

    /** Asked of the finished list, whatever the search did. */
    private static boolean isExact(ElseIfList list, ToIntFunction<BitSet> program, BitSet used, Domain domain) {
        return AtomCone.of(used, domain).orElseThrow().inputs().stream()
                .allMatch(input -> list.answer(input) == program.applyAsInt(input));
    }

    private Optional<ElseIfList> list() {
        BitSet open = new BitSet();
        open.set(0, cone.inputs().size());
        List<ElseIfList.Entry> entries = new ArrayList<>();
        while (classOf(open) < 0) {
            Optional<Body> best = best(open);
            if (best.isEmpty() || entries.size() == MOST_ENTRIES) {
                return Optional.empty();
            }
            entries.add(best.get().entry());
            open.andNot(best.get().coverage());
        }
        return Optional.of(new ElseIfList(entries, classOf(open), cone.inputs().size()));
    }

    /** The one class that these inputs have; -1 where they have several. */
    private int classOf(BitSet inputs) {
        int[] present = IntStream.range(0, classes.size())
                .filter(output -> classes.get(output).intersects(inputs))
                .toArray();
        return present.length == 1 ? present[0] : -1;
    }

    private record Body(List<Literal> literals, BitSet coverage, int output) {
        double worth() {
            return (double) coverage.cardinality() / literals.size();
        }

        ElseIfList.Entry entry() {
            return new ElseIfList.Entry(Rule.all(literals.toArray(Literal[]::new)), output);
        }
    }

    private Optional<Body> best(BitSet open) {
        List<Body> found = new ArrayList<>();
        extend(new ArrayList<>(), open, 0, found);
        return found.stream()
                .max(Comparator.comparingDouble(Body::worth)
                        .thenComparing(body -> -body.literals().size()));
    }

    private void extend(List<Literal> body, BitSet coverage, int first, List<Body> found) {
        for (int i = first; i < literals.size(); i++) {
            BitSet less = (BitSet) coverage.clone();
            less.and(coverages.get(i));
            if (less.isEmpty() || less.equals(coverage)) {
                continue;
            }
            List<Literal> longer = new ArrayList<>(body);
            longer.add(literals.get(i));
            int output = classOf(less);
            if (output >= 0) {
                found.add(new Body(List.copyOf(longer), less, output));
            } else if (longer.size() < LONGEST) {
                extend(longer, less, i + 1, found);
            }
        }
    }
}
