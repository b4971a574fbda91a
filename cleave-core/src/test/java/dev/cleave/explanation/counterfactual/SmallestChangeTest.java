package dev.cleave.explanation.counterfactual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SmallestChangeTest {
    private static final int NEVER = Integer.MAX_VALUE;
    private static final int A_COLUMN = 1000; // more than all steps of a row together

    @Test
    void noValidRowIsNearer() {
        for (long seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 10);
            RuleSet rules = rules(random, domain.atoms());
            BitSet row = row(random, domain);
            ChangeResult answer = new SmallestChange(rules, domain).of(row, 0);
            assertEquals(nearest(rules, domain, row), cost(answer), "seed " + seed + ": " + answer);
            if (answer instanceof ChangeResult.Found found) {
                assertNotEquals(rules.answer(row), rules.answer(changed(row, found, domain)), "seed " + seed);
            }
        }
    }

    @Test
    void theLimitIsSaid() {
        List<Rule> pairs = new ArrayList<>();
        for (int i = 0; i < 20; i += 2) {
            pairs.add(Rule.all(Literal.of(i), Literal.of(i + 1)));
        }
        RuleSet rules = RuleSet.plain(20, List.of(Definition.of(pairs)));
        BitSet row = new BitSet();
        row.set(0, 20);
        assertInstanceOf(ChangeResult.Undecided.class, new SmallestChange(rules, Domain.free(20), 100).of(row, 0));
    }

    @Test
    void anUnseenValueCountsAsAnyOther() {
        Domain domain = new Domain(List.of(new Group.OneHot(3)));
        RuleSet rules = RuleSet.plain(3, List.of(Definition.of(List.of(Rule.all(Literal.of(2))))));
        ChangeResult answer = new SmallestChange(rules, domain).of(new BitSet(), 0);
        assertEquals(new ChangeResult.Found(List.of(new Change(0, 2, 1))), answer);
    }

    @Test
    void aNumberCrossesAsFewThresholdsAsItCan() {
        Domain domain = new Domain(List.of(new Group.Thresholds(5, false)));
        RuleSet rules = RuleSet.plain(5, List.of(Definition.of(List.of(Rule.all(Literal.of(1))))));
        ChangeResult answer = new SmallestChange(rules, domain).of(new BitSet(), 0);
        assertEquals(new ChangeResult.Found(List.of(new Change(0, 2, 2))), answer);
    }

    @Test
    void whatNeverHoldsCannotBeReached() {
        RuleSet rules = RuleSet.plain(2, List.of(Definition.of(List.of())));
        assertInstanceOf(ChangeResult.Impossible.class, new SmallestChange(rules, Domain.free(2)).of(new BitSet(), 0));
    }

    /** Plain and at-least rules, negated or not, over an auxiliary or not. */
    private static RuleSet rules(SplittableRandom random, int atoms) {
        boolean named = random.nextInt(4) == 0;
        Definition head = definition(random, atoms + (named ? 1 : 0));
        return new RuleSet(atoms, named ? List.of(definition(random, atoms)) : List.of(), List.of(head));
    }

    private static Definition definition(SplittableRandom random, int atoms) {
        List<Rule> rules = new ArrayList<>(RandomLogic.rules(random, atoms, 4));
        for (int i = random.nextInt(3); i > 0; i--) {
            rules.add(atLeast(random, atoms));
        }
        return new Definition(rules, random.nextBoolean());
    }

    private static Rule atLeast(SplittableRandom random, int atoms) {
        List<Rule.Term> terms = IntStream.range(0, atoms)
                .filter(atom -> random.nextBoolean())
                .mapToObj(atom -> new Rule.Term(
                        new Literal(atom, random.nextBoolean()), BigInteger.valueOf(1 + random.nextInt(4))))
                .toList();
        return new Rule.AtLeast(terms, BigInteger.valueOf(random.nextInt(3 * terms.size() + 2)));
    }

    /** Valid as a rule; sometimes with a value that was never seen. */
    private static BitSet row(SplittableRandom random, Domain domain) {
        List<BitSet> valid = RandomLogic.valid(domain);
        BitSet row = valid.get(random.nextInt(valid.size()));
        int group = random.nextInt(domain.groups().size());
        if (random.nextInt(5) == 0) {
            row.clear(
                    domain.start(group),
                    domain.start(group) + domain.groups().get(group).atoms());
        }
        return row;
    }

    private static int cost(ChangeResult answer) {
        return answer instanceof ChangeResult.Found found
                ? A_COLUMN * found.changes().size() + found.steps()
                : NEVER;
    }

    private static int nearest(RuleSet rules, Domain domain, BitSet row) {
        boolean now = rules.answer(row).get(0);
        int best = NEVER;
        for (BitSet other : reachable(domain, row)) {
            if (rules.answer(other).get(0) != now) {
                best = Math.min(best, distance(domain, row, other));
            }
        }
        return best;
    }

    /** Every valid row, and those that keep what the row has of values that were never seen. */
    private static List<BitSet> reachable(Domain domain, BitSet row) {
        List<BitSet> all = RandomLogic.valid(domain);
        List<BitSet> more = new ArrayList<>(all);
        for (int group = 0; group < domain.groups().size(); group++) {
            int start = domain.start(group);
            int end = start + domain.groups().get(group).atoms();
            if (domain.groups().get(group).stateOf(row, start).isEmpty()) {
                for (BitSet other : all) {
                    BitSet kept = (BitSet) other.clone();
                    kept.clear(start, end);
                    more.add(kept);
                }
            }
        }
        return more;
    }

    private static int distance(Domain domain, BitSet from, BitSet to) {
        int distance = 0;
        for (int group = 0; group < domain.groups().size(); group++) {
            Group states = domain.groups().get(group);
            OptionalInt before = states.stateOf(from, domain.start(group));
            OptionalInt after = states.stateOf(to, domain.start(group));
            if (!before.equals(after)) {
                distance += A_COLUMN + steps(states, before, after);
            }
        }
        return distance;
    }

    private static int steps(Group group, OptionalInt before, OptionalInt after) {
        if (!(group instanceof Group.Thresholds numbers) || before.isEmpty()) {
            return 1;
        }
        boolean gap = before.getAsInt() > numbers.cuts() || after.getAsInt() > numbers.cuts();
        return gap ? 1 : Math.abs(before.getAsInt() - after.getAsInt());
    }

    private static BitSet changed(BitSet row, ChangeResult.Found found, Domain domain) {
        BitSet changed = (BitSet) row.clone();
        for (Change change : found.changes()) {
            domain.groups().get(change.group()).write(change.state(), changed, domain.start(change.group()));
        }
        return changed;
    }
}
