package dev.cleave.pipeline.cuts;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.PolishedRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Bodies whose thresholds went their own ways, over an encoding that has these thresholds and no others. A column that no
 * body asks for keeps one, as it is still a column of the table.
 */
public final class ThresholdEncoding {
    private final Encoding before;
    private final Encoding encoding;
    private final Map<Atom, Integer> indices = new HashMap<>();

    private ThresholdEncoding(Encoding before, List<PolishedRule> rules) {
        this.before = before;
        this.encoding = before.withCuts(cuts(before, rules));
        for (int i = 0; i < encoding.atoms().size(); i++) {
            indices.put(encoding.atoms().get(i), i);
        }
    }

    public static ThresholdEncoding of(Encoding before, List<PolishedRule> rules) {
        return new ThresholdEncoding(before, rules);
    }

    public Encoding encoding() {
        return encoding;
    }

    private static Map<String, List<Double>> cuts(Encoding before, List<PolishedRule> rules) {
        Map<String, TreeSet<Double>> used = new LinkedHashMap<>();
        for (PolishedRule rule : rules) {
            for (PolishedRule.Part part : rule.parts()) {
                String column = before.atoms().get(part.literal().atom()).column();
                part.threshold()
                        .ifPresent(cut -> used.computeIfAbsent(column, name -> new TreeSet<>())
                                .add(cut));
            }
        }
        Map<String, List<Double>> cuts = new LinkedHashMap<>();
        for (NumericColumn column : before.numericColumns()) {
            TreeSet<Double> own = used.get(column.name());
            cuts.put(column.name(), own == null ? column.thresholds().subList(0, 1) : List.copyOf(own));
        }
        return cuts;
    }

    /** Each body once; one whose bounds leave no room is left out. */
    public List<Rule.All> bodies(List<PolishedRule> rules) {
        return rules.stream()
                .map(this::body)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    /** The body with the tightest bounds alone; none where they leave no room. */
    private Optional<Rule.All> body(PolishedRule rule) {
        Map<String, Double> above = new LinkedHashMap<>();
        Map<String, Double> upTo = new LinkedHashMap<>();
        List<Literal> literals = new ArrayList<>();
        for (PolishedRule.Part part : rule.parts()) {
            Atom atom = before.atoms().get(part.literal().atom());
            if (part.threshold().isEmpty()) {
                literals.add(new Literal(index(atom), part.literal().positive()));
            } else if (part.literal().positive()) {
                above.merge(atom.column(), part.threshold().getAsDouble(), Math::max);
            } else {
                upTo.merge(atom.column(), part.threshold().getAsDouble(), Math::min);
            }
        }
        above.forEach((column, cut) -> literals.add(new Literal(index(new Atom.Above(column, cut)), true)));
        upTo.forEach((column, cut) -> literals.add(new Literal(index(new Atom.Above(column, cut)), false)));
        boolean empty = above.entrySet().stream()
                .anyMatch(low -> low.getValue() >= upTo.getOrDefault(low.getKey(), Double.POSITIVE_INFINITY));
        return empty ? Optional.empty() : Optional.of(new Rule.All(literals));
    }

    private int index(Atom atom) {
        return Objects.requireNonNull(indices.get(atom));
    }
}
