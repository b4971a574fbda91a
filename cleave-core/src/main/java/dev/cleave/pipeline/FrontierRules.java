package dev.cleave.pipeline;

import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.HeldOutScore;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.network.HardNetwork;
import dev.cleave.pipeline.cuts.NumericAtoms;
import dev.cleave.pipeline.cuts.ThresholdEncoding;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.ThresholdPolish;
import dev.cleave.rules.search.softmax.PointRounding;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.table.Rows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Conjunctions with scores as the rules that they are: points for one output, the class with the most for classes. */
final class FrontierRules {
    private final TrainingTask task;
    private final Encoding encoding;
    private final ThresholdEncoding cut;
    private final NumericAtoms atoms;
    private final BitColumns before; // rows whose answers rounding is to keep
    private final BitColumns after; // over the encoding with fewer thresholds

    /** @param all everything that is to be written over one encoding, which has the thresholds that are used alone */
    FrontierRules(TrainingTask task, TrainingRows rows, List<ScoredRules> all) {
        this.task = task;
        this.encoding = rows.encoding();
        this.atoms = new NumericAtoms(encoding, rows.table());
        this.cut = ThresholdEncoding.of(
                encoding,
                all.stream()
                        .flatMap(rules -> ThresholdPolish.none(rules.bodies(), atoms).stream())
                        .toList());
        this.before = rows.all().inputs().transposed();
        this.after = rows.over(cut.encoding()).all().inputs().transposed();
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
    private Written written(ScoredRules found) {
        ScoredRules scored = moved(found);
        if (!task.hasClasses()) {
            return new Written(points(scored, after, encoding()), Optional.empty());
        }
        HardNetwork network = Refit.network(scored, encoding().domain());
        return new Written(
                ExactReading.ofScores(encoding().domain()).rules(network, task.budget()), Optional.of(network));
    }

    LearnedRules.SizedRules sized(ScoredRules found, HeldOutScore score, Supplier<List<FirstStage>> first) {
        Written written = written(found);
        return new LearnedRules.SizedRules(written.rules(), written.network(), score, first);
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
    private ScoredRules moved(ScoredRules scored) {
        int classes = scored.classes();
        Map<Rule.All, double[]> scores = new LinkedHashMap<>();
        List<PolishedRule> parts = ThresholdPolish.none(scored.bodies(), atoms);
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
