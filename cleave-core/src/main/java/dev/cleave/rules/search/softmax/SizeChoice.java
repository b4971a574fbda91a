package dev.cleave.rules.search.softmax;

import dev.cleave.evaluation.HeldOutScore;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import java.util.Comparator;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Chooses sizes by rows that no rules were found on (docs/adr/0024).
 *
 * @param weight of all rows
 * @param network what the networks that did not see the rows have right of them; of no rows where there is none
 */
public record SizeChoice(SizeCurve curve, RowScores network, double weight) {
    private static final double MORE_RIGHT = 3; // standard errors, of the best of many sizes, than a constant answer
    private static final double MORE_LIKELY = 2; // standard errors; too many rules make this less
    private static final double AS_NEAR = 0.25; // standard errors, of fewer rules
    private static final double AS_RIGHT = 1; // the same, where labels decide
    private static final int MANY = 100; // conjunctions
    private static final double MANY_AS_RIGHT = 1; // standard errors, of fewer than so many
    private static final double HARDLY = 0.005; // of the rows, which is no matter there
    private static final double CLEARLY_RIGHT =
            3; // standard errors, of the best of many sizes, than the nearest to the networks

    /**
     * As many as still help: the nearest to the networks, which tell far more of a row than its label does, or where there are none those that
     * find the labels likeliest; those that are most often right, where they have left the networks behind; none where nothing beats a constant
     * answer.
     */
    public int accurate() {
        return accurate(Integer.MAX_VALUE);
    }

    /** The same with no more than some. */
    public int accurate(int most) {
        int near = best(most, i -> scores(i).nearness());
        int right = best(most, i -> scores(i).hits());
        int best = isAhead(near, right) ? right : near;
        return isBetterThanNothing(best) ? curve.sizes().get(best) : 0;
    }

    /**
     * As many as do no harm: the largest that is not clearly less often right than the nearest to the networks. Where many are fitted together, and
     * penalised for it, rows that only folds have fewer of are what larger sizes lose by there; with all rows these are the better ones.
     */
    public int most() {
        int accurate = accurate();
        RowScores best = of(accurate);
        return accurate == 0
                ? 0
                : IntStream.range(0, curve.sizes().size())
                        .filter(i -> scores(i).behind(best) <= AS_RIGHT)
                        .map(curve.sizes()::get)
                        .max()
                        .orElse(accurate);
    }

    /** The smallest of the best. */
    private int best(int most, ToDoubleFunction<Integer> score) {
        return IntStream.range(0, curve.sizes().size())
                .filter(i -> curve.sizes().get(i) <= most)
                .boxed()
                .max(Comparator.comparingDouble(score).thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** Whether labels decide, since rules have left the networks behind. */
    public boolean isAhead() {
        int near = best(Integer.MAX_VALUE, i -> scores(i).nearness());
        return isAhead(near, best(Integer.MAX_VALUE, i -> scores(i).hits()));
    }

    /** Whether what is most often right has left the networks behind: no nearness to them would find it. */
    private boolean isAhead(int near, int right) {
        return scores(near).behind(scores(right)) >= CLEARLY_RIGHT;
    }

    private boolean isBetterThanNothing(int i) {
        return scores(0).behind(scores(i)) >= MORE_RIGHT || scores(0).lessLikelyThan(scores(i)) >= MORE_LIKELY;
    }

    /**
     * The fewest that can't be told from the most accurate size: by what networks say, or, as many come ever nearer to these without end, by the
     * rows that they have right.
     */
    public int balanced() {
        int accurate = accurate();
        return accurate > MANY ? fewest(accurate, asRight()) : fewest(accurate, asNear(of(accurate)));
    }

    private int fewest(int accurate, IntPredicate asGood) {
        return IntStream.range(0, curve.sizes().size())
                .filter(i -> curve.sizes().get(i) < accurate && isBetterThanNothing(i))
                .filter(asGood)
                .map(curve.sizes()::get)
                .findFirst()
                .orElse(accurate);
    }

    private IntPredicate asNear(RowScores best) {
        return isAhead()
                ? i -> scores(i).behind(best) <= AS_RIGHT
                : i -> scores(i).fartherThan(best) <= AS_NEAR;
    }

    private IntPredicate asRight() {
        RowScores best = scores(best(Integer.MAX_VALUE, i -> scores(i).hits()));
        return i -> scores(i).behind(best) <= MANY_AS_RIGHT
                || best.hits() - scores(i).hits() <= HARDLY * weight;
    }

    /** How rules of a size do. */
    public RowScores of(int size) {
        return scores(index(size));
    }

    private int index(int size) {
        int last = 0;
        for (int i = 0; i < curve.sizes().size(); i++) {
            last = curve.sizes().get(i) <= size ? i : last;
        }
        return last;
    }

    /** What such scores on the rows promise. */
    public HeldOutScore score(RowScores own) {
        RowScores other = network.rows() == 0 ? own : network;
        return new HeldOutScore(
                own.rows(), Math.min(1, own.hits() / weight), own.error() / weight, Math.min(1, other.hits() / weight));
    }

    private RowScores scores(int i) {
        return curve.scores(i);
    }
}
