package dev.cleave.pipeline;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.HeldOutScore;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.network.HardNetwork;
import dev.cleave.pipeline.LearnedRules.SizedRules;
import dev.cleave.pipeline.cuts.NumericAtoms;
import dev.cleave.pipeline.cuts.ThresholdEncoding;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.ThresholdPolish;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.PointRounding;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Conjunctions with scores as the rules that they are: points for one output, the class with the most for classes. */
final class FrontierRules {
    private static final long MOST_WORK = 100_000; // bodies x rows

    private final TrainingTask task;
    private final Encoding encoding;
    private final List<PolishedRule> plain;
    private final ThresholdEncoding cut;
    private final List<ScoredRules> all;
    private final List<List<PolishedRule>> placed; // their bodies
    private final Dataset rows;
    private final BitColumns before; // rows whose answers rounding is to keep
    private final BitColumns after; // over the encoding with fewer thresholds

    /**
     * @param all everything that is to be written over one encoding, which has the thresholds that are used alone
     * @param plain rules beside them, any of which is enough
     * @param believed the labels of the rows, as the search saw them, over the rows' own encoding
     */
    FrontierRules(
            TrainingTask task,
            TrainingRows rows,
            List<ScoredRules> all,
            WeightedSample believed,
            List<PolishedRule> plain) {
        this.task = task;
        this.encoding = rows.encoding();
        this.all = all;
        NumericAtoms atoms = new NumericAtoms(encoding, rows.table());
        this.placed = all.stream().map(rules -> placed(rules, believed, atoms)).toList();
        this.cut = ThresholdEncoding.of(
                encoding,
                Stream.concat(placed.stream().flatMap(List::stream), plain.stream())
                        .toList());
        this.plain = plain;
        this.rows = rows.asEvaluated().all();
        this.before = rows.all().inputs().transposed();
        this.after = rows.over(cut.encoding()).all().inputs().transposed();
    }

    /** Each threshold at its best place; where that is much work, where it is. */
    private List<PolishedRule> placed(ScoredRules rules, WeightedSample sample, NumericAtoms atoms) {
        boolean quick = (long) rules.bodies().size() * sample.rows() <= MOST_WORK
                && !task.budget().isExhausted();
        return quick ? ThresholdPolish.multiclass(sample, rules, atoms) : ThresholdPolish.none(rules.bodies(), atoms);
    }

    /** That rules are over after {@link #written}. */
    Encoding encoding() {
        return cut.encoding();
    }

    /**
     * Rules, and of classes the network whose conjunctions they have.
     *
     * @param network none for one output
     */
    private record Written(RuleSet rules, Optional<HardNetwork> network) {}

    /** Over the encoding with fewer thresholds. */
    private Written written(int index) {
        ScoredRules scored = moved(all.get(index), placed.get(index));
        if (!task.hasClasses()) {
            return new Written(points(scored, after, encoding()), Optional.empty());
        }
        HardNetwork network = Refit.network(scored, encoding().domain());
        return new Written(
                ExactReading.ofScores(encoding().domain()).rules(network, task.budget()), Optional.of(network));
    }

    SizedRules sized(int index, HeldOutScore score, Supplier<List<FirstStage>> first) {
        Written written = written(index);
        return new SizedRules(written.rules(), written.network(), score, first);
    }

    /** The weight of the rows that rules over the encoding with fewer thresholds have right. */
    double right(RuleSet rules) {
        BitMatrix answers = BitMatrix.ofColumns(rules.answer(after));
        BitMatrix targets = rows.targets();
        double right = 0;
        for (int row = 0; row < targets.rows(); row++) {
            boolean same = true;
            for (int word = 0; word < targets.wordsPerRow(); word++) {
                same &= answers.word(row, word) == targets.word(row, word);
            }
            right += same ? rows.weights().get(row) : 0;
        }
        return right;
    }

    /** Those that have no points. */
    SizedRules plain(HeldOutScore score, Supplier<List<FirstStage>> first) {
        RuleSet rules = RuleSet.plain(encoding().atoms().size(), List.of(Definition.of(cut.bodies(plain))));
        return new SizedRules(rules, Optional.empty(), score, first);
    }

    /** As they were found, with the rows that they were not found on. */
    FirstStage first(ScoredRules scored, Rows held) {
        FirstStage first = task.hasClasses()
                ? FirstStage.ofClasses(encoding, Refit.network(scored, encoding.domain()))
                : FirstStage.of(encoding, points(scored, before, encoding));
        return first.on(held);
    }

    private static RuleSet points(ScoredRules scored, BitColumns rows, Encoding over) {
        PointsProgram program = new PointsProgram(over.atoms().size());
        return program.with(List.of(program.head(new PointRounding(rows).of(scored, 0))));
    }

    /** The same over other atoms; bodies that have become equal are one. */
    private ScoredRules moved(ScoredRules scored, List<PolishedRule> parts) {
        int classes = scored.classes();
        Map<Rule.All, double[]> scores = new LinkedHashMap<>();
        for (int k = 0; k < parts.size(); k++) {
            for (Rule.All body : cut.bodies(List.of(parts.get(k)))) {
                double[] own = scores.computeIfAbsent(body, none -> new double[classes]);
                for (int c = 0; c < classes; c++) {
                    own[c] += scored.score(k, c);
                }
            }
        }
        List<Rule.All> bodies = new ArrayList<>(scores.keySet());
        double[] parameters = new double[(bodies.size() + 1) * classes];
        for (int k = 0; k < bodies.size(); k++) {
            System.arraycopy(
                    scores.getOrDefault(bodies.get(k), new double[classes]), 0, parameters, k * classes, classes);
        }
        for (int c = 0; c < classes; c++) {
            parameters[bodies.size() * classes + c] = scored.bias(c);
        }
        return new ScoredRules(bodies, classes, parameters);
    }
}
