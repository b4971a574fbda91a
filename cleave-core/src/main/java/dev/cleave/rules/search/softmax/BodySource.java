package dev.cleave.rules.search.softmax;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.ScoredBody;

/** Where a search for conjunctions with scores has its next one from. */
interface BodySource {
    /** The best body to add; of no length where none is worth its literals. */
    ScoredBody toAdd(SoftmaxModel model);

    /** The best body in the place of one that was taken out, with the scores that it had. */
    ScoredBody inPlaceOf(SoftmaxModel model, Body old, double[] scores);
}
