package dev.cleave.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boxes against the lists of what is in them. */
class BoxTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void coverIsThatOfTheListedAssignments(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 200; i++) {
            Domain domain = RandomLogic.domain(random, 7);
            List<BitSet> valid = RandomLogic.valid(domain);
            Rule.All rule = RandomLogic.rule(random, domain.atoms());
            List<Rule.All> others = RandomLogic.rules(random, domain.atoms(), 6);
            Optional<Box> box = Box.of(domain, rule.literals());
            assertEquals(valid.stream().anyMatch(rule::fires), box.isPresent(), () -> domain + " " + rule);
            if (box.isPresent()) {
                List<Box> boxes = others.stream()
                        .flatMap(other -> Box.of(domain, other.literals()).stream())
                        .toList();
                boolean covered = valid.stream()
                        .filter(rule::fires)
                        .allMatch(bits -> others.stream().anyMatch(other -> other.fires(bits)));
                assertEquals(
                        covered,
                        box.get().isCoveredBy(boxes, domain, () -> false),
                        () -> "seed " + seed + " " + domain + " " + rule + " " + others);
                assertFalse(box.get().isCoveredBy(boxes, domain, () -> true), "stopped before it is known");
            }
        }
    }

    @Test
    void onlyRestrictedGroupsAreVisited() {
        Domain domain = new Domain(List.of(new Group.OneHot(3), new Group.Free(), new Group.Thresholds(2, true)));
        Box box = Box.of(domain, List.of(Literal.not(1), Literal.of(4))).orElseThrow();
        List<String> seen = new ArrayList<>();
        box.forEach((group, left) -> seen.add(group + " " + left));
        assertEquals(List.of("0 {0, 2}", "2 {1, 2}"), seen);
    }
}
