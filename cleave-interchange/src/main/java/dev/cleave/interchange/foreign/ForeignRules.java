package dev.cleave.interchange.foreign;

import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.logic.PlainName;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What another learner printed, rules of which the first that fires counts.
 *
 * @param rules the last of which always fires, or one of which fires on any row
 * @param isDisjoint whether no two fire on one row
 */
public record ForeignRules(SourceLocation place, List<ForeignRule> rules, boolean isDisjoint) {
    public ForeignRules {
        rules = List.copyOf(rules);
    }

    /** None where the text is of no learner that is known; an {@link InputException} with the line where it is, and broken. */
    public static Optional<ForeignRules> read(SourceLocation place, String text) {
        if (TreeText.isOne(text)) {
            return Optional.of(new ForeignRules(place, new TreeText(place, text).rules(), true));
        }
        return RipperText.isOne(text)
                ? Optional.of(new ForeignRules(place, new RipperText(place, text).rules(), false))
                : Optional.empty();
    }

    /** The value that every rule but the last says, where it is one: of two values, the one to count as positive. */
    public Optional<String> positive() {
        Set<String> said = rules.subList(0, rules.size() - 1).stream()
                .map(ForeignRule::value)
                .collect(Collectors.toCollection(TreeSet::new));
        return isDisjoint || said.size() != 1 ? Optional.empty() : said.stream().findFirst();
    }

    /** In our own words, for a target that has their values; an {@link InputException} where it has not, or where it can't say them. */
    public String text(Target target) {
        Label first = target.labels().get(0);
        if (target.exclusive()) {
            return lines(rules, PlainName.of(first.column()) + " is ", target);
        }
        if (target.outputs() != 1) {
            throw problem("these rules say one column; name it with --target");
        }
        requireKnown(target);
        boolean isList = !isDisjoint
                && rules.subList(0, rules.size() - 1).stream()
                        .anyMatch(rule -> !rule.value().equals(first.positive()));
        if (isList) {
            throw problem(
                    "a list with rules of both values is not a rule set; say which value its rules are of with --positive");
        }
        return rules.stream()
                .filter(rule -> rule.value().equals(first.positive()))
                .map(rule -> PlainName.of(first.column()) + " " + rule.body() + "\n")
                .collect(Collectors.joining());
    }

    private String lines(List<ForeignRule> all, String subject, Target target) {
        requireKnown(target);
        return all.stream()
                .map(rule -> subject + PlainName.of(rule.value()) + " "
                        + (rule.conditions().isEmpty() ? "otherwise" : rule.body()) + "\n")
                .collect(Collectors.joining());
    }

    private void requireKnown(Target target) {
        Set<String> known = target.labels().stream()
                .flatMap(label -> Stream.concat(Stream.of(label.positive()), label.negatives().stream()))
                .collect(Collectors.toCollection(TreeSet::new));
        for (ForeignRule rule : rules) {
            if (!known.contains(rule.value())) {
                throw problem("a rule says " + OneLine.quoted(rule.value()) + ", which is no value of '"
                        + target.labels().get(0).column() + "' in the data");
            }
        }
    }

    private InputException problem(String problem) {
        return new InputException(place, problem);
    }
}
