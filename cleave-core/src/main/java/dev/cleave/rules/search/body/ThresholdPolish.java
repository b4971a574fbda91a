package dev.cleave.rules.search.body;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.binary.CoverageGain;
import dev.cleave.rules.search.binary.F1Gain;
import dev.cleave.rules.search.body.PolishedRule.Part;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.rules.search.softmax.SoftmaxGain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** Moves each threshold of each rule to the best place among all numbers of its column, one at a time, until none moves. */
public final class ThresholdPolish {
    private static final int PASSES = 4;
    private static final double LEAST = 1e-9;

    private final BitColumns columns;
    private final CoverageGain worth;
    private final ThresholdAtoms atoms;
    private final Map<Integer, CutSearch> searches = new TreeMap<>();
    private final Map<Above, long[]> above = new HashMap<>();
    private final List<List<Part>> rules = new ArrayList<>();

    private ThresholdPolish(WeightedSample sample, CoverageGain worth, ThresholdAtoms atoms, List<Rule.All> bodies) {
        this.columns = sample.columns();
        this.worth = worth;
        this.atoms = atoms;
        bodies.forEach(rule -> rules.add(new ArrayList<>(
                rule.literals().stream().map(literal -> part(literal, atoms)).toList())));
    }

    /** For F1 of one head. */
    public static List<PolishedRule> binary(WeightedSample sample, List<Rule.All> rules, ThresholdAtoms atoms) {
        return new ThresholdPolish(sample, new F1Gain(sample, rules.size()), atoms, rules).run();
    }

    /** For the cross-entropy of several classes, with the scores as they are; rules share thresholds where no row minds. */
    public static List<PolishedRule> multiclass(WeightedSample sample, ScoredRules rules, ThresholdAtoms atoms) {
        ThresholdPolish polish = new ThresholdPolish(sample, new SoftmaxGain(sample, rules), atoms, rules.bodies());
        polish.run();
        return polish.shared();
    }

    /** The rules with thresholds where they are. */
    public static List<PolishedRule> none(List<Rule.All> rules, ThresholdAtoms atoms) {
        return rules.stream()
                .map(rule -> new PolishedRule(rule.literals().stream()
                        .map(literal -> part(literal, atoms))
                        .toList()))
                .toList();
    }

    private static Part part(Literal literal, ThresholdAtoms atoms) {
        boolean cut = atoms.column(literal.atom()).isPresent();
        return new Part(literal, cut ? OptionalDouble.of(atoms.threshold(literal.atom())) : OptionalDouble.empty());
    }

    private List<PolishedRule> run() {
        for (int rule = 0; rule < rules.size(); rule++) {
            worth.covers(rule, covered(rules.get(rule), -1));
        }
        boolean moved = true;
        for (int pass = 0; pass < PASSES && moved; pass++) {
            moved = false;
            for (int rule = 0; rule < rules.size(); rule++) {
                moved |= polish(rule);
            }
        }
        return rules.stream().map(PolishedRule::new).toList();
    }

    private boolean polish(int rule) {
        boolean moved = false;
        for (int i = 0; i < rules.get(rule).size(); i++) {
            moved |= rules.get(rule).get(i).threshold().isPresent() && move(rule, i);
        }
        return moved;
    }

    private boolean move(int rule, int index) {
        Part part = rules.get(rule).get(index);
        long[] eligible = covered(rules.get(rule), index);
        double[] rowWorth = worth.of(rule, eligible);
        Optional<ThresholdCut> cut =
                search(column(part)).best(eligible, rowWorth, part.literal().positive());
        long[] now = covered(rules.get(rule), -1);
        if (cut.isEmpty() || !(cut.get().worth() > sum(now, rowWorth) + LEAST)) {
            return false;
        }
        rules.get(rule)
                .set(index, new Part(part.literal(), OptionalDouble.of(cut.get().threshold())));
        worth.covers(rule, covered(rules.get(rule), -1));
        return true;
    }

    /** Each threshold at that of another rule, the nearest, with which its rule covers the same rows. */
    private List<PolishedRule> shared() {
        for (List<Part> parts : rules) {
            for (int i = 0; i < parts.size(); i++) {
                if (parts.get(i).threshold().isPresent()) {
                    share(parts, i);
                }
            }
        }
        return rules.stream().map(PolishedRule::new).toList();
    }

    private void share(List<Part> parts, int index) {
        Part own = parts.get(index);
        long[] covered = covered(parts, -1);
        double threshold = own.threshold().getAsDouble();
        List<Part> others = rules.stream()
                .flatMap(List::stream)
                .filter(other ->
                        other.threshold().isPresent() && !other.threshold().equals(own.threshold()))
                .filter(other -> column(other) == column(own))
                .sorted(Comparator.comparingDouble(
                        other -> Math.abs(other.threshold().getAsDouble() - threshold)))
                .toList();
        for (Part other : others) {
            parts.set(index, new Part(own.literal(), other.threshold()));
            if (Arrays.equals(covered, covered(parts, -1))) {
                return;
            }
        }
        parts.set(index, own);
    }

    private int column(Part part) {
        return atoms.column(part.literal().atom()).orElseThrow();
    }

    private CutSearch search(int column) {
        return searches.computeIfAbsent(column, c -> new CutSearch(atoms.numbers(c), columns.rows()));
    }

    private long[] covered(List<Part> parts, int leftOut) {
        long[] covered = RowSets.all(columns);
        for (int i = 0; i < parts.size(); i++) {
            if (i != leftOut) {
                retain(covered, parts.get(i));
            }
        }
        return covered;
    }

    private void retain(long[] covered, Part part) {
        if (part.threshold().isEmpty()) {
            RowSets.retain(covered, columns, part.literal());
            return;
        }
        long[] high =
                above.computeIfAbsent(new Above(column(part), part.threshold().getAsDouble()), this::above);
        for (int i = 0; i < covered.length; i++) {
            covered[i] &= part.literal().positive() ? high[i] : ~high[i];
        }
    }

    private long[] above(Above cut) {
        return search(cut.column).above(cut.threshold);
    }

    /** The rows above a threshold are asked for again and again. */
    private record Above(int column, double threshold) {}

    private static double sum(long[] covered, double[] worth) {
        double sum = 0;
        for (int row = 0; row < worth.length; row++) {
            sum += RowSets.get(covered, row) ? worth[row] : 0;
        }
        return sum;
    }
}
