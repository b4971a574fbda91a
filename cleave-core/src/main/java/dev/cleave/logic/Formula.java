package dev.cleave.logic;

import java.util.BitSet;
import java.util.List;

/** A Boolean expression over variables that are known by index. */
public sealed interface Formula {
    /** Its truth value where exactly the variables in {@code bits} are true. */
    boolean evaluate(BitSet bits);

    /** Adds the variables that occur in it. */
    void collectVariables(BitSet into);

    /** The variables that occur in it. */
    default BitSet variables() {
        BitSet used = new BitSet();
        collectVariables(used);
        return used;
    }

    record Constant(boolean value) implements Formula {
        @Override
        public boolean evaluate(BitSet bits) {
            return value;
        }

        @Override
        public void collectVariables(BitSet into) {}
    }

    record Variable(int index) implements Formula {
        public Variable {
            if (index < 0) {
                throw new IllegalArgumentException("a variable's index can't be negative: " + index);
            }
        }

        @Override
        public boolean evaluate(BitSet bits) {
            return bits.get(index);
        }

        @Override
        public void collectVariables(BitSet into) {
            into.set(index);
        }
    }

    record Not(Formula operand) implements Formula {
        @Override
        public boolean evaluate(BitSet bits) {
            return !operand.evaluate(bits);
        }

        @Override
        public void collectVariables(BitSet into) {
            operand.collectVariables(into);
        }
    }

    /** All of two or more. */
    record And(List<Formula> operands) implements Formula {
        public And {
            operands = atLeastTwo(operands);
        }

        @Override
        public boolean evaluate(BitSet bits) {
            for (Formula operand : operands) {
                if (!operand.evaluate(bits)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void collectVariables(BitSet into) {
            operands.forEach(operand -> operand.collectVariables(into));
        }
    }

    /** Any of two or more. */
    record Or(List<Formula> operands) implements Formula {
        public Or {
            operands = atLeastTwo(operands);
        }

        @Override
        public boolean evaluate(BitSet bits) {
            for (Formula operand : operands) {
                if (operand.evaluate(bits)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void collectVariables(BitSet into) {
            operands.forEach(operand -> operand.collectVariables(into));
        }
    }

    private static List<Formula> atLeastTwo(List<Formula> operands) {
        if (operands.size() < 2) {
            throw new IllegalArgumentException("needs at least two operands: " + operands);
        }
        return List.copyOf(operands);
    }
}
