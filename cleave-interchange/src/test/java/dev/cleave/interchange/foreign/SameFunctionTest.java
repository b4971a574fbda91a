package dev.cleave.interchange.foreign;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.comparison.ModelDifference;
import dev.cleave.table.Table;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Programs of different tools are compared: whether they are the same function, and where not. */
class SameFunctionTest {
    private static final Table DATA = ForeignData.patients(2, false);
    private static final String PMML = PmmlImportTest.tree("", """
            <Node><True/>
            <Node><SimplePredicate field="age" operator="lessOrEqual" value="40"/>
             <Node score="ill"><SimplePredicate field="colour" operator="equal" value="red"/></Node>
             <Node score="well"><SimplePredicate field="colour" operator="equal" value="green"/></Node>
             <Node><True/>
              <Node score="well"><SimplePredicate field="body weight" operator="lessOrEqual" value="70.5"/></Node>
              <Node score="ill"><SimplePredicate field="body weight" operator="greaterThan" value="70.5"/></Node>
             </Node>
            </Node>
            <Node score="well"><SimplePredicate field="age" operator="greaterThan" value="40"/></Node>
            </Node>
            """);
    private static final String FOLD = """
            outcome(X,'ill') :- age(X,N0), N0=<40.0, not colour(X,'green'), not ab1(X,'True').
            ab1(X,'True') :- not colour(X,'red'), body_weight(X,N1), N1=<70.5.
            """;

    private static ModelDifference difference(String one, String other) {
        Learned first = ForeignData.model(DATA, one);
        Learned second = ForeignData.model(DATA, other);
        return ModelDifference.of(first.model(), second.model(), Optional.empty(), Budget.unlimited());
    }

    @Test
    void aTreeOfPmmlATreeOfWekaAndAProgramOfFoldAreOneFunction() {
        assertTrue(difference(PMML, LogicProgramImportTest.WEKA).isSame());
        assertTrue(difference(PMML, FOLD).isSame());
        assertTrue(difference(FOLD, LogicProgramImportTest.WEKA).isSame());
    }

    @Test
    void anotherThresholdIsFoundAndShown() {
        String other = FOLD.replace("40.0", "41.0");
        ModelDifference found = difference(PMML, other);
        assertFalse(found.isSame());
        Map<String, String> witness = found.inputs().witness().orElseThrow();
        assertNotEquals(
                ForeignData.model(DATA, PMML).labels(witness),
                ForeignData.model(DATA, other).labels(witness),
                witness::toString);
    }
}
