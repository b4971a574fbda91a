package dev.cleave.comparison;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Counts the valid inputs that two programs answer in another way, exactly: group by group, inputs that both programs can't tell apart any
 * more are counted together. A decision diagram of the difference, of which only one level is ever there.
 */
final class DifferenceCounter {
    private static final int MOST_STATES = 100_000; // of one level

    private final Domain domain;
    private final PartialProgram one;
    private final PartialProgram other;
    private final List<Integer> order; // of groups that matter
    private final Budget budget;

    private DifferenceCounter(
            Domain domain, PartialProgram one, PartialProgram other, List<Integer> order, Budget budget) {
        this.domain = domain;
        this.one = one;
        this.other = other;
        this.order = order;
        this.budget = budget;
    }

    /**
     * How many differ.
     *
     * @param witness the states of the groups of one that does; none where none does
     */
    record Count(BigInteger inputs, Optional<List<Integer>> witness) {}

    /** Nothing where it takes too much memory or time. */
    static Optional<Count> count(Domain domain, RuleSet one, RuleSet other, Budget budget) {
        Optional<PartialProgram> first = PartialProgram.of(one);
        Optional<PartialProgram> second = PartialProgram.of(other);
        return first.isEmpty() || second.isEmpty()
                ? Optional.empty()
                : new DifferenceCounter(domain, first.get(), second.get(), order(domain, one, other), budget).count();
    }

    /** Those next whose rules leave the fewest unfinished. */
    private static List<Integer> order(Domain domain, RuleSet one, RuleSet other) {
        List<BitSet> bodies = Stream.of(one, other)
                .flatMap(rules -> Stream.concat(rules.auxiliaries().stream(), rules.heads().stream()))
                .flatMap(definition -> definition.rules().stream())
                .map(rule -> groups(domain, rule))
                .toList();
        BitSet left = new BitSet();
        bodies.forEach(left::or);
        BitSet known = new BitSet();
        List<Integer> order = new ArrayList<>();
        while (!left.isEmpty()) {
            int next = left.stream()
                    .boxed()
                    .min(Comparator.comparingLong(group -> unfinished(bodies, known, group)))
                    .orElseThrow();
            order.add(next);
            known.set(next);
            left.clear(next);
        }
        return order;
    }

    private static long unfinished(List<BitSet> bodies, BitSet known, int next) {
        BitSet then = (BitSet) known.clone();
        then.set(next);
        return bodies.stream()
                .filter(body -> body.intersects(then))
                .filter(body -> {
                    BitSet open = (BitSet) body.clone();
                    open.andNot(then);
                    return !open.isEmpty();
                })
                .count();
    }

    private static BitSet groups(Domain domain, Rule rule) {
        BitSet groups = new BitSet();
        rule.literals().stream()
                .mapToInt(Literal::atom)
                .filter(atom -> atom < domain.atoms())
                .forEach(atom -> groups.set(domain.groupOf(atom)));
        return groups;
    }

    /** @param path the states that lead there, by level */
    private record Reached(BigInteger inputs, List<Integer> path) {}

    private Optional<Count> count() {
        Map<LongBuffer, Reached> level = new LinkedHashMap<>();
        BigInteger different = BigInteger.ZERO;
        Optional<List<Integer>> witness = Optional.empty();
        long[] start = start();
        BigInteger all = domain.size();
        if (isDifferent(start)) {
            return Optional.of(new Count(all, Optional.of(states(List.of()))));
        }
        level.put(LongBuffer.wrap(start), new Reached(BigInteger.ONE, List.of()));
        BitSet known = new BitSet();
        BigInteger tried = BigInteger.ONE;
        for (int group : order) {
            Map<LongBuffer, Reached> next = new LinkedHashMap<>();
            int first = domain.start(group);
            int count = domain.groups().get(group).states();
            known.set(first, first + domain.groups().get(group).atoms());
            tried = tried.multiply(BigInteger.valueOf(count));
            for (Map.Entry<LongBuffer, Reached> entry : level.entrySet()) {
                for (int state = 0; state < count; state++) {
                    long[] after = entry.getKey().array().clone();
                    step(after, group, state, known);
                    if (isDifferent(after)) {
                        BigInteger rest = all.divide(tried);
                        different = different.add(entry.getValue().inputs.multiply(rest));
                        List<Integer> path = with(entry.getValue().path, state);
                        witness = witness.or(() -> Optional.of(states(path)));
                    } else {
                        int chosen = state;
                        next.merge(
                                LongBuffer.wrap(after),
                                new Reached(entry.getValue().inputs, with(entry.getValue().path, chosen)),
                                (a, b) -> new Reached(a.inputs.add(b.inputs), a.path));
                    }
                }
                if (next.size() > MOST_STATES || budget.isExhausted()) {
                    return Optional.empty();
                }
            }
            level = next;
        }
        return Optional.of(new Count(different, witness));
    }

    private static List<Integer> with(List<Integer> path, int state) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(state);
        return longer;
    }

    /** By group; those that were not looked at have their first state. */
    private List<Integer> states(List<Integer> path) {
        Integer[] states = new Integer[domain.groups().size()];
        Arrays.fill(states, 0);
        IntStream.range(0, path.size()).forEach(i -> states[order.get(i)] = path.get(i));
        return List.of(states);
    }

    private long[] start() {
        long[] state = new long[one.size() + other.size()];
        long[] first = one.start();
        long[] second = other.start();
        one.step(first, atom -> false, atom -> false, atom -> false);
        other.step(second, atom -> false, atom -> false, atom -> false);
        System.arraycopy(first, 0, state, 0, first.length);
        System.arraycopy(second, 0, state, first.length, second.length);
        return state;
    }

    private void step(long[] state, int group, int chosen, BitSet known) {
        Group states = domain.groups().get(group);
        int first = domain.start(group);
        long[] a = Arrays.copyOfRange(state, 0, one.size());
        long[] b = Arrays.copyOfRange(state, one.size(), state.length);
        for (PartialProgram program : List.of(one, other)) {
            program.step(
                    program == one ? a : b,
                    atom -> atom >= first && atom < first + states.atoms(),
                    atom -> states.holds(chosen, atom - first),
                    known::get);
        }
        System.arraycopy(a, 0, state, 0, a.length);
        System.arraycopy(b, 0, state, a.length, b.length);
    }

    /** Whether an output is known to differ; outputs that are known to be the same are closed. */
    private boolean isDifferent(long[] state) {
        long[] a = Arrays.copyOfRange(state, 0, one.size());
        long[] b = Arrays.copyOfRange(state, one.size(), state.length);
        for (int output = 0; output < one.outputs(); output++) {
            long first = one.output(a, output);
            long second = other.output(b, output);
            boolean areKnown = isKnown(first) && isKnown(second);
            if (areKnown && first != second) {
                return true;
            }
            if (areKnown) {
                one.close(a, output);
                other.close(b, output);
            }
        }
        System.arraycopy(a, 0, state, 0, a.length);
        System.arraycopy(b, 0, state, a.length, b.length);
        return false;
    }

    private static boolean isKnown(long status) {
        return status == PartialProgram.HOLDS || status == PartialProgram.FAILS;
    }
}
