package dev.cleave.pipeline.cuts;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.ThresholdPolish;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.LiteralPruning;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Several sets of conjunctions with scores whose thresholds have gone to their best places, over one encoding that has these alone. */
public final class PlacedRules {
    private static final double PRICE = 0.1; // of a literal, as cross-entropy

    private final ThresholdEncoding cut;
    private final List<ScoredRules> rules;

    private PlacedRules(ThresholdEncoding cut, List<ScoredRules> rules) {
        this.cut = cut;
        this.rules = List.copyOf(rules);
    }

    /**
     * How far to go: where the bodies of the largest set times rows are more, or time is up, all sets keep their thresholds, so that sizes can be
     * compared.
     *
     * @param largest set that is moved at all
     */
    public record Effort(long most, int largest, Budget budget) {
        /** Of all sets. */
        public static Effort all(long most, Budget budget) {
            return new Effort(most, Integer.MAX_VALUE, budget);
        }

        public boolean isEnough(List<ScoredRules> found, WeightedSample sample) {
            int bodies = found.stream()
                    .filter(this::isMoved)
                    .mapToInt(rules -> rules.bodies().size())
                    .max()
                    .orElse(0);
            return (long) bodies * sample.rows() <= most && !budget.isExhausted();
        }

        boolean isMoved(ScoredRules rules) {
            return rules.bodies().size() <= largest;
        }
    }

    /**
     * @param before what the rules are over
     * @param table the rows of the sample, for their numbers
     * @param beside other rules that the encoding is to have room for
     */
    public static PlacedRules of(
            Encoding before,
            Table table,
            List<ScoredRules> found,
            WeightedSample sample,
            List<PolishedRule> beside,
            Effort effort) {
        NumericAtoms atoms = new NumericAtoms(before, table);
        boolean enough = effort.isEnough(found, sample);
        List<List<PolishedRule>> placed = found.stream()
                .map(rules -> enough && effort.isMoved(rules)
                        ? ThresholdPolish.multiclass(sample, rules, atoms)
                        : ThresholdPolish.none(rules.bodies(), atoms))
                .toList();
        ThresholdEncoding cut = ThresholdEncoding.of(
                before,
                Stream.concat(placed.stream().flatMap(List::stream), beside.stream())
                        .toList());
        Encoding after = cut.encoding();
        WeightedSample over = sample.over(after.inputs(table).inputs().transposed(), after.domain());
        List<ScoredRules> moved = new ArrayList<>();
        for (int i = 0; i < placed.size(); i++) {
            ScoredRules scored = moved(found.get(i), placed.get(i), cut);
            moved.add(enough && effort.isMoved(found.get(i)) ? LiteralPruning.shortened(scored, over, PRICE) : scored);
        }
        return new PlacedRules(cut, moved);
    }

    public Encoding encoding() {
        return cut.encoding();
    }

    /** In the order of those that were given. */
    public List<ScoredRules> rules() {
        return rules;
    }

    /** Other rules over {@link #encoding()}. */
    public List<Rule.All> bodies(List<PolishedRule> beside) {
        return cut.bodies(beside);
    }

    /** The same over other atoms; bodies that have become equal are one, and so are a condition and its opposite. */
    private static ScoredRules moved(ScoredRules scored, List<PolishedRule> parts, ThresholdEncoding cut) {
        int classes = scored.classes();
        Map<Rule.All, double[]> scores = new LinkedHashMap<>();
        double[] bias = new double[classes];
        for (int c = 0; c < classes; c++) {
            bias[c] = scored.bias(c);
        }
        for (int k = 0; k < parts.size(); k++) {
            for (Rule.All body : cut.bodies(List.of(parts.get(k)))) {
                double[] opposite = body.length() == 1
                        ? scores.get(Rule.all(body.literals().get(0).negated()))
                        : null;
                double[] own = opposite == null ? scores.computeIfAbsent(body, none -> new double[classes]) : opposite;
                for (int c = 0; c < classes; c++) {
                    own[c] += opposite == null ? scored.score(k, c) : -scored.score(k, c);
                    bias[c] += opposite == null ? 0 : scored.score(k, c);
                }
            }
        }
        double[] parameters = new double[(scores.size() + 1) * classes];
        int at = 0;
        for (double[] own : scores.values()) {
            System.arraycopy(own, 0, parameters, at, classes);
            at += classes;
        }
        System.arraycopy(bias, 0, parameters, at, classes);
        return new ScoredRules(List.copyOf(scores.keySet()), classes, parameters);
    }
}
