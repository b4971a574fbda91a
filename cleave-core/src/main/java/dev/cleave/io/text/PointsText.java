package dev.cleave.io.text;

import dev.cleave.logic.Domain;
import dev.cleave.logic.PlainName;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A network with classes for people: what each conjunction says for and against each class, in points, and how the answer
 * follows.
 *
 * <pre>
 * start with: acc 0, good 1.2
 * if safety = low and not big: acc +4.1
 * class is what has the most points; of equals the first: acc, good
 * </pre>
 *
 * <p>Points have as few digits as leave the answer as it is on every valid input ({@link ShortPointTable}), and the last line says so.
 * Only differences between classes matter: what most classes get is not said, and taken from the others.
 */
public final class PointsText {
    private static final int WIDTH = 80;
    private static final String INDENT = "    ";

    private final HardNetwork network;
    private final RuleSet rules;
    private final Vocabulary words;
    private final ShortPointTable points;

    private PointsText(HardNetwork network, RuleSet rules, Vocabulary words, ShortPointTable points) {
        this.network = network;
        this.rules = rules;
        this.words = words;
        this.points = points;
    }

    /**
     * As {@link #statements}, broken into lines that fit a terminal.
     *
     * @param rules auxiliary k is the network's conjunction k
     * @param domain on all of which the answer is the network's
     */
    public static List<String> lines(HardNetwork network, RuleSet rules, Vocabulary words, Domain domain) {
        return statements(network, rules, words, domain).stream()
                .flatMap(statement -> wrapped(statement.text()).stream())
                .toList();
    }

    /**
     * Throws {@link IllegalArgumentException} where the rules are not the network's.
     *
     * @param rules auxiliary k is the network's conjunction k
     * @param domain on all of which the answer is the network's
     */
    public static List<Statement> statements(HardNetwork network, RuleSet rules, Vocabulary words, Domain domain) {
        words.require(rules);
        if (!network.head().isExclusive()
                || network.conjunctions().nodes() > rules.auxiliaries().size()) {
            throw new IllegalArgumentException("points need classes, and rules whose auxiliaries are the conjunctions");
        }
        return new PointsText(network, rules, words, ShortPointTable.of(network, rules, domain)).statements();
    }

    /**
     * One thing that is said.
     *
     * @param auxiliary whose condition it ends; empty where it is about none
     */
    public record Statement(String text, OptionalInt auxiliary) {
        private static Statement general(String text) {
            return new Statement(text, OptionalInt.empty());
        }
    }

    private List<Statement> statements() {
        PointTable tally = points.tally();
        List<Statement> all = new ArrayList<>();
        all.add(Statement.general("start with: " + listed(tally.start(), false)));
        for (int k = 0; k < tally.gains().size(); k++) {
            if (tally.gains().get(k).stream().anyMatch(points -> points.signum() != 0)) {
                all.addAll(condition(k, listed(tally.gains().get(k), true)));
            }
        }
        all.add(Statement.general(
                PlainName.of(words.heads().get(0).column()) + " is what has the most points; of equals the first: "
                        + IntStream.range(0, network.head().outputs())
                                .mapToObj(words::name)
                                .collect(Collectors.joining(", "))));
        all.add(Statement.general(
                points.combinations() == 0
                        ? "(points are exact)"
                        : "(points are rounded, which changes no answer in the " + points.combinations()
                                + " combinations of conditions that are possible)"));
        return all;
    }

    private List<Statement> condition(int auxiliary, String points) {
        List<Rule> either = rules.auxiliaries().get(auxiliary).rules();
        List<Statement> all = new ArrayList<>();
        for (int i = 0; i < either.size(); i++) {
            String text = (i == 0 ? "if " : "or ") + RuleText.body(either.get(i), rules, words);
            boolean isLast = i == either.size() - 1;
            all.add(isLast ? new Statement(text + ": " + points, OptionalInt.of(auxiliary)) : Statement.general(text));
        }
        return all;
    }

    private String listed(List<BigDecimal> points, boolean isGain) {
        return IntStream.range(0, points.size())
                .filter(output -> !isGain || points.get(output).signum() != 0)
                .mapToObj(output -> words.name(output) + " " + text(points.get(output), isGain))
                .collect(Collectors.joining(", "));
    }

    private static String text(BigDecimal points, boolean isGain) {
        String text = points.signum() == 0 ? "0" : points.stripTrailingZeros().toPlainString();
        return isGain && points.signum() > 0 ? "+" + text : text;
    }

    private static List<String> wrapped(String line) {
        List<String> lines = new ArrayList<>();
        StringBuilder current = new StringBuilder();
        for (String word : line.split(" ", -1)) {
            if (current.length() + 1 + word.length() > WIDTH
                    && !current.toString().isBlank()) {
                lines.add(current.toString());
                current = new StringBuilder(INDENT).append(word);
            } else {
                current.append(current.length() == 0 ? "" : " ").append(word);
            }
        }
        lines.add(current.toString());
        return lines;
    }
}
