package dev.cleave.io.text;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Literal;
import dev.cleave.logic.PlainName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Points of classes in a program, a line for each condition: {@code points: if aux 3: setosa +4, virginica -1}. */
final class TallyText {
    private TallyText() {}

    /** @param text of an atom or auxiliary */
    static List<String> lines(ClassTally tally, Vocabulary words, Function<Literal, String> text) {
        List<String> lines = new ArrayList<>();
        lines.add("points: start with "
                + IntStream.range(0, tally.classes())
                        .filter(output -> tally.start().get(output).signum() != 0)
                        .mapToObj(output ->
                                words.name(output) + " " + tally.start().get(output))
                        .collect(Collectors.joining(
                                ", ", "", tally.start().stream().allMatch(some -> some.signum() == 0) ? "none" : "")));
        for (ClassTally.Condition condition : tally.conditions()) {
            lines.add("points: if " + text.apply(Literal.of(condition.atom())) + ": "
                    + condition.gains().stream()
                            .map(gain -> words.name(gain.output())
                                    + (gain.points().signum() > 0 ? " +" : " ")
                                    + gain.points())
                            .collect(Collectors.joining(", ")));
        }
        lines.add(PlainName.of(words.heads().get(0).column())
                + " is what has the most points; of equals the first in the order of names");
        return lines;
    }
}
