package dev.cleave.io.parse;

import dev.cleave.io.parse.Statement.Card;
import dev.cleave.io.parse.Statement.CardLine;
import dev.cleave.io.parse.Statement.Constant;
import dev.cleave.io.parse.Statement.Gain;
import dev.cleave.io.parse.Statement.Otherwise;
import dev.cleave.io.parse.Statement.Says;
import dev.cleave.io.parse.Statement.Start;
import dev.cleave.io.parse.Statement.Subject;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Lines that were read, one after the other, as one program. Used once. */
final class ProgramBuilder {
    private final RuleWords words;
    private final ConditionNames names = new ConditionNames();
    private final Map<Subject, Lines> subjects = new LinkedHashMap<>();
    private final List<Integer> order = new ArrayList<>();
    private final ClassPointLines points;
    private OptionalInt otherwise = OptionalInt.empty();
    private Optional<Lines> card = Optional.empty(); // that lines of points belong to

    ProgramBuilder(RuleWords words) {
        this.words = words;
        this.points = new ClassPointLines(words, names);
    }

    /** What is said of one subject. */
    private static final class Lines {
        private final List<WrittenBody> bodies = new ArrayList<>();
        private final List<CardLine> card = new ArrayList<>();
        private Optional<Boolean> positive = Optional.empty();
        private Optional<BigInteger> bound = Optional.empty();
        private Optional<Boolean> constant = Optional.empty();

        void say(boolean isPositive, List<WrittenBody> either) {
            require(bound.isEmpty() && constant.isEmpty(), "a rule of what is said in another way above");
            require(
                    positive.orElse(isPositive) == isPositive,
                    "rules say when it holds, or when it does not, and not both; write all of them in one way");
            positive = Optional.of(isPositive);
            bodies.addAll(either);
        }

        boolean isEmpty() {
            return positive.isEmpty() && bound.isEmpty() && constant.isEmpty();
        }
    }

    private static void require(boolean condition, String problem) {
        if (!condition) {
            throw new SyntaxException(new SyntaxError(1, 0, problem, List.of()));
        }
    }

    void add(Statement statement) {
        if (statement instanceof CardLine line) {
            require(
                    card.isPresent(),
                    "points without what they are for; the line before says '... if at least N points:'");
            card.orElseThrow().card.add(line);
            return;
        }
        card = Optional.empty();
        if (statement instanceof Says says) {
            lines(says.subject()).say(says.positive(), says.either());
            says.either().forEach(body -> note(says.subject()));
        } else if (statement instanceof Constant constant) {
            Lines lines = lines(constant.subject());
            require(lines.isEmpty(), "this has rules above; say one or the other");
            lines.constant = Optional.of(constant.value());
        } else if (statement instanceof Otherwise other) {
            addOtherwise(other);
        } else if (statement instanceof Card some) {
            Lines lines = lines(some.subject());
            require(lines.isEmpty(), "this has rules above; say one or the other");
            lines.bound = Optional.of(some.bound());
            card = Optional.of(lines);
        } else if (statement instanceof Start start) {
            points.start(start);
        } else if (statement instanceof Gain gain) {
            points.gain(gain);
        }
    }

    private void addOtherwise(Otherwise other) {
        Lines lines = lines(other.subject());
        boolean isNegated = lines.positive.filter(positive -> !positive).isPresent();
        if (words.target().exclusive() && !isNegated && other.subject() instanceof Subject.Output output) {
            require(otherwise.isEmpty(), "two classes can't both be said otherwise");
            otherwise = OptionalInt.of(output.index());
        } else if (lines.isEmpty()) {
            lines.constant = Optional.of(true);
        } else {
            require(isNegated, "it already says when this holds; 'otherwise' would make it always");
        }
    }

    private void note(Subject subject) {
        if (subject instanceof Subject.Output output) {
            order.add(output.index());
        }
    }

    private Lines lines(Subject subject) {
        if (subject instanceof Subject.Name name) {
            names.define(name.number());
        }
        return subjects.computeIfAbsent(subject, any -> new Lines());
    }

    WrittenRules build() {
        Map<Integer, Definition> named = new LinkedHashMap<>();
        List<Definition> heads = new ArrayList<>();
        subjects.forEach((subject, lines) -> {
            if (subject instanceof Subject.Name name) {
                named.put(name.number(), definition(lines));
            }
        });
        for (int output = 0; output < words.labels().size(); output++) {
            Lines lines = subjects.getOrDefault(new Subject.Output(output), new Lines());
            heads.add(definition(lines));
        }
        boolean isTally = !points.isEmpty();
        require(!isTally || order.isEmpty(), "classes have points or rules, and not both");
        List<Definition> all = isTally ? points.heads() : heads;
        RuleSet rules = names.program(named, all);
        return new WrittenRules(names.atoms(), rules, order, otherwise);
    }

    private Definition definition(Lines lines) {
        if (lines.constant.isPresent()) {
            return Definition.of(lines.constant.get() ? List.of(Rule.all()) : List.of());
        }
        if (lines.bound.isPresent()) {
            PointSum sum = new PointSum(lines.bound.get());
            lines.card.forEach(line -> sum.add(names.literal(line.condition()), line.points()));
            return Definition.of(List.of(sum.rule()));
        }
        List<Rule> rules = new ArrayList<>();
        lines.bodies.forEach(body -> rules.add(names.rule(body)));
        return new Definition(rules, !lines.positive.orElse(true));
    }
}
