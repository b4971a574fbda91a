package dev.cleave.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.pipeline.program.PointsProgram;
import dev.cleave.rules.Polish;
import dev.cleave.rules.search.softmax.PointList;
import dev.cleave.rules.writeback.RuleNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PointsProgramTest {
    private static final int ATOMS = 9;

    /** Points of two heads and plain rules of a third, over a random domain; sums are the oracle. */
    private record Case(Domain domain, List<PointList> points, List<Rule.All> plain, RuleSet rules) {
        static Case of(long seed) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, ATOMS);
            PointsProgram program = new PointsProgram(domain);
            List<PointList> points = List.of(points(random, domain.atoms()), points(random, domain.atoms()));
            List<Rule.All> plain = RandomLogic.rules(random, domain.atoms(), 3);
            List<Definition> heads = new ArrayList<>();
            points.forEach(list -> heads.add(program.head(list)));
            heads.add(Definition.of(plain));
            return new Case(domain, points, plain, program.with(heads));
        }

        private static PointList points(SplittableRandom random, int atoms) {
            List<Rule.All> bodies = new LinkedHashSet<>(RandomLogic.rules(random, atoms, 7))
                    .stream().filter(body -> body.length() > 0).toList();
            List<Integer> points = new ArrayList<>();
            bodies.forEach(body -> points.add(random.nextInt(1, 8) * (random.nextBoolean() ? 1 : -1)));
            return new PointList(bodies, points, random.nextInt(-6, 8));
        }

        BitSet answer(BitSet row) {
            BitSet answer = new BitSet();
            for (int head = 0; head < points.size(); head++) {
                PointList list = points.get(head);
                int sum = 0;
                for (int i = 0; i < list.bodies().size(); i++) {
                    sum += list.bodies().get(i).fires(row) ? list.points().get(i) : 0;
                }
                answer.set(head, sum >= list.bound());
            }
            answer.set(points.size(), plain.stream().anyMatch(rule -> rule.fires(row)));
            return answer;
        }
    }

    @Test
    void rulesHoldWherePointsReachTheBound() {
        for (long seed = 0; seed < 300; seed++) {
            Case some = Case.of(seed);
            for (BitSet row : RandomLogic.valid(some.domain())) {
                assertEquals(some.answer(row), some.rules().answer(row), "seed " + seed + ", " + row);
                assertEquals(some.answer(row), some.rules().layered().answer(row), "layered, seed " + seed);
            }
        }
    }

    /** 1st and 2nd class have enough points together, and nobody travels in both. */
    @Test
    void conditionsThatNoRowHasTogetherAreNoRule() {
        Domain domain = new Domain(List.of(new Group.OneHot(3), new Group.Free()));
        List<Rule.All> bodies = List.of(Rule.all(Literal.of(3)), Rule.all(Literal.of(0)), Rule.all(Literal.of(1)));
        Definition head = new PointsProgram(domain).head(new PointList(bodies, List.of(4, 3, 2), 4));
        assertEquals(Definition.of(List.of(Rule.all(Literal.of(3)))), head);
    }

    /** A cell that is missing has none of the values. */
    @Test
    void valuesThatAreAllDeniedAreARuleStill() {
        Domain domain = new Domain(List.of(new Group.OneHot(2), new Group.Free()));
        Rule.All neither = Rule.all(Literal.not(0), Literal.not(1));
        Definition head = new PointsProgram(domain).head(new PointList(List.of(neither), List.of(1), 1));
        assertEquals(Definition.of(List.of(neither)), head);
    }

    @Test
    void manySingleConditionsAreANetworkToo() {
        for (long seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int atoms = 19;
            List<Rule.All> bodies = new ArrayList<>();
            List<Integer> points = new ArrayList<>();
            for (int atom = 0; atom < atoms; atom++) {
                bodies.add(Rule.all(new Literal(atom, random.nextBoolean())));
                points.add(random.nextInt(1, 100) * (random.nextBoolean() ? 1 : -1));
            }
            PointsProgram program = new PointsProgram(Domain.free(atoms));
            RuleSet rules = program.with(List.of(program.head(new PointList(bodies, points, random.nextInt(-99, 99)))));
            Domain domain = Domain.free(atoms);
            HardNetwork network = RuleNetwork.of(rules, new Polish(domain, Budget.unlimited()))
                    .orElseThrow();
            assertInstanceOf(
                    Verdict.Equivalent.class,
                    new Verifier(domain, Budget.unlimited()).compare(Behaviour.of(rules), Behaviour.of(network)),
                    "seed " + seed);
        }
    }

    @Test
    void theNetworkWrittenBackIsTheRules() {
        for (long seed = 0; seed < 300; seed++) {
            Case some = Case.of(seed);
            HardNetwork network = RuleNetwork.of(some.rules()).orElseThrow();
            List<BitSet> rows = RandomLogic.valid(some.domain());
            BitMatrix.Builder inputs =
                    new BitMatrix.Builder(rows.size(), some.domain().atoms());
            for (int row = 0; row < rows.size(); row++) {
                int at = row;
                rows.get(row).stream().forEach(atom -> inputs.set(at, atom));
            }
            BitMatrix answers = network.predict(inputs.build());
            for (int row = 0; row < rows.size(); row++) {
                for (int head = 0; head < 3; head++) {
                    assertEquals(some.answer(rows.get(row)).get(head), answers.get(row, head), "seed " + seed);
                }
            }
            Verdict verdict = new Verifier(some.domain(), Budget.unlimited())
                    .compare(Behaviour.of(some.rules()), Behaviour.of(network));
            assertInstanceOf(Verdict.Equivalent.class, verdict, "seed " + seed);
        }
    }

    /** As many terms as no truth table could hold: the sums of both sides must meet. */
    @Test
    void aLongListIsProvedSoon() {
        SplittableRandom random = new SplittableRandom(5);
        int atoms = 80;
        List<Rule.All> bodies = new ArrayList<>(new LinkedHashSet<>(RandomLogic.rules(random, atoms, 30)));
        for (int atom = 0; atom < atoms; atom++) {
            bodies.add(Rule.all(Literal.of(atom)));
        }
        List<Rule.All> distinct = new LinkedHashSet<>(bodies)
                .stream().filter(body -> body.length() > 0).toList();
        List<Integer> points = new ArrayList<>();
        distinct.forEach(body -> points.add(random.nextInt(1, 20) * (random.nextBoolean() ? 1 : -1)));
        PointsProgram program = new PointsProgram(Domain.free(atoms));
        RuleSet rules = program.with(List.of(program.head(new PointList(distinct, points, 12))));
        HardNetwork network = RuleNetwork.of(rules).orElseThrow();
        Verdict verdict = new Verifier(Domain.free(atoms), Budget.unlimited())
                .compare(Behaviour.of(rules), Behaviour.of(network));
        assertInstanceOf(Verdict.Equivalent.class, verdict);
        RuleSet other = program.with(List.of(program.head(new PointList(distinct, points, 13))));
        assertInstanceOf(
                Verdict.Differs.class,
                new Verifier(Domain.free(atoms), Budget.unlimited())
                        .compare(Behaviour.of(other), Behaviour.of(network)));
    }
}
