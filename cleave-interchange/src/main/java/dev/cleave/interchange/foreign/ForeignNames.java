package dev.cleave.interchange.foreign;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.interchange.foreign.ForeignCondition.Operator;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.logic.Atom;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Suggestions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Columns and values of rules by the names that the data has for them. */
record ForeignNames(RuleWords words, List<String> columns, List<String> answers) {
    static ForeignNames of(RuleWords words) {
        return new ForeignNames(
                words,
                words.columns().stream().map(EncodedColumn::name).toList(),
                words.target().labels().stream()
                        .flatMap(label -> Stream.concat(Stream.of(label.positive()), label.negatives().stream()))
                        .distinct()
                        .toList());
    }

    /** The columns that have missing cells. */
    static Set<String> gaps(RuleWords words) {
        return words.columns().stream()
                .filter(column -> column.atoms().contains(new Atom.Missing(column.name())))
                .map(EncodedColumn::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    ForeignRules named(ForeignRules foreign) {
        String first = NameMatch.of(foreign.rules().get(0).value(), answers);
        List<ForeignRule> rules = foreign.rules().stream()
                .map(rule -> new ForeignRule(
                        rule.conditions().stream()
                                .map(condition -> named(condition, foreign.place()))
                                .toList(),
                        answer(rule.value(), first)))
                .toList();
        return new ForeignRules(foreign.place(), rules, foreign.isDisjoint(), foreign.knowsGaps());
    }

    private String answer(String value, String first) {
        if (!value.equals(ForeignRules.OTHER)) {
            return NameMatch.of(value, answers);
        }
        Target target = words.target();
        Label label = target.labels().get(0);
        return target.exclusive()
                ? "the other value"
                : first.equals(label.positive()) ? label.negatives().get(0) : label.positive();
    }

    private ForeignCondition named(ForeignCondition condition, SourceLocation place) {
        String column = NameMatch.of(condition.column(), columns);
        Optional<ForeignCondition> asOne = new OneHotName(words.columns(), this::values).read(condition, column);
        if (asOne.isPresent()) {
            return asOne.get();
        }
        if (!columns.contains(column)) {
            throw unknown(condition.column(), place);
        }
        boolean isSet = condition.operator() == Operator.IN || condition.operator() == Operator.NOT_IN;
        List<String> known = isSet ? values(column) : List.of();
        return new ForeignCondition(
                column,
                condition.operator(),
                condition.values().stream()
                        .map(value -> NameMatch.of(value, known))
                        .toList());
    }

    private InputException unknown(String column, SourceLocation place) {
        String hint = column.matches("feature_\\d+")
                ? "print the tree again with feature_names=list(X.columns)"
                : Suggestions.of(column, columns);
        return new InputException(
                place, "a rule is about " + OneLine.quoted(column) + ", which is no column of the data; " + hint);
    }

    private List<String> values(String name) {
        return words.columns().stream()
                .filter(column -> column.name().equals(name))
                .findFirst()
                .map(column -> column instanceof CategoricalColumn several
                        ? several.values()
                        : column instanceof BooleanColumn two
                                ? List.of(two.trueValue(), two.falseValue())
                                : List.<String>of())
                .orElse(List.of());
    }
}
