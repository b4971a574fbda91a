package dev.cleave.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TruthFunctionTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void groupsThatMakeNoDifferenceGoAndNoOthers(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            Domain domain = RandomLogic.domain(random, 1 + random.nextInt(8));
            Definition definition = Definition.of(RandomLogic.rules(random, domain.atoms(), 4));
            TruthFunction truth = TruthFunction.of(domain, definition);
            TruthFunction reduced = truth.reduced();
            assertEquals(needed(domain, definition), Set.copyOf(reduced.groups()), () -> domain + " " + definition);
            assertTrue(reduced.examples().agree(definition));
            assertTrue(truth.examples().agree(definition));
        }
    }

    private static Set<Integer> needed(Domain domain, Definition definition) {
        return RandomLogic.groups(domain).stream()
                .filter(group ->
                        RandomLogic.valid(domain).stream().anyMatch(row -> varies(domain, definition, group, row)))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static boolean varies(Domain domain, Definition definition, int group, BitSet row) {
        boolean[] seen = new boolean[2];
        domain.forEach(List.of(group), row, bits -> seen[definition.holds(bits) ? 1 : 0] = true);
        return seen[0] && seen[1];
    }

    @Test
    void moreAssignmentsThanCanBeListedAreRefused() {
        Domain domain = Domain.free(40);
        assertThrows(
                IllegalArgumentException.class,
                () -> TruthFunction.of(domain, RandomLogic.groups(domain), bits -> true));
    }

    @Test
    void answersThatAreMissingAreNoticed() {
        TruthFunction.Builder builder = new TruthFunction.Builder(Domain.free(1), List.of(0));
        builder.next(true);
        assertThrows(IllegalStateException.class, builder::build);
    }
}
