package dev.cleave.examples;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;







import java.math.BigInteger;
import java.util.List;

/** Points for tests, over four atoms and two conjunctions. */
public final class ExamplePoints {
    private ExamplePoints() {}

    /** 3 for atom 0, 1 for not atom 2, 2 for the first conjunction and 2 against the second; 5 are enough. */
    public static RuleSet rules() {
        return new RuleSet(
                4,
                List.of(
                        Definition.of(List.of(Rule.all(Literal.of(0), Literal.of(1)))),
                        Definition.of(List.of(Rule.all(Literal.not(1), Literal.of(2))))),
                List.of(Definition.of(List.of(new Rule.AtLeast(
                        List.of(
                                new Rule.Term(Literal.of(0), BigInteger.valueOf(3)),
                                new Rule.Term(Literal.not(2), BigInteger.ONE),
                                new Rule.Term(Literal.of(4), BigInteger.TWO),
                                new Rule.Term(Literal.not(5), BigInteger.TWO)),
                        BigInteger.valueOf(5))))));
    }
}
