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
        List<List<Notation.Term>> terms = new ArrayList<>();
        List<BigInteger> reach = new ArrayList<>();
        for (BigInteger start : tally.start()) {
            terms.add(new ArrayList<>());
            reach.add(start.abs());
            if (start.signum() != 0) {
                terms.get(terms.size() - 1)
                        .add(new Notation.Term(writer.notation().constant(true), start));
            }
        }
        for (ClassTally.Condition condition : tally.conditions()) {
            String text = writer.literal(Literal.of(condition.atom()));
            for (ClassTally.Gain gain : condition.gains()) {
                terms.get(gain.output()).add(new Notation.Term(text, gain.points()));
                reach.set(
                        gain.output(),
                        reach.get(gain.output()).add(gain.points().abs()));
            }
        }
        reach.forEach(points -> RuleWriter.requireSmall(
                points, writer.program(), writer.format(), writer.notation().greatest()));
        return terms.stream().map(writer.notation()::sum).toList();
    }
}
