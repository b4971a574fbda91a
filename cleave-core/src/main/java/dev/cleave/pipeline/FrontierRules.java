package dev.cleave.pipeline;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.HeldOutScore;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.network.HardNetwork;
import dev.cleave.pipeline.LearnedRules.SizedRules;
import dev.cleave.pipeline.cuts.PlacedRules;
import dev.cleave.pipeline.program.PointsProgram;
import dev.cleave.pipeline.program.Refit;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.ClassPointRounding;
import dev.cleave.rules.search.softmax.NearConditions;
import dev.cleave.rules.search.softmax.PointRounding;
import dev.cleave.rules.search.softmax.ScoredRules;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Conjunctions with scores as the rules that they are: points for one output, the class with the most for classes. */
final class FrontierRules {
    private static final long MOST_WORK = 150_000; // bodies x rows
    private static final double CLEAN = 0.995; // of the rows, by weight
    private static final double PROMISE = 2; // standard errors

    private final TrainingTask task;
    private final List<PolishedRule> plain;
    private final PlacedRules placed;
    private final Dataset rows;
    private final BitColumns columns; // of the same rows, over the encoding of the placed rules

    /**
     * @param all everything that is to be written over one encoding, which has the thresholds that are used alone
     * @param plain rules beside them, any of which is enough
     * @param labelled the rows over their own encoding, to place thresholds
     * @param moved the largest rules whose thresholds are
     */
    FrontierRules(
            TrainingTask task,
            TrainingRows rows,
            List<ScoredRules> all,
            WeightedSample labelled,
            int moved,
            List<PolishedRule> plain) {
        this.task = task;
        this.plain = plain;
        this.placed = PlacedRules.of(
                rows.encoding(),
                rows.table(),
                all,
                labelled,
                plain,
                new PlacedRules.Effort(moved > 0 ? MOST_WORK : 0, moved, task.budget()));
        this.rows = rows.all();
        this.columns = rows.over(placed.encoding()).all().inputs().transposed();
    }

    /** That rules are over after {@link #written}. */
    Encoding encoding() {
        return placed.encoding();
    }

    /**
     * Rules, and of classes the network whose conjunctions they have.
     *
     * @param network none for one output
     */
    private record Written(RuleSet rules, Optional<HardNetwork> network) {}

    /** Over the encoding with fewer thresholds; conditions that are nearly the same as one, where that costs no row. */
    private Written written(int index) {
        ScoredRules scored = placed.rules().get(index);
        ScoredRules merged = new NearConditions(columns).merged(scored);
        Written all = written(scored);
        if (merged.bodies().size() == scored.bodies().size()) {
            return all;
        }
        Written fewer = written(merged);
        return right(fewer.rules) >= right(all.rules) ? fewer : all;
    }

    private Written written(ScoredRules scored) {
        if (!task.hasClasses()) {
            return new Written(points(scored, columns, encoding()), Optional.empty());
        }
        ScoredRules points = new ClassPointRounding(columns).of(scored);
        Written all = ofClasses(points);
        List<Integer> used = used(all.rules, points.bodies().size());
        if (used.size() == points.bodies().size()) {
            return all;
        }
        Written fewer = ofClasses(points.only(used));
        return right(fewer.rules) >= right(all.rules) ? fewer : all;
    }

    private Written ofClasses(ScoredRules scored) {
        HardNetwork network = Refit.network(scored, encoding().domain());
        return new Written(
                ExactReading.ofScores(encoding().domain()).rules(network, task.budget()), Optional.of(network));
    }

    /** The conjunctions, each an auxiliary, that a rule of a class or another auxiliary is about. */
    private static List<Integer> used(RuleSet rules, int bodies) {
        Set<Integer> used = Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .flatMap(definition -> definition.rules().stream())
                .flatMap(rule -> rule.literals().stream())
                .map(literal -> literal.atom() - rules.atoms())
                .collect(Collectors.toCollection(TreeSet::new));
        return IntStream.range(0, bodies).filter(used::contains).boxed().toList();
    }

    SizedRules sized(int index, HeldOutScore score, Supplier<List<FirstStage>> first) {
        Written written = written(index);
        return new SizedRules(written.rules(), written.network(), score, first);
    }

    /** The weight of the rows that rules over the encoding with fewer thresholds have right. */
    double right(RuleSet rules) {
        BitMatrix answers = BitMatrix.ofColumns(rules.answer(columns));
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

    /** Whether every row is right. */
    boolean isRight(RuleSet rules) {
        return right(rules) == weight();
    }

    /** Whether nearly all rows are right. */
    boolean isClean(RuleSet rules) {
        return right(rules) >= CLEAN * weight();
    }

    /** Whether rules from all rows have these about as right as rules of folds have others: a search may find in one what it did not find in the other. */
    boolean holds(SizedRules sized) {
        HeldOutScore score = sized.score();
        return right(sized.rules()) >= (score.accuracy() - PROMISE * score.error()) * weight();
    }

    private double weight() {
        double all = 0;
        for (int row = 0; row < rows.rows(); row++) {
            all += rows.weights().get(row);
        }
        return all;
    }

    /** Those that have no points. */
    SizedRules plain(HeldOutScore score, Supplier<List<FirstStage>> first) {
        RuleSet rules = RuleSet.plain(encoding().atoms().size(), List.of(Definition.of(placed.bodies(plain))));
        return new SizedRules(rules, Optional.empty(), score, first);
    }

    /** As they were found on some rows, with those that they were not found on. */
    static FirstStage first(ScoredRules scored, Encoding over, BitColumns some, Rows held) {
        FirstStage first = over.target().exclusive()
                ? FirstStage.ofClasses(over, Refit.network(scored, over.domain()))
                : FirstStage.of(over, points(scored, some, over));
        return first.on(held);
    }

    private static RuleSet points(ScoredRules scored, BitColumns rows, Encoding over) {
        PointsProgram program = new PointsProgram(over.domain());
        return program.with(List.of(program.head(new PointRounding(rows).of(scored, 0))));
    }
}
