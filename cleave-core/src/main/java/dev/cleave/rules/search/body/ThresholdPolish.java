package dev.cleave.rules.search.body;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.binary.CoverageGain;
import dev.cleave.rules.search.body.PolishedRule.Part;
import dev.cleave.rules.search.softmax.ScoredRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
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
        return new ThresholdPolish(sample, CoverageGain.binary(sample), atoms, rules).run();
    }

    /** For the cross-entropy of several classes, with the scores as they are; rules share thresholds where no row minds. */
    public static List<PolishedRule> multiclass(WeightedSample sample, ScoredRules rules, ThresholdAtoms atoms) {
        ThresholdPolish polish =
                new ThresholdPolish(sample, CoverageGain.multiclass(sample, rules), atoms, rules.bodies());
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
        double[] rowWorth =
                worth.of(rule, rules.stream().map(parts -> covered(parts, -1)).toList());
        long[] eligible = covered(rules.get(rule), index);
        boolean above = part.literal().positive();
        Optional<ThresholdCut> cut = search(part).best(eligible, rowWorth, above);
        long[] now = covered(rules.get(rule), -1);
        if (cut.isEmpty() || !(cut.get().worth() > sum(now, rowWorth) + LEAST)) {
            return false;
        }
        rules.get(rule)
                .set(index, new Part(part.literal(), OptionalDouble.of(cut.get().threshold())));
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

    private CutSearch search(Part part) {
        return searches.computeIfAbsent(column(part), c -> new CutSearch(atoms.numbers(c), columns.rows()));
    }

    private long[] covered(List<Part> parts, int leftOut) {
        long[] covered = RowSets.all(columns);
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (i != leftOut && part.threshold().isPresent()) {
                search(part)
                        .retain(
                                covered,
                                part.threshold().getAsDouble(),
                                part.literal().positive());
            } else if (i != leftOut) {
                RowSets.retain(covered, columns, part.literal());
            }
        }
        return covered;
    }

    private static double sum(long[] covered, double[] worth) {
        double sum = 0;
        for (int row = 0; row < worth.length; row++) {
            sum += RowSets.get(covered, row) ? worth[row] : 0;
        }
        return sum;
    }
}
