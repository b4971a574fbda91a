package dev.cleave.spark.expression;

import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/**
 * Rules as conditions.
 *
 * @param atoms what an atom asks, or an auxiliary, by its index
 */
record RuleColumns(Program program, IntFunction<Column> atoms) {
    private static final BigInteger GREATEST = BigInteger.valueOf(Long.MAX_VALUE);

    Column holds(Definition definition) {
        Column any =
                definition.rules().stream().map(this::fires).reduce(Column::or).orElse(functions.lit(false));
        return definition.negated() ? functions.not(any) : any;
    }

    Column fires(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return points(atLeast).geq(atLeast.bound().longValueExact());
        }
        return rule.literals().stream().map(this::literal).reduce(Column::and).orElse(functions.lit(true));
    }

    private Column literal(Literal literal) {
        Column atom = atoms.apply(literal.atom());
        return literal.positive() ? atom : functions.not(atom);
    }

    /** What an at-least rule reaches; an {@link dev.cleave.table.InputException} where that is beyond whole numbers of 64 bits. */
    Column points(Rule.AtLeast rule) {
        requireSmall(rule.total().max(rule.bound().abs()));
        return rule.terms().stream()
                .map(term -> when(literal(term.literal()), term.weight()))
                .reduce(Column::plus)
                .orElse(functions.lit(0L));
    }

    /** How many rules fire. */
    Column count(Definition definition) {
        return definition.rules().stream()
                .map(rule -> when(fires(rule), BigInteger.ONE))
                .reduce(Column::plus)
                .orElse(functions.lit(0L));
    }

    /** The points of every class. */
    List<Column> sums(ClassTally tally) {
        List<Column> sums = new ArrayList<>();
        List<BigInteger> reach = new ArrayList<>();
        for (BigInteger start : tally.start()) {
            reach.add(start.abs());
            requireSmall(start.abs());
            sums.add(functions.lit(start.longValueExact()));
        }
        for (ClassTally.Condition condition : tally.conditions()) {
            for (ClassTally.Gain gain : condition.gains()) {
                int output = gain.output();
                reach.set(output, reach.get(output).add(gain.points().abs()));
                requireSmall(reach.get(output));
                sums.set(output, sums.get(output).plus(when(atoms.apply(condition.atom()), gain.points())));
            }
        }
        return sums;
    }

    private void requireSmall(BigInteger points) {
        RuleWriter.requireSmall(points, program, "Spark SQL", GREATEST);
    }

    private static Column when(Column condition, BigInteger points) {
        return functions.when(condition, functions.lit(points.longValueExact())).otherwise(functions.lit(0L));
    }
}
