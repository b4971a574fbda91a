package dev.cleave.io.parse;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** What one line says. */
sealed interface Statement {
    /** What rules define: an output, or a condition that has a name. */
    sealed interface Subject {
        record Output(int index) implements Subject {}

        record Name(int number) implements Subject {}
    }

    /** Rules of a subject, or of its negation. */
    record Says(Subject subject, boolean positive, List<WrittenBody> either) implements Statement {}

    record Constant(Subject subject, boolean value) implements Statement {}

    record Otherwise(Subject subject) implements Statement {}

    /** Points for one output, which the lines after it list. */
    record Card(Subject subject, BigInteger bound) implements Statement {}

    record CardLine(BigInteger points, WrittenBody.All condition) implements Statement {}

    /** What classes have from the start. */
    record Start(Map<Integer, BigDecimal> points) implements Statement {}

    /**
     * What classes get where any of these holds; where no points follow, more conditions do.
     *
     * @param byName whether conditions that need a name have one
     * @param isMore whether it goes on with the conditions of the line before
     */
    record Gain(List<WrittenBody> either, Map<Integer, BigDecimal> points, boolean byName, boolean isMore)
            implements Statement {}

    /** For people alone. */
    record Remark() implements Statement {}
}
