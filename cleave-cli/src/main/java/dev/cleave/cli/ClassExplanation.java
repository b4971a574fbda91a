package dev.cleave.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evidence.Answer;
import dev.cleave.evidence.SmallestChange;
import dev.cleave.logic.Rule;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Why a row has its class: the conditions that hold with their points, and what the classes next to it lack. */
record ClassExplanation(Explanation row, ClassConditions conditions) {
    private static final int MOST_CHANGES = 5; // classes that a least change is looked for
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
        conditions.all().forEach(condition -> lines.addAll(condition(condition, holding, answer)));
        ranked.forEach(output -> lines.add("  " + total(output, best, holding)));
        ranked.stream().skip(1).limit(MOST_CHANGES).forEach(output -> lines.add("  " + change(output, answer)));
        if (ranked.size() > MOST_CHANGES + 1) {
            lines.add("  (least changes are given for the " + MOST_CHANGES + " classes that come next)");
        }
        return lines;
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

    private List<String> condition(int condition, BitSet holding, Answers.RowAnswer answer) {
        boolean holds = holding.get(condition);
        String points = listed(conditions.tally().gains().get(condition), true);
        List<String> lines = new ArrayList<>();
        lines.add((holds ? "  holds: " : "  does not hold: ") + conditions.body(condition) + ": " + points);
        RowWords words = row.words(answer);
        for (Rule rule : conditions.definition(condition).rules()) {
            if (rule.fires(answer.known())) {
                words.values(rule).forEach(line -> lines.add("    " + line));
            } else if (!holds) {
                lines.add("    " + words.failing(rule));
            }
        }
        return lines;
    }

    private String listed(List<BigDecimal> points, boolean isGain) {
        return IntStream.range(0, points.size())
                .filter(output -> !isGain || points.get(output).signum() != 0)
                .mapToObj(output -> conditions.name(output) + " "
                        + (isGain && points.get(output).signum() > 0 ? "+" : "") + text(points.get(output)))
                .collect(Collectors.joining(", "));
    }

    private static String text(BigDecimal points) {
        BigDecimal rounded = points.setScale(2, RoundingMode.HALF_EVEN);
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
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
