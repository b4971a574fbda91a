package dev.cleave.cli.answer;

import dev.cleave.cli.rules.EvidenceRows;
import dev.cleave.evaluation.Evidence;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The rules of a model for a person: numbered, the strongest first, each wrapped under itself, with what rows say of it to the right.
 * Classes whose points decide are a column of points a class.
 */
public record RuleSection(Model model, EvidenceRows evidence) {
    private static final int TEXT = 50; // columns for a rule, before its evidence
    private static final Pattern POINTS = Pattern.compile("  ([+-])(\\d+) if (.*)");

    public List<String> lines() {
        if (model.hasClassPoints()) {
            return new PointSection(ClassConditions.of(model).inShort()).lines();
        }
        List<String> lines = new ArrayList<>();
        if (!evidence.isEmpty()) {
            lines.add(header());
        }
        for (String line : others()) {
            lines.addAll(Wrapped.under("     ", line));
        }
        if (rules().tally().isEmpty()) {
            for (int head = 0; head < rules().heads().size(); head++) {
                lines.addAll(head(head, RuleText.shown(rules(), words(), head)));
            }
        }
        new MissingNote(model).line().ifPresent(note -> lines.addAll(Wrapped.under("  ", note)));
        return lines;
    }

    private RuleSet rules() {
        return model.rules();
    }

    private Vocabulary words() {
        return Vocabulary.of(model.encoding());
    }

    /** What heads refer to. */
    private List<String> others() {
        List<String> all = RuleText.lines(rules(), words());
        int heads = rules().tally().isPresent()
                ? 0
                : IntStream.range(0, rules().heads().size())
                        .map(head -> RuleText.lines(rules(), words(), head).size())
                        .sum();
        return all.subList(0, all.size() - heads);
    }

    private String header() {
        return " ".repeat(TEXT)
                + (evidence.parts().containsKey("test")
                        ? String.format(Locale.ROOT, "%12s%10s  right", "learned from", "held out")
                        : String.format(Locale.ROOT, "%12s%10s  right", "rows", ""));
    }

    private List<String> head(int head, List<String> lines) {
        int count = rules().heads().get(head).rules().size();
        if (lines.get(0).endsWith(" points:")) {
            return card(head, lines);
        }
        int others = lines.size() - count - (rules().heads().get(head).negated() ? 1 : 0);
        if (others != 0 || count == 0) {
            List<String> all = new ArrayList<>();
            for (String line : lines) {
                String number = others > 0 ? String.format(Locale.ROOT, "%3d. ", all.size() + 1) : "     ";
                all.addAll(Wrapped.under(number, line));
            }
            return all;
        }
        List<Integer> order = IntStream.range(0, count)
                .boxed()
                .sorted(Comparator.comparingLong((Integer rule) -> -strength(head, rule)))
                .toList();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            all.addAll(besides(
                    String.format(Locale.ROOT, "%3d. ", i + 1), lines.get(order.get(i)), figures(head, order.get(i))));
        }
        lines.subList(count, lines.size()).forEach(line -> all.addAll(Wrapped.under("     ", line)));
        return all;
    }

    /** Rows that a rule is right on, more than wrong. */
    private long strength(int head, int rule) {
        return evidence.of(firstPart(), head, rule)
                .map(found -> 2 * found.right() - found.covered())
                .orElse(0L);
    }

    private String firstPart() {
        return evidence.parts().keySet().stream().findFirst().orElse("");
    }

    /** A list of points, the most first. */
    private List<String> card(int head, List<String> lines) {
        record Points(String sign, int points, String condition) {}
        List<Points> terms = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            Matcher matcher = POINTS.matcher(line);
            if (!matcher.matches()) {
                return lines;
            }
            terms.add(new Points(matcher.group(1), Integer.parseInt(matcher.group(2)), matcher.group(3)));
        }
        terms.sort(Comparator.comparingInt(term -> -term.points));
        List<String> all = new ArrayList<>(besides("     ", lines.get(0), figures(head, 0)));
        int wide = Integer.toString(terms.get(0).points).length() + 1;
        for (Points term : terms) {
            String points = String.format(Locale.ROOT, "%" + wide + "s", term.sign + term.points);
            all.addAll(Wrapped.under("       " + points + " if ", term.condition));
        }
        return all;
    }

    /** Right of covered rows, on those learned from and on those held out, and the share as a bar. */
    private String figures(int head, int rule) {
        StringBuilder text = new StringBuilder();
        evidence.parts()
                .keySet()
                .forEach(part -> text.append(String.format(
                        Locale.ROOT,
                        part.equals("test") ? "%10s" : "%12s",
                        evidence.of(part, head, rule).map(RuleSection::figure).orElse(""))));
        Optional<Evidence> last = evidence.parts().keySet().stream()
                .reduce((one, other) -> other)
                .flatMap(part -> evidence.of(part, head, rule))
                .filter(found -> found.covered() > 0);
        return text.append("  ")
                .append(last.map(found -> Bar.of(found.precision())).orElse(""))
                .toString();
    }

    private static String figure(Evidence found) {
        return found.right() + "/" + found.covered();
    }

    private List<String> besides(String start, String text, String figures) {
        List<String> lines = new ArrayList<>();
        for (String line : Wrapped.lines(text, (figures.isBlank() ? Wrapped.WIDTH : TEXT) - start.length())) {
            String left = (lines.isEmpty() ? start : " ".repeat(start.length())) + line;
            lines.add(
                    lines.isEmpty() && left.length() <= TEXT
                            ? String.format(Locale.ROOT, "%-" + TEXT + "s%s", left, figures)
                                    .stripTrailing()
                            : left);
        }
        return lines;
    }
}
