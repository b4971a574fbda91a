package dev.cleave.pipeline.folds;

import dev.cleave.Preference;
import dev.cleave.RuleForm;
import dev.cleave.budget.Budget;
import dev.cleave.pipeline.distil.TaughtRows;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.boost.BoostOptions;
import dev.cleave.rules.search.softmax.SizeChoice;
import dev.cleave.rules.search.softmax.SizeCurve.RowScores;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Which kinds of conjunctions a frontier is made of, by what folds say of each (docs/adr/0024, 0034). */
public final class KindChoice {
    private static final double PENALTY = 2; // of the scores
    private static final double PRICE = 0.1; // of a literal, with many synthetic rows
    private static final double LABEL_PRICE = 0.3; // without
    private static final double LABEL_PENALTY = 1;
    private static final double BOOSTED_PENALTY = 4; // of the scores of many
    private static final int LONGEST = 6; // literals
    private static final int PAIR = 2;
    private static final double STANDARD_ERRORS = 1; // that another kind must be more often right by
    private static final double CLEARLY = 3; // the same, to be taken however far from the networks it is
    private static final double LEAST = 1e-9; // the same, without networks
    private static final int FEW_CONDITIONS = 20; // of one rule
    private static final double AHEAD =
            0; // standard errors by which networks are more often right, to look for longer ones
    private static final double FAR_AHEAD =
            1.5; // the same, where few rules are wanted: points for single conditions say more
    private static final double FAR_APART = 6; // the same, for pairs not to be worth a try
    private static final int FEW = 8; // conjunctions, where time is up

    private final TaughtRows taught;
    private final FoldSearch search;
    private final Budget budget;
    private final Preference preference;
    private final boolean hasClasses;
    private final IntFunction<WeightedSample> without;

    public KindChoice(TaughtRows taught, FoldSearch search, Budget budget, Preference preference) {
        this.taught = taught;
        this.search = search;
        this.budget = budget;
        this.preference = preference;
        this.hasClasses = taught.encoding().target().exclusive();
        this.without = SearchKind.remembered(taught::without);
    }

    /** Few conjunctions by labels alone, which takes no time to speak of. */
    public Searched quick() {
        return search.quick(labelled(2), FEW);
    }

    /** What was found or, where that is more often right on rows that it was found without, few conjunctions by labels alone. */
    public Searched orQuick(Searched found) {
        Searched quick = quick();
        return right(quick) > right(found) ? quick : found;
    }

    private static double right(Searched kind) {
        SizeChoice choice = kind.choice();
        return choice.score(choice.of(choice.accurate())).accuracy();
    }

    /**
     * What a frontier is made of.
     *
     * @param main sizes up to as many as can't be told from the networks
     * @param many beyond these; none where they are many already
     */
    public record Kinds(Searched main, Optional<Searched> many) {}

    /**
     * Single conditions, by what networks and labels say together or where that is clearly more often right by labels alone, which of large tables
     * say the same; where the networks are more often right than these, pairs if they come nearer, and the conjunctions of boosted trees in the
     * same way. These are the large end of the frontier, too, where they come nearer at all.
     */
    public Kinds main() {
        return taught.teacher().isEmpty() ? byLabels() : byNetworks();
    }

    private Kinds byLabels() {
        List<Searched> found = search.searched(List.of(labelled(1), labelled(LONGEST), boostedByLabels()));
        Searched main = best(found.stream().filter(kind -> !isBoosted(kind)).toList(), LEAST);
        return new Kinds(main, boosted(found, main).filter(many -> comesNearer(many, main)));
    }

    /** Where there was time for as many folds as another kind has. */
    private static Optional<Searched> boosted(List<Searched> found, Searched like) {
        return found.stream()
                .filter(KindChoice::isBoosted)
                .filter(kind -> kind.folds().size() == like.folds().size())
                .findFirst();
    }

    private static boolean isBoosted(Searched kind) {
        return kind.kind().shape().isBoosted();
    }

    private Kinds byNetworks() {
        boolean large = search.folds() == 1;
        List<SearchKind> kinds = new ArrayList<>(List.of(taught(1, RuleForm.ANY), boosted()));
        if (!large) {
            kinds.add(labelled(1));
        }
        List<Searched> found = search.searched(kinds);
        List<Searched> singles = found.stream().filter(kind -> !isBoosted(kind)).toList();
        Optional<Searched> boosted = boosted(found, singles.get(0));
        Searched best = withoutUse(singles).orElseGet(() -> best(singles, STANDARD_ERRORS));
        Searched main = large && hasClasses ? longer(best, boosted) : longer(withPairs(best), boosted);
        return isBoosted(main)
                ? new Kinds(search.downToOne(main), Optional.empty())
                : new Kinds(main, boosted.filter(many -> comesNearer(many, main)));
    }

    /** Pairs in place of single conditions. */
    private Searched withPairs(Searched single) {
        double behind = behind(single);
        return behind < ahead() || behind >= FAR_APART || budget.isExhausted()
                ? single
                : search.better(taught(PAIR, RuleForm.ANY), single)
                        .filter(found -> isNearer(found, single))
                        .orElse(single);
    }

    private Searched longer(Searched shorter, Optional<Searched> boosted) {
        return boosted.filter(found -> search.folds() == 1 || behind(shorter) >= ahead())
                .filter(found -> isNearer(found, shorter))
                .orElse(shorter);
    }

    private double ahead() {
        return preference == Preference.READABLE ? FAR_AHEAD : AHEAD;
    }

    /** Standard errors by which the networks are more often right. */
    private double behind(Searched kind) {
        return best(kind).behind(kind.choice().network());
    }

    /** Whether many come nearer to the networks, be it little, and are not less often right for it. */
    private static boolean comesNearer(Searched many, Searched than) {
        if (many.choice().accurate() == 0) {
            return false;
        }
        RowScores own = best(many.choice());
        RowScores other = best(than.choice());
        double righter = other.behind(own);
        double nearer = than.kind().taught() ? other.fartherThan(own) : other.lessLikelyThan(own);
        return righter >= CLEARLY || (righter >= -STANDARD_ERRORS && nearer > 0);
    }

    /** By labels alone, where single conditions have left the networks behind, which then have nothing to say of synthetic rows either. */
    private static Optional<Searched> withoutUse(List<Searched> singles) {
        Searched taught = singles.get(0);
        return singles.stream()
                .skip(1)
                .filter(labelled -> labelled.folds().size() == taught.folds().size())
                .filter(labelled -> taught.choice().isAhead()
                        && best(labelled.choice()).behind(best(taught.choice())) < STANDARD_ERRORS)
                .findFirst();
    }

    private static RowScores best(SizeChoice choice) {
        return choice.of(choice.accurate());
    }

    /** Whether longer conjunctions come clearly nearer to the networks and are not less often right for it, or leave them behind. */
    private boolean isNearer(Searched longer, Searched than) {
        double righter = best(than).behind(best(longer));
        return longer.folds().size() == than.folds().size()
                && (righter >= CLEARLY || (best(than).fartherThan(best(longer)) >= STANDARD_ERRORS && righter >= 0));
    }

    private SearchKind labelled(int longest) {
        return new SearchKind(
                taught::labelled,
                taught::labelled,
                Shape.stepwise(longest, LABEL_PRICE, LABEL_PENALTY, RuleForm.ANY),
                false);
    }

    private SearchKind taught(int longest, int most) {
        return new SearchKind(without, taught::all, Shape.stepwise(longest, PRICE, PENALTY, most), true);
    }

    private BoostOptions trees() {
        return BoostOptions.of(taught.rows().rows());
    }

    private SearchKind boosted() {
        return new SearchKind(without, taught::all, Shape.boosted(PRICE, BOOSTED_PENALTY, trees()), true);
    }

    private SearchKind boostedByLabels() {
        return new SearchKind(
                taught::labelled, taught::labelled, Shape.boosted(PRICE, BOOSTED_PENALTY, trees()), false);
    }

    /** The first, or one that is more often right by so many standard errors, and not by luck: likelier, too. */
    private Searched best(List<Searched> kinds, double errors) {
        Searched best = kinds.get(0);
        for (Searched other : kinds) {
            boolean comparable = best.folds().size() == other.folds().size();
            boolean better = comparable
                    && best(best).behind(best(other)) >= errors
                    && best(best).lessLikelyThan(best(other)) >= errors / 2;
            best = better ? other : best;
        }
        return best;
    }

    /** As good as it gets at a size that may be asked for. */
    private RowScores best(Searched kind) {
        boolean few = preference == Preference.READABLE;
        SizeChoice choice = kind.choice();
        return choice.of(few ? choice.accurate(few(kind.kind().shape())) : choice.accurate());
    }

    /** Classes by so few conjunctions that each of them has to say much: where single conditions are the rest of the frontier, its beginning. */
    public Optional<Searched> few(Searched main) {
        boolean single = main.kind().shape().longest() == 1;
        return hasClasses
                        && single
                        && main.choice().accurate() > 1
                        && taught.teacher().isPresent()
                        && !budget.isExhausted()
                ? Optional.of(search.searched(taught(LONGEST, Preference.FEW_RULES), main))
                        .filter(found -> found.folds().size() == main.folds().size())
                : Optional.empty();
    }

    /** As many as a person reads at once: points for single conditions of one output are one rule, a column to add up. */
    public int few(Shape shape) {
        return shape.longest() == 1 && !hasClasses ? FEW_CONDITIONS : bodies(Preference.FEW_RULES);
    }

    /** The conjunctions that so many rules have; for one output the rule that adds up their points is another. */
    public int bodies(int most) {
        return hasClasses ? most : most - 1;
    }
}
