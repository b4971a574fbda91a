package dev.cleave.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.rules.atleast.AtLeastPlain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PolishTest {
    private static final Domain DOMAIN = new Domain(Collections.nCopies(9, new Group.Free()));
    private static final Rule.AtLeast COUNT = Rule.AtLeast.of(
            4, IntStream.range(0, 6).mapToObj(atom -> new Literal(atom, true)).toList());

    @Test
    void aCountBesideARuleOfOtherAtomsIsSeen() {
        assertIsSeenBeside(Rule.all(new Literal(6, true), new Literal(7, false), new Literal(8, true)));
    }

    @Test
    void aCountBesideARuleOfSharedAtomsIsSeen() {
        assertIsSeenBeside(Rule.all(new Literal(0, false), new Literal(7, true)));
    }

    private static void assertIsSeenBeside(Rule.All other) {
        List<Rule> plain = new ArrayList<>(AtLeastPlain.of(COUNT, 100).orElseThrow());
        plain.add(other);
        Definition found = new Polish(DOMAIN, Budget.unlimited()).shortest(Definition.of(plain));
        assertEquals(Set.of(COUNT, other), new HashSet<>(found.rules()));
    }
}
