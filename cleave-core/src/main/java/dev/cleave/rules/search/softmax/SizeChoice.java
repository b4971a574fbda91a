package dev.cleave.rules.search.softmax;

import dev.cleave.evaluation.HeldOutScore;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import java.util.Comparator;
import java.util.List;
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
    private static final double AS_GOOD = 0.5; // standard errors
    private static final double NOT_WORSE = 0.25; // standard errors, of fewer rules
    private static final double LIKELY = 0.5; // standard errors

    /** As many as still help: of sizes about as right as the most right one the likeliest; none where nothing beats a constant answer. */
    public int accurate() {
        return accurate(Integer.MAX_VALUE);
    }

    /** The same with no more than some. */
    public int accurate(int most) {
        List<Integer> all = IntStream.range(0, curve.sizes().size())
                .filter(i -> curve.sizes().get(i) <= most)
                .boxed()
                .toList();
        int best = all.stream()
                .max(Comparator.<Integer>comparingDouble(i -> scores(i).hits())
                        .thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
        int likeliest = all.stream()
                .filter(i -> scores(i).behind(scores(best)) <= AS_GOOD)
                .max(Comparator.<Integer>comparingDouble(i -> scores(i).likelihood())
                        .thenComparing(Comparator.reverseOrder()))
                .orElse(best);
        return isBetterThanNothing(likeliest) || isBetterThanNothing(best)
                ? curve.sizes().get(likeliest)
                : 0;
    }

    private boolean isBetterThanNothing(int i) {
        return scores(0).behind(scores(i)) >= MORE_RIGHT || scores(0).lessLikelyThan(scores(i)) >= MORE_LIKELY;
    }

    /** The fewest that can't be told from the network, nor from the most accurate size; at most that size. */
    public int balanced() {
        int accurate = accurate();
        RowScores best = scores(curve.sizes().indexOf(accurate));
        return IntStream.range(0, curve.sizes().size())
                .filter(i -> curve.sizes().get(i) < accurate)
                .filter(i -> isBetterThanNothing(i) && isLikeNetwork(scores(i)) && isLike(best, scores(i)))
                .map(curve.sizes()::get)
                .findFirst()
                .orElse(accurate);
    }

    private boolean isLikeNetwork(RowScores own) {
        return network.rows() == 0 || own.behind(network) <= NOT_WORSE;
    }

    private static boolean isLike(RowScores best, RowScores own) {
        return own.behind(best) <= NOT_WORSE && own.lessLikelyThan(best) <= LIKELY;
    }

    /** How rules of a size do. */
    public RowScores of(int size) {
        int last = 0;
        for (int i = 0; i < curve.sizes().size(); i++) {
            last = curve.sizes().get(i) <= size ? i : last;
        }
        return scores(last);
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
