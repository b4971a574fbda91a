package dev.cleave.comparison;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/**
 * A program while the groups of its atoms become known one after the other. What is known so far is a few numbers: equal numbers have equal
 * answers, whatever the rest of the row is.
 *
 * <p>A definition has a status (open, holds, does not, or over: known, and read by all that needed it) and a number for each rule: of a
 * conjunction the literals left, of an at-least rule the sum so far, -1 where it can't fire any more. Points of classes have a sum a class.
 */
final class PartialProgram {
    static final long OPEN = 0;
    static final long HOLDS = 1;
    static final long FAILS = 2;
    static final long OVER = 3;

    private static final long DEAD = -1;
    private static final BigInteger MOST = BigInteger.ONE.shiftLeft(60);

    private final RuleSet rules;
    private final List<Definition> definitions; // auxiliaries, then heads; no heads where classes have points
    private final Optional<ClassTally> tally;
    private final int[] starts; // [definitions + 1], where the numbers of each begin: its status, then its rules

    private PartialProgram(RuleSet rules) {
        this.rules = rules;
        this.tally = rules.tally();
        this.definitions = Stream.concat(
                        rules.auxiliaries().stream(), tally.isPresent() ? Stream.empty() : rules.heads().stream())
                .toList();
        this.starts = new int[definitions.size() + 1];
        for (int d = 0; d < definitions.size(); d++) {
            starts[d + 1] = starts[d] + 1 + definitions.get(d).rules().size();
        }
    }

    /** Nothing where sums are too large, or classes are compared within other rules. */
    static Optional<PartialProgram> of(RuleSet rules) {
        PartialProgram program = new PartialProgram(rules);
        boolean fits = program.definitions.stream()
                .flatMap(definition -> definition.rules().stream())
                .allMatch(rule -> rule instanceof Rule.All
                        || rule instanceof Rule.AtLeast atLeast
                                && atLeast.total().max(atLeast.bound().abs()).compareTo(MOST) < 0);
        return fits && program.tally.stream().allMatch(PartialProgram::fits) ? Optional.of(program) : Optional.empty();
    }

    private static boolean fits(ClassTally tally) {
        BigInteger sum = tally.start().stream().map(BigInteger::abs).reduce(BigInteger.ZERO, BigInteger::add);
        for (ClassTally.Condition condition : tally.conditions()) {
            for (ClassTally.Gain gain : condition.gains()) {
                sum = sum.add(gain.points().abs());
            }
        }
        return sum.compareTo(MOST) < 0;
    }

    int outputs() {
        return rules.heads().size();
    }

    /** As many numbers as a state has. */
    int size() {
        return starts[definitions.size()]
                + tally.map(points -> points.classes() + 1).orElse(0);
    }

    /** Where nothing is known of the atoms. */
    long[] start() {
        long[] state = new long[size()];
        for (int d = 0; d < definitions.size(); d++) {
            List<Rule> own = definitions.get(d).rules();
            for (int r = 0; r < own.size(); r++) {
                state[starts[d] + 1 + r] = own.get(r) instanceof Rule.All all ? all.length() : 0;
            }
        }
        tally.ifPresent(points -> {
            for (int output = 0; output < points.classes(); output++) {
                state[sum(output)] = points.start().get(output).longValueExact();
            }
        });
        return state;
    }

    private int sum(int output) {
        return starts[definitions.size()] + 1 + output;
    }

    /**
     * With the atoms of one group more.
     *
     * @param isNew whether an atom is of that group
     * @param holds whether such an atom holds
     * @param isKnown whether an atom is known by now
     */
    void step(long[] state, IntPredicate isNew, IntPredicate holds, IntPredicate isKnown) {
        Truth truth = new Truth(state, isNew, holds, isKnown);
        for (int d = 0; d < definitions.size(); d++) {
            if (state[starts[d]] == OPEN) {
                decide(d, truth);
            }
        }
        tally.ifPresent(points -> add(points, truth));
        for (int d = 0; d < rules.auxiliaries().size(); d++) {
            boolean isDecided = state[starts[d]] == HOLDS || state[starts[d]] == FAILS;
            state[starts[d]] = isDecided ? OVER : state[starts[d]];
        }
        forget(state);
    }

    /** What literals say in this step. */
    private final class Truth {
        private final long[] state;
        private final IntPredicate isNew;
        private final IntPredicate holds;
        private final IntPredicate isKnown;

        Truth(long[] state, IntPredicate isNew, IntPredicate holds, IntPredicate isKnown) {
            this.state = state;
            this.isNew = isNew;
            this.holds = holds;
            this.isKnown = isKnown;
        }

        boolean isNew(int atom) {
            return atom < rules.atoms() ? isNew.test(atom) : status(atom) == HOLDS || status(atom) == FAILS;
        }

        boolean isOpen(int atom) {
            return atom < rules.atoms() ? !isKnown.test(atom) : status(atom) == OPEN;
        }

        boolean holds(Literal literal) {
            return holdsAtom(literal.atom()) == literal.positive();
        }

        boolean holdsAtom(int atom) {
            return atom < rules.atoms() ? holds.test(atom) : status(atom) == HOLDS;
        }

        private long status(int atom) {
            return state[starts[atom - rules.atoms()]];
        }
    }

    private void decide(int d, Truth truth) {
        Definition definition = definitions.get(d);
        boolean fires = false;
        boolean isDead = true;
        for (int r = 0; r < definition.rules().size() && !fires; r++) {
            int at = starts[d] + 1 + r;
            if (truth.state[at] != DEAD) {
                fires = advance(definition.rules().get(r), at, truth);
                isDead &= truth.state[at] == DEAD;
            }
        }
        if (fires || isDead) {
            Arrays.fill(truth.state, starts[d], starts[d + 1], 0);
            truth.state[starts[d]] = fires != definition.negated() ? HOLDS : FAILS;
        }
    }

    /** Whether it fires now. */
    private boolean advance(Rule rule, int at, Truth truth) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return advance(atLeast, at, truth);
        }
        for (Literal literal : rule.literals()) {
            if (truth.isNew(literal.atom())) {
                if (!truth.holds(literal)) {
                    truth.state[at] = DEAD;
                    return false;
                }
                truth.state[at]--;
            }
        }
        return truth.state[at] == 0;
    }

    private static boolean advance(Rule.AtLeast rule, int at, Truth truth) {
        long open = 0;
        for (Rule.Term term : rule.terms()) {
            if (truth.isNew(term.literal().atom())) {
                truth.state[at] += truth.holds(term.literal()) ? term.weight().longValueExact() : 0;
            } else if (truth.isOpen(term.literal().atom())) {
                open += term.weight().longValueExact();
            }
        }
        long bound = rule.bound().longValueExact();
        if (truth.state[at] >= bound) {
            return true;
        }
        truth.state[at] = truth.state[at] + open < bound ? DEAD : truth.state[at];
        return false;
    }

    private void add(ClassTally points, Truth truth) {
        int result = sum(-1);
        if (truth.state[result] != OPEN) {
            return;
        }
        for (ClassTally.Condition condition : points.conditions()) {
            if (truth.isNew(condition.atom()) && truth.holdsAtom(condition.atom())) {
                condition
                        .gains()
                        .forEach(gain ->
                                truth.state[sum(gain.output())] += gain.points().longValueExact());
            }
        }
        int best = 0;
        for (int output = 1; output < points.classes(); output++) {
            best = truth.state[sum(output)] > truth.state[sum(best)] ? output : best;
        }
        if (isCertain(points, best, truth)) {
            Arrays.fill(truth.state, result, truth.state.length, 0);
            truth.state[result] = best + 1L;
        } else {
            long first = truth.state[sum(0)];
            for (int output = 0; output < points.classes(); output++) {
                truth.state[sum(output)] -= first; // only differences matter
            }
        }
    }

    /** Whether no condition that is still open could make another class the best. */
    private boolean isCertain(ClassTally points, int best, Truth truth) {
        long[] least = new long[points.classes()]; // that the best leads each class by
        for (int output = 0; output < least.length; output++) {
            least[output] = truth.state[sum(best)] - truth.state[sum(output)];
        }
        for (ClassTally.Condition condition : points.conditions()) {
            if (truth.isOpen(condition.atom())) {
                long[] gains = new long[points.classes()];
                condition
                        .gains()
                        .forEach(gain -> gains[gain.output()] = gain.points().longValueExact());
                for (int output = 0; output < least.length; output++) {
                    least[output] += Math.min(0, gains[best] - gains[output]);
                }
            }
        }
        for (int output = 0; output < least.length; output++) {
            if (output != best && least[output] < (best < output ? 0 : 1)) {
                return false;
            }
        }
        return true;
    }

    /** What nobody will ask for any more makes no difference. */
    private void forget(long[] state) {
        boolean[] needed = new boolean[rules.auxiliaries().size()];
        if (tally.isPresent() && state[sum(-1)] == OPEN) {
            tally.get().conditions().forEach(condition -> need(condition.atom(), needed));
        }
        for (int d = definitions.size() - 1; d >= 0; d--) {
            boolean isAuxiliary = d < needed.length;
            if (isAuxiliary && !needed[d]) {
                Arrays.fill(state, starts[d], starts[d + 1], 0);
                state[starts[d]] = OVER;
            } else if (state[starts[d]] == OPEN) {
                List<Rule> own = definitions.get(d).rules();
                for (int r = 0; r < own.size(); r++) {
                    if (state[starts[d] + 1 + r] != DEAD) {
                        own.get(r).literals().forEach(literal -> need(literal.atom(), needed));
                    }
                }
            }
        }
    }

    private void need(int atom, boolean[] needed) {
        if (atom >= rules.atoms()) {
            needed[atom - rules.atoms()] = true;
        }
    }

    /** Of one output: open, holds, does not, or over. */
    long output(long[] state, int output) {
        if (tally.isPresent()) {
            long result = state[sum(-1)];
            return result == OPEN ? OPEN : result == output + 1L ? HOLDS : FAILS;
        }
        return state[starts[rules.auxiliaries().size() + output]];
    }

    /** An output that is known and was compared. */
    void close(long[] state, int output) {
        if (tally.isEmpty()) {
            state[starts[rules.auxiliaries().size() + output]] = OVER;
        }
    }
}
