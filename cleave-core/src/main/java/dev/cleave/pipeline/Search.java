package dev.cleave.pipeline;

/** A search for rules among candidates, which networks help to find. */
sealed interface Search extends Strategy permits DescriptionLengthSearch, ScoreSearch {
    /** The same search without the help of networks. */
    LearnedRules fromLabels();

    @Override
    default boolean allowsDecision() {
        return true;
    }
}
