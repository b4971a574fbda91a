package dev.cleave.explanation;

import dev.cleave.encoding.label.Label;
import dev.cleave.io.Model;
import dev.cleave.io.text.PointTable;
import dev.cleave.io.text.PointsText;
import dev.cleave.io.text.PossibleCombinations;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.ShortPointTable;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.CompiledRules;
import dev.cleave.logic.Definition;
import dev.cleave.network.exact.ConjunctionCombinations;
import dev.cleave.table.BitMatrix;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A model with classes as conditions, each of which says something for or against classes: the conjunctions of its network. */
public record ClassConditions(Model model, PointTable tally) {
    /** Of a model whose {@link Model#hasClassPoints()}. */
    public static ClassConditions of(Model model) {
        return new ClassConditions(model, PointTable.of(model.proved(), model.rules()));
    }

    /** The points as they are printed. */
    public ClassConditions inShort() {
        PointTable points = ShortPointTable.of(
                        model.proved(), model.rules(), model.encoding().domain())
                .tally();
        return new ClassConditions(model, points);
    }

    /** The conjunctions that make a difference, by index. */
    public List<Integer> all() {
        return IntStream.range(0, tally.gains().size())
                .filter(k -> tally.gains().get(k).stream().anyMatch(points -> points.signum() != 0))
                .boxed()
                .toList();
    }

    /** {@link #all}, first those that give or take the most points. */
    public List<Integer> strongestFirst() {
        return all().stream()
                .sorted(Comparator.comparing(
                                (Integer k) -> largest(tally.gains().get(k)))
                        .reversed())
                .toList();
    }

    private static BigDecimal largest(List<BigDecimal> points) {
        return points.stream().map(BigDecimal::abs).reduce(BigDecimal.ZERO, BigDecimal::max);
    }

    public List<String> lines() {
        return PointsText.lines(
                model.proved(), model.rules(), words(), model.encoding().domain());
    }

    /** Those that are possible; none where they are too many. */
    public Optional<ConjunctionCombinations> possible() {
        return PossibleCombinations.of(
                model.rules(),
                model.proved().conjunctions().nodes(),
                model.encoding().domain());
    }

    /** Those that the rules make of rows; where they were left free the network may make others. */
    public ConjunctionCombinations shownBy(BitMatrix rows) {
        CompiledRules rules = CompiledRules.of(model.rules());
        Set<BitSet> shown = new LinkedHashSet<>();
        for (int row = 0; row < rows.rows(); row++) {
            long[] known = rules.emptyRow();
            for (int i = 0; i < rows.wordsPerRow(); i++) {
                known[i] = rows.word(row, i);
            }
            rules.answer(known);
            shown.add(holding(BitSet.valueOf(known)));
        }
        return new ConjunctionCombinations(List.copyOf(shown));
    }

    /** Those that hold among the atoms and auxiliaries that do. */
    BitSet holding(BitSet known) {
        int first = model.rules().atoms();
        return known.get(first, first + tally.gains().size());
    }

    /** The class with the most points, the first of equals, and all others after it. */
    List<Integer> ranked(BitSet holding) {
        return IntStream.range(0, tally.start().size())
                .boxed()
                .sorted(Comparator.comparing((Integer output) -> tally.points(output, holding))
                        .reversed())
                .toList();
    }

    /** How much more a condition gives a class than another. */
    BigDecimal lead(int condition, int output, int other) {
        List<BigDecimal> gains = tally.gains().get(condition);
        return gains.get(output).subtract(gains.get(other));
    }

    /** For each class, the conditions that give it more than they give classes on average, the strongest first. */
    List<List<Integer>> speaking() {
        List<BigDecimal> averages = tally.gains().stream()
                .map(gains -> gains.stream()
                        .reduce(BigDecimal.ZERO, BigDecimal::add)
                        .divide(BigDecimal.valueOf(gains.size()), MathContext.DECIMAL64))
                .toList();
        List<Integer> all = all();
        return IntStream.range(0, tally.start().size())
                .mapToObj(output ->
                        speaking(all, k -> tally.gains().get(k).get(output).subtract(averages.get(k))))
                .toList();
    }

    private static List<Integer> speaking(List<Integer> all, IntFunction<BigDecimal> lead) {
        Map<Integer, BigDecimal> leads = new LinkedHashMap<>();
        for (int condition : all) {
            BigDecimal own = lead.apply(condition);
            if (own.signum() > 0) {
                leads.put(condition, own);
            }
        }
        return leads.entrySet().stream()
                .sorted(Map.Entry.<Integer, BigDecimal>comparingByValue().reversed())
                .map(Map.Entry::getKey)
                .toList();
    }

    Definition definition(int condition) {
        return model.rules().auxiliaries().get(condition);
    }

    public String body(int condition) {
        return definition(condition).rules().stream()
                .map(rule -> RuleText.body(rule, model.rules(), words()))
                .collect(Collectors.joining(" or "));
    }

    public String column() {
        return labels().get(0).column();
    }

    public String name(int output) {
        return labels().get(output).positive();
    }

    private Vocabulary words() {
        return Vocabulary.of(model.encoding());
    }

    private List<Label> labels() {
        return model.encoding().target().labels();
    }
}
