package dev.cleave.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.logic.Formula.And;
import dev.cleave.logic.Formula.Constant;
import dev.cleave.logic.Formula.Not;
import dev.cleave.logic.Formula.Or;
import dev.cleave.logic.Formula.Variable;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaTest {
    private static final Formula A = new Variable(0);
    private static final Formula B = new Variable(1);
    private static final Formula C = new Variable(5);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 32, 33, 34, 35})
    void hasTheTruthTableOfItsOperators(int state) {
        Formula formula = new Or(List.of(new And(List.of(A, new Not(B))), C));
        boolean expected = (state & 3) == 1 || (state & 32) != 0;
        assertEquals(expected, formula.evaluate(BitSet.valueOf(new long[] {state})));
    }

    @Test
    void constantsIgnoreTheState() {
        assertEquals(true, new Constant(true).evaluate(new BitSet()));
    }

    @Test
    void usesTheVariablesThatOccur() {
        Formula formula = new And(List.of(new Not(C), new Or(List.of(A, new Constant(false)))));
        assertEquals(BitSet.valueOf(new long[] {33}), formula.variables());
    }

    @Test
    void oneOperandIsNoConjunction() {
        assertThrows(IllegalArgumentException.class, () -> new And(List.of(A)));
    }

    @Test
    void indicesAreNotNegative() {
        assertThrows(IllegalArgumentException.class, () -> new Variable(-1));
    }
}
