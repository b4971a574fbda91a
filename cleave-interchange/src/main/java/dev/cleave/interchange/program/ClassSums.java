package dev.cleave.interchange.program;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Literal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The points of classes in a notation. */
public final class ClassSums {
    private ClassSums() {}

    /** Of each class, its start among the terms where it is not 0; an {@link dev.cleave.table.InputException} where they are too great. */
    public static List<String> of(ClassTally tally, RuleWriter writer) {
        requireSmall(tally, writer);
        List<List<Notation.Term>> terms = new ArrayList<>();
        for (BigInteger start : tally.start()) {
            terms.add(new ArrayList<>());
            if (start.signum() != 0) {
                terms.get(terms.size() - 1)
                        .add(new Notation.Term(writer.notation().constant(true), start));
            }
        }
        for (ClassTally.Condition condition : tally.conditions()) {
            String text = writer.literal(Literal.of(condition.atom()));
            for (ClassTally.Gain gain : condition.gains()) {
                terms.get(gain.output()).add(new Notation.Term(text, gain.points()));
            }
        }
        return terms.stream().map(writer.notation()::sum).toList();
    }

    /** An {@link dev.cleave.table.InputException} where points are greater than what a format adds exactly. */
    public static void requireSmall(ClassTally tally, RuleWriter writer) {
        List<BigInteger> reach =
                new ArrayList<>(tally.start().stream().map(BigInteger::abs).toList());
        for (ClassTally.Condition condition : tally.conditions()) {
            for (ClassTally.Gain gain : condition.gains()) {
                reach.set(
                        gain.output(),
                        reach.get(gain.output()).add(gain.points().abs()));
            }
        }
        reach.forEach(points -> RuleWriter.requireSmall(
                points, writer.program(), writer.format(), writer.notation().greatest()));
    }
}
