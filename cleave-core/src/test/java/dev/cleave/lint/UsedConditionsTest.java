package dev.cleave.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class UsedConditionsTest {
    private static Definition of(int atom) {
        return Definition.of(List.of(Rule.all(Literal.of(atom))));
    }

    @Test
    void whatNoAnswerDependsOnIsLeftOut() {
        RuleSet rules = new RuleSet(2, List.of(of(0), of(1), of(2), of(0)), List.of(of(4)));
        assertEquals(List.of(0, 2), UsedConditions.of(rules));
    }
}
