package dev.cleave.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evidence.Answer;
import dev.cleave.evidence.SmallestChange;
import dev.cleave.logic.Rule;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Why a row has its class: the conditions that hold with their points, and what the classes next to it lack. */
record ClassExplanation(Explanation row, ClassConditions conditions) {
    private static final int MOST_OTHERS = 5; // classes that are explained besides the answer
    private static final int MOST_DRAFTS = 20_000;

    List<String> lines() {
        Answers.RowAnswer answer = row.answer(new Answers(row.model()));
        BitSet holding = conditions.holding(answer.known());
        List<Integer> ranked = ranked(holding);
        int best = ranked.get(0);
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "row %d: %s is %s (probability %.4f)",
                row.number(),
                conditions.column(),
                conditions.name(best),
                conditions.probability(holding, best)));
        lines.add("  start with: " + listed(conditions.tally().start(), false));
        lines.addAll(why(holding, answer));
        ranked.forEach(output -> lines.add("  " + total(output, best, holding)));
        ranked.stream().skip(1).limit(MOST_OTHERS).forEach(output -> lines.addAll(whyNot(output, best, answer)));
        if (ranked.size() > MOST_OTHERS + 1) {
            lines.add("  (why not is said of the " + MOST_OTHERS + " classes that come next)");
        }
        lines.addAll(row.invented(answer));
        return lines;
    }

    private List<String> why(BitSet holding, Answers.RowAnswer answer) {
        List<String> lines = new ArrayList<>();
        List<Integer> all = conditions.all();
        for (int condition : all) {
            if (holding.get(condition)) {
                lines.add("  holds: " + said(condition));
                conditions.definition(condition).rules().stream()
                        .filter(rule -> rule.fires(answer.known()))
                        .flatMap(rule -> row.words(answer).values(rule).stream())
                        .forEach(line -> lines.add("    " + line));
            }
        }
        long others = all.stream().filter(condition -> !holding.get(condition)).count();
        lines.add("  " + (lines.isEmpty() ? "no condition holds" : "conditions that do not hold: " + others));
        return lines;
    }

    /** The condition that would help a class most against the answer, and the least change for it. */
    private List<String> whyNot(int output, int best, Answers.RowAnswer answer) {
        BitSet holding = conditions.holding(answer.known());
        List<String> lines = new ArrayList<>();
        lines.add("  why not " + conditions.name(output) + ":");
        conditions.all().stream()
                .filter(condition ->
                        !holding.get(condition) && lead(condition, output, best).signum() > 0)
                .max(Comparator.comparing(condition -> lead(condition, output, best)))
                .ifPresent(condition -> {
                    lines.add("    does not hold: " + said(condition));
                    for (Rule rule : conditions.definition(condition).rules()) {
                        lines.add("      " + row.words(answer).failing(rule));
                    }
                });
        lines.add("    " + change(output, answer));
        return lines;
    }

    private BigDecimal lead(int condition, int output, int other) {
        List<BigDecimal> gains = conditions.tally().gains().get(condition);
        return gains.get(output).subtract(gains.get(other));
    }

    private String said(int condition) {
        return conditions.body(condition) + ": "
                + listed(conditions.tally().gains().get(condition), true);
    }

    /** The classes, the one with the most points first; of equals the first. */
    private List<Integer> ranked(BitSet holding) {
        return IntStream.range(0, conditions.tally().start().size())
                .boxed()
                .sorted(Comparator.comparing((Integer output) -> points(output, holding))
                        .reversed())
                .toList();
    }

    private BigDecimal points(int output, BitSet holding) {
        return conditions.tally().points(output, holding);
    }

    private String listed(List<BigDecimal> points, boolean isGain) {
        return IntStream.range(0, points.size())
                .filter(output -> !isGain || points.get(output).signum() != 0)
                .mapToObj(output -> conditions.name(output) + " "
                        + (isGain && points.get(output).signum() > 0 ? "+" : "") + text(points.get(output)))
                .collect(Collectors.joining(", "));
    }

    private static String text(BigDecimal points) {
        return points.signum() == 0 ? "0" : points.stripTrailingZeros().toPlainString();
    }

    private String total(int output, int best, BitSet holding) {
        BigDecimal lack = points(best, holding).subtract(points(output, holding));
        return conditions.name(output) + " has " + text(points(output, holding)) + " points"
                + (output == best ? "" : ", " + text(lack) + " fewer than " + conditions.name(best));
    }

    private String change(int output, Answers.RowAnswer answer) {
        String start = "the least change for " + conditions.name(output);
        Answer found = least(output, answer);
        if (found instanceof Answer.Found changes) {
            return start + ": "
                    + changes.changes().stream()
                            .map(change -> new ChangeText(row.model().encoding(), change).toString())
                            .collect(Collectors.joining(", and "));
        }
        return found instanceof Answer.Impossible
                ? "no change gives " + conditions.name(output) + ": the rules never say so"
                : start + " was not decided within the limit of " + MOST_DRAFTS + " drafts";
    }

    private Answer least(int output, Answers.RowAnswer answer) {
        BitSet atoms = answer.known();
        int count = row.model().rules().atoms();
        atoms.clear(count, Math.max(count, atoms.length()));
        return new SmallestChange(row.model().rules(), row.model().encoding().domain(), MOST_DRAFTS).of(atoms, output);
    }

    /**
     * For machines: {@code row}, {@code column}, {@code class}, and for all {@code classes} their {@code points} and
     * {@code probability}; the {@code conditions} with whether each {@code holds} and the {@code points} that it gives.
     */
    ObjectNode json() {
        Answers.RowAnswer answer = row.answer(new Answers(row.model()));
        BitSet holding = conditions.holding(answer.known());
        List<Integer> ranked = ranked(holding);
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("row", row.number()).put("column", conditions.column());
        root.put("class", conditions.name(ranked.get(0)));
        ArrayNode classes = root.putArray("classes");
        for (int output : ranked) {
            classes.addObject()
                    .put("class", conditions.name(output))
                    .put("points", points(output, holding).doubleValue())
                    .put("probability", conditions.probability(holding, output));
        }
        new PointsObject(conditions).write(root);
        List<Integer> all = conditions.all();
        for (int i = 0; i < all.size(); i++) {
            ((ObjectNode) root.get("conditions").get(i)).put("holds", holding.get(all.get(i)));
        }
        return root;
    }
}
