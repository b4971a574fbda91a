package dev.cleave.interchange.foreign;

import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.interchange.xml.XmlText;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.logic.PlainName;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What another system has, rules of which the first that fires counts.
 *
 * @param rules the last of which always fires, or one of which fires on any row
 * @param isDisjoint whether no two fire on one row
 * @param knowsGaps whether it says what is answered where cells are missing
 */
public record ForeignRules(SourceLocation place, List<ForeignRule> rules, boolean isDisjoint, boolean knowsGaps) {
    /** As a value: of two, the one that no rule before says. */
    static final String OTHER = "\0other";

    public ForeignRules {
        rules = List.copyOf(rules);
        if (rules.isEmpty()) {
            throw new IllegalArgumentException("no rules");
        }
    }

    /**
     * None where the text is of no system that is known; an {@link InputException} with the line where it is, and broken.
     *
     * @param target the column that is asked for, where a file may be about several; else empty
     */
    public static Optional<ForeignRules> read(SourceLocation place, String text, String target) {
        if (XmlText.isOne(text)) {
            return Optional.of(ForeignXml.read(XmlText.read(place, text), target));
        }
        if (TreeText.isOne(text)) {
            return Optional.of(new ForeignRules(place, new TreeText(place, text).rules(), true, true));
        }
        if (WekaTreeText.isOne(text)) {
            return Optional.of(new ForeignRules(place, new WekaTreeText(place, text).rules(), true, false));
        }
        if (FoldText.isOne(text)) {
            return Optional.of(new FoldText(place, text).rules());
        }
        return RipperText.isOne(text)
                ? Optional.of(new ForeignRules(place, new RipperText(place, text).rules(), false, true))
                : Optional.empty();
    }

    /**
     * The value that every rule but the last says, where it is one: of two values, the one to count as positive.
     *
     * @param values those of the data
     */
    public Optional<String> positive(Collection<String> values) {
        Set<String> said = rules.subList(0, rules.size() - 1).stream()
                .map(ForeignRule::value)
                .collect(Collectors.toCollection(TreeSet::new));
        return isDisjoint || said.size() != 1
                ? Optional.empty()
                : said.stream().findFirst().map(value -> NameMatch.of(value, values));
    }

    /** The columns of the data that are compared by order, and so are numbers. */
    public Set<String> numbers(Collection<String> header) {
        return conditions()
                .filter(condition -> condition.operator().isOrder())
                .map(condition -> NameMatch.of(condition.column(), header))
                .filter(header::contains)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Stream<ForeignCondition> conditions() {
        return rules.stream().flatMap(rule -> rule.conditions().stream());
    }

    /** In our own words, of what the data has; an {@link InputException} where it has not their values, or where it can't say them. */
    public String text(RuleWords words) {
        return ForeignNames.of(words).named(this).said(words.target(), ForeignNames.gaps(words));
    }

    private String said(Target target, Set<String> gaps) {
        requireKnown(target);
        if (!knowsGaps) {
            conditions()
                    .filter(condition -> gaps.contains(condition.column()))
                    .findFirst()
                    .ifPresent(this::refuseGaps);
        }
        Label first = target.labels().get(0);
        if (target.exclusive()) {
            return classes(PlainName.of(first.column()) + " is ", gaps);
        }
        if (target.outputs() != 1) {
            throw problem("these rules say one column; name it with --target");
        }
        String subject = PlainName.of(first.column()) + " ";
        List<List<ForeignCondition>> own =
                positive(first.positive()).inData(gaps).choices();
        return own.isEmpty()
                ? subject + "never\n"
                : own.stream()
                        .map(choice -> subject + ForeignRule.body(choice) + "\n")
                        .collect(Collectors.joining());
    }

    private void refuseGaps(ForeignCondition condition) {
        throw problem("column " + OneLine.quoted(condition.column())
                + " has missing cells in the data, and the file does not say what they answer; fill them, or leave"
                + " these rows out");
    }

    private String classes(String subject, Set<String> gaps) {
        StringBuilder text = new StringBuilder();
        for (ForeignRule rule : rules) {
            List<List<ForeignCondition>> kept =
                    new Guard(List.of(rule.conditions())).inData(gaps).choices();
            for (List<ForeignCondition> conditions : kept) {
                text.append(subject)
                        .append(PlainName.of(rule.value()))
                        .append(' ')
                        .append(conditions.isEmpty() ? "otherwise" : ForeignRule.body(conditions))
                        .append('\n');
            }
        }
        return text.toString();
    }

    /** Where a value is said: a rule of it fires, and none of another value before it. */
    private Guard positive(String value) {
        List<List<ForeignCondition>> own = new ArrayList<>();
        Guard none = Guard.ALWAYS; // where no rule of another value has fired so far
        for (ForeignRule rule : rules) {
            Guard fires = new Guard(List.of(rule.conditions()));
            if (rule.value().equals(value)) {
                own.addAll(fires.and(none).choices());
            } else if (!isDisjoint) {
                none = none.and(fires.not());
            }
        }
        return new Guard(own);
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
