package dev.cleave.rules.atleast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.examples.ExampleNetwork;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Formula;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.TruthFunction;
import dev.cleave.logic.minimise.Minimiser;
import dev.cleave.logic.minimise.MinimiserLimits;
import dev.cleave.table.bnet.BooleanNetwork;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AtLeastFinderTest {
    @ParameterizedTest
    @CsvSource({"BUDDING, 12", "BUDDING_LI2004, 11"})
    void buddingYeastIsOneLineAGeneButOne(ExampleNetwork known, int lines) {
        BooleanNetwork network = known.load();
        Domain domain = Domain.free(network.genes().size());
        int found = 0;
        for (Formula formula : network.rules()) {
            TruthFunction truth = TruthFunction.of(domain, RandomLogic.groups(domain), formula::evaluate);
            Definition shorter = shorten(domain, truth);
            assertTrue(truth.examples().agree(shorter));
            found += shorter.rules().size();
        }
        assertEquals(lines, found);
    }

    @Test
    void majorityIsFound() {
        Domain domain = Domain.free(5);
        Rule.AtLeast majority = Rule.AtLeast.of(
                3, List.of(Literal.of(0), Literal.not(1), Literal.of(2), Literal.of(3), Literal.not(4)));
        assertEquals(Optional.of(majority), find(domain, majority));
    }

    @Test
    void parityIsNoThreshold() {
        Domain domain = Domain.free(4);
        TruthFunction parity =
                TruthFunction.of(domain, RandomLogic.groups(domain), bits -> bits.cardinality() % 2 == 1);
        assertEquals(Optional.empty(), new AtLeastFinder(domain, MinimiserLimits.defaults()).find(parity));
    }

    @Test
    void smallWeightsAreFoundOnFreeAtoms() {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = Domain.free(3 + random.nextInt(4));
            Rule.AtLeast rule = random(random, domain, 3);
            TruthFunction truth = truth(domain, rule);
            if (truth.count() > 0 && truth.count() < truth.size()) {
                Rule.AtLeast found = find(domain, rule).orElseThrow(() -> new AssertionError("missed " + rule));
                assertTrue(truth.examples().agree(Definition.of(List.of(found))));
            }
        }
    }

    @Test
    void whatIsFoundUnderADomainIsRight() {
        int found = 0;
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 4 + random.nextInt(5));
            Rule.AtLeast rule = random(random, domain, 2);
            TruthFunction truth = truth(domain, rule);
            Optional<Rule.AtLeast> other = find(domain, rule);
            other.ifPresent(same -> assertTrue(truth.examples().agree(Definition.of(List.of(same)))));
            found += other.isPresent() ? 1 : 0;
        }
        assertTrue(found > 100, "found " + found);
    }

    @Test
    void valuesOfAColumnAreCountedOnce() {
        Domain domain = new Domain(List.of(new Group.OneHot(4), new Group.Free(), new Group.Free()));
        Rule.AtLeast rule = Rule.AtLeast.of(2, List.of(Literal.not(2), Literal.of(4), Literal.of(5)));
        assertEquals(Optional.of(rule), find(domain, rule));
    }

    @Test
    void randomFunctionsStayTheSame() {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Domain domain = RandomLogic.domain(random, 6);
            BitSet on = new BitSet();
            IntStream.range(0, domain.size().intValue())
                    .filter(i -> random.nextBoolean())
                    .forEach(on::set);
            int[] next = {0};
            TruthFunction truth = TruthFunction.of(domain, RandomLogic.groups(domain), bits -> on.get(next[0]++));
            assertTrue(truth.examples().agree(shorten(domain, truth)));
        }
    }

    private static Definition shorten(Domain domain, TruthFunction truth) {
        Definition plain = new Minimiser(domain, MinimiserLimits.defaults())
                .minimise(truth, Budget.unlimited())
                .orElseThrow()
                .definition();
        return new AtLeastFinder(domain, MinimiserLimits.defaults()).shorten(plain, Budget.unlimited());
    }

    private static Optional<Rule.AtLeast> find(Domain domain, Rule.AtLeast rule) {
        return new AtLeastFinder(domain, MinimiserLimits.defaults()).find(truth(domain, rule));
    }

    private static TruthFunction truth(Domain domain, Rule rule) {
        return TruthFunction.of(domain, RandomLogic.groups(domain), rule::fires);
    }

    private static Rule.AtLeast random(SplittableRandom random, Domain domain, int mostWeight) {
        List<Rule.Term> terms = new ArrayList<>();
        long total = 0;
        for (int atom = 0; atom < domain.atoms(); atom++) {
            long weight = 1 + random.nextInt(mostWeight);
            total += weight;
            terms.add(new Rule.Term(new Literal(atom, random.nextBoolean()), BigInteger.valueOf(weight)));
        }
        return new Rule.AtLeast(terms, BigInteger.valueOf(1 + random.nextLong(total)));
    }
}
