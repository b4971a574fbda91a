package dev.cleave.io.parse;

import dev.cleave.io.parse.Statement.Gain;
import dev.cleave.io.parse.Statement.Start;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lines that give classes points, in whole numbers or in decimal ones, as a tally. Used once. */
final class ClassPointLines {
    private final RuleWords words;
    private final ConditionNames names;
    private final List<WrittenBody> open = new ArrayList<>(); // of a condition that more lines belong to
    private final Map<Integer, Map<Integer, BigDecimal>> gains = new LinkedHashMap<>(); // by atom, by class
    private final Map<Integer, BigDecimal> start = new LinkedHashMap<>();
    private boolean isEmpty = true;

    ClassPointLines(RuleWords words, ConditionNames names) {
        this.words = words;
        this.names = names;
    }

    boolean isEmpty() {
        return isEmpty;
    }

    void start(Start line) {
        isEmpty = false;
        line.points().forEach((output, points) -> start.merge(output, points, BigDecimal::add));
    }

    void gain(Gain line) {
        isEmpty = false;
        if (!line.isMore()) {
            requireClosed();
        }
        open.addAll(line.either());
        if (!line.points().isEmpty()) {
            int atom = atom(line.byName());
            line.points()
                    .forEach((output, points) -> gains.computeIfAbsent(atom, any -> new LinkedHashMap<>())
                            .merge(output, points, BigDecimal::add));
            open.clear();
        }
    }

    private void requireClosed() {
        if (!open.isEmpty()) {
            throw new SyntaxException(new SyntaxError(1, 0, "the condition above has no points", List.of()));
        }
    }

    /** A condition that may be an atom is one where others have names; else each is a conjunction with points of its own. */
    private int atom(boolean byName) {
        if (byName
                && open.size() == 1
                && open.get(0) instanceof WrittenBody.All all
                && all.literals().size() == 1) {
            Literal literal = names.literal(all);
            if (literal.positive()) {
                return literal.atom();
            }
        }
        List<Rule> either = new ArrayList<>();
        open.forEach(body -> either.add(names.rule(body)));
        return names.auxiliary(either);
    }

    /** Of all classes. */
    List<Definition> heads() {
        requireClosed();
        int digits = Stream.concat(
                        start.values().stream(), gains.values().stream().flatMap(some -> some.values().stream()))
                .mapToInt(points -> Math.max(0, points.stripTrailingZeros().scale()))
                .max()
                .orElse(0);
        List<BigInteger> first = IntStream.range(0, words.labels().size())
                .mapToObj(output -> whole(start.getOrDefault(output, BigDecimal.ZERO), digits))
                .toList();
        List<ClassTally.Condition> conditions = new ArrayList<>();
        gains.forEach((atom, points) -> conditions.add(new ClassTally.Condition(
                atom,
                points.entrySet().stream()
                        .map(gain -> new ClassTally.Gain(gain.getKey(), whole(gain.getValue(), digits)))
                        .toList())));
        return RuleSet.ofTally(Integer.MAX_VALUE, List.of(), new ClassTally(first, conditions))
                .heads();
    }

    private static BigInteger whole(BigDecimal points, int digits) {
        return points.movePointRight(digits).toBigIntegerExact();
    }
}
