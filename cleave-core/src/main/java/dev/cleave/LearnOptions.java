package dev.cleave;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.evaluation.Metric;
import dev.cleave.io.Provenance;
import dev.cleave.pipeline.OptionsText;

/**
 * What may be said about learning; nothing needs to be.
 *
 * @param seed where every random choice comes from
 * @param validation the share of the training rows that chooses among networks
 * @param threads that train at the same time; the result does not depend on it
 * @param predicates what rules are about
 * @param extract how rules are got
 * @param form what rules may look like
 * @param weighting how much each row counts
 * @param decision how probable a label must be to be said; not for classes
 * @param head which heads networks have where the labels are classes
 * @param metric what rules are chosen by
 * @param exactWithin how many rules the exact reading of the network may have, which is then all that is looked for; {@link RuleForm#ANY}
 *     where that is not asked for
 */
public record LearnOptions(
        long seed,
        double validation,
        int threads,
        PredicateKind predicates,
        Extract extract,
        RuleForm form,
        EncodingOptions encoding,
        Weighting weighting,
        DecisionThreshold decision,
        ClassHead head,
        Metric metric,
        int exactWithin) {
    public LearnOptions {
        if (!(validation > 0 && validation < 1)) {
            throw new IllegalArgumentException("the share of validation rows must be in (0, 1), not " + validation);
        }
        if (threads < 1) {
            throw new IllegalArgumentException("training needs at least one thread, not " + threads);
        }
        if (exactWithin < 1) {
            throw new IllegalArgumentException("an exact reading has at least one rule, not " + exactWithin);
        }
    }

    public static LearnOptions defaults() {
        return new LearnOptions(
                0,
                0.2,
                Runtime.getRuntime().availableProcessors(),
                PredicateKind.THRESHOLDS,
                Extract.AUTO,
                RuleForm.defaults(),
                EncodingOptions.defaults(),
                Weighting.none(),
                DecisionThreshold.even(),
                ClassHead.BOTH,
                Metric.AUTO,
                RuleForm.ANY);
    }

    /**
     * Those that a model was learned with, but for the threads; an {@link dev.cleave.table.InputException} where it does not say, as
     * models of older versions.
     */
    public static LearnOptions of(Provenance provenance) {
        return OptionsText.read(provenance.options());
    }

    public LearnOptions withSeed(long other) {
        return new LearnOptions(
                other,
                validation,
                threads,
                predicates,
                extract,
                form,
                encoding,
                weighting,
                decision,
                head,
                metric,
                exactWithin);
    }

    public LearnOptions withThreads(int other) {
        return new LearnOptions(
                seed,
                validation,
                other,
                predicates,
                extract,
                form,
                encoding,
                weighting,
                decision,
                head,
                metric,
                exactWithin);
    }

    public LearnOptions withEncoding(EncodingOptions other) {
        return new LearnOptions(
                seed,
                validation,
                threads,
                predicates,
                extract,
                form,
                other,
                weighting,
                decision,
                head,
                metric,
                exactWithin);
    }

    public LearnOptions withPredicates(PredicateKind other) {
        return new LearnOptions(
                seed,
                validation,
                threads,
                other,
                extract,
                form,
                encoding,
                weighting,
                decision,
                head,
                metric,
                exactWithin);
    }

    public LearnOptions withExtract(Extract other) {
        return new LearnOptions(
                seed,
                validation,
                threads,
                predicates,
                other,
                form,
                encoding,
                weighting,
                decision,
                head,
                metric,
                exactWithin);
    }

    public LearnOptions withForm(RuleForm other) {
        return new LearnOptions(
                seed,
                validation,
                threads,
                predicates,
                extract,
                other,
                encoding,
                weighting,
                decision,
                head,
                metric,
                exactWithin);
    }

    public LearnOptions withWeighting(Weighting other) {
        return new LearnOptions(
                seed,
                validation,
                threads,
                predicates,
                extract,
                form,
                encoding,
                other,
                decision,
                head,
                metric,
                exactWithin);
    }

    public LearnOptions withDecision(DecisionThreshold other) {
        return new LearnOptions(
                seed,
                validation,
                threads,
                predicates,
                extract,
                form,
                encoding,
                weighting,
                other,
                head,
                metric,
                exactWithin);
    }

    public LearnOptions withHead(ClassHead other) {
        return new LearnOptions(
                seed,
                validation,
                threads,
                predicates,
                extract,
                form,
                encoding,
                weighting,
                decision,
                other,
                metric,
                exactWithin);
    }

    public LearnOptions withMetric(Metric other) {
        return new LearnOptions(
                seed,
                validation,
                threads,
                predicates,
                extract,
                form,
                encoding,
                weighting,
                decision,
                head,
                other,
                exactWithin);
    }

    public LearnOptions withExactWithin(int other) {
        return new LearnOptions(
                seed,
                validation,
                threads,
                predicates,
                extract,
                form,
                encoding,
                weighting,
                decision,
                head,
                metric,
                other);
    }

    /** Whether a network is asked for whose exact reading is small. */
    public boolean isExactWithin() {
        return exactWithin < RuleForm.ANY;
    }

    public LearnOptions withPlain(boolean other) {
        return withForm(form.withPlain(other));
    }

    public LearnOptions withNegate(boolean other) {
        return withForm(form.withNegate(other));
    }

    public LearnOptions withDontCares(boolean other) {
        return withForm(form.withDontCares(other));
    }

    public LearnOptions withMostRules(int other) {
        return withForm(form.withMostRules(other));
    }
}
