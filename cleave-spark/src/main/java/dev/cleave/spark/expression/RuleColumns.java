package dev.cleave.spark.expression;

import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.RuleWriter;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/**
 * Rules as conditions.
 *
 * @param atoms what an atom asks, or an auxiliary, by its index
 * @param held all auxiliaries, where they are very many and defined
 */
record RuleColumns(Program program, IntFunction<Column> atoms, Optional<HeldAuxiliaries> held) {
    private static final BigInteger GREATEST = BigInteger.valueOf(Long.MAX_VALUE);

    RuleColumns(Program program, IntFunction<Column> atoms) {
        this(program, atoms, Optional.empty());
    }

    RuleColumns with(HeldAuxiliaries auxiliaries) {
        return new RuleColumns(program, atoms, Optional.of(auxiliaries));
    }

    Column holds(Definition definition) {
        Column any = Trees.of(definition.rules().stream().map(this::fires).toList(), Column::or, functions.lit(false));
        return definition.negated() ? functions.not(any) : any;
    }

    Column fires(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return points(atLeast).geq(atLeast.bound().longValueExact());
        }
        return Trees.of(rule.literals().stream().map(this::literal).toList(), Column::and, functions.lit(true));
    }

    private Column literal(Literal literal) {
        Column atom = atoms.apply(literal.atom());
        return literal.positive() ? atom : functions.not(atom);
    }

    /** What an at-least rule reaches; an {@link dev.cleave.table.InputException} where that is beyond whole numbers of 64 bits. */
    Column points(Rule.AtLeast rule) {
        requireSmall(rule.total().max(rule.bound().abs()));
        return sum(
                rule.terms().stream()
                        .map(term -> new Addend(term.literal(), term.weight()))
                        .toList(),
                BigInteger.ZERO);
    }

    /** How many rules fire. */
    Column count(Definition definition) {
        return Trees.of(
                definition.rules().stream()
                        .map(rule -> when(fires(rule), BigInteger.ONE))
                        .toList(),
                Column::plus,
                functions.lit(0L));
    }

    /** The points of every class. */
    List<Column> sums(ClassTally tally) {
        List<List<Addend>> terms = new ArrayList<>();
        List<BigInteger> reach = new ArrayList<>();
        for (BigInteger start : tally.start()) {
            terms.add(new ArrayList<>());
            reach.add(start.abs());
        }
        for (ClassTally.Condition condition : tally.conditions()) {
            for (ClassTally.Gain gain : condition.gains()) {
                int output = gain.output();
                reach.set(output, reach.get(output).add(gain.points().abs()));
                terms.get(output).add(new Addend(Literal.of(condition.atom()), gain.points()));
            }
        }
        reach.forEach(this::requireSmall);
        return IntStream.range(0, terms.size())
                .mapToObj(output -> sum(terms.get(output), tally.start().get(output)))
                .toList();
    }

    private record Addend(Literal literal, BigInteger points) {}

    /** Of what holds, from a start on. */
    private Column sum(List<Addend> terms, BigInteger start) {
        long[] points = new long[program.rules().auxiliaries().size()];
        long from = start.longValueExact();
        List<Column> others = new ArrayList<>();
        for (Addend term : terms) {
            int auxiliary = term.literal().atom() - program.rules().atoms();
            if (held.isEmpty() || auxiliary < 0) {
                others.add(when(literal(term.literal()), term.points()));
            } else { // what is not so is all but what is
                long own = term.points().longValueExact();
                points[auxiliary] += term.literal().positive() ? own : -own;
                from += term.literal().positive() ? 0 : own;
            }
        }
        held.ifPresent(
                some -> others.add(some.points(Arrays.stream(points).boxed().toList())));
        others.add(functions.lit(from));
        return Trees.of(others, Column::plus, functions.lit(0L));
    }

    /** In double arithmetic: from 0 on, in their order, the weight of each auxiliary is added where it holds and subtracted where not. */
    Column balance(List<Double> weights) {
        return held.map(some -> some.balance(weights)).orElseGet(() -> {
            Column sum = functions.lit(0.0);
            for (int i = 0; i < weights.size(); i++) {
                Column auxiliary = atoms.apply(program.rules().atoms() + i);
                sum = sum.plus(functions
                        .when(auxiliary, functions.lit(weights.get(i)))
                        .otherwise(functions.lit(-weights.get(i))));
            }
            return sum;
        });
    }

    private void requireSmall(BigInteger points) {
        RuleWriter.requireSmall(points, program, "Spark SQL", GREATEST);
    }

    private static Column when(Column condition, BigInteger points) {
        return functions.when(condition, functions.lit(points.longValueExact())).otherwise(functions.lit(0L));
    }
}
