package dev.cleave.rules;

import dev.cleave.logic.Definition;

/**
 * Rules that one head could have.
 *
 * @param origin how they were found
 * @param trainErrors rows that they get wrong among those they were found on, by their weight
 * @param validationErrors rows that they get wrong among those that choose, by their weight
 * @param measure how their length is told
 * @param bits their length on the training rows
 */
public record Candidate(
        Origin origin,
        Definition definition,
        double trainErrors,
        double validationErrors,
        RuleMeasure measure,
        double bits) {
    /** How candidates are found. */
    public enum Origin {
        OBSERVED,
        SEARCH,
        AT_LEAST,
        EXACT,
        /** Some of the rules of another candidate, where there may be only so many. */
        PART
    }

    static Candidate of(
            Origin origin, Definition definition, RuleMeasure measure, HeadRows train, HeadRows validation) {
        return new Candidate(
                origin,
                definition,
                train.errors(definition),
                validation.errors(definition),
                measure,
                measure.bits(definition, train));
    }

    /** How long these rules are on other rows. */
    public double bitsOn(HeadRows rows) {
        return measure.bits(definition, rows);
    }

    public int rules() {
        return definition.rules().size();
    }

    public double errors() {
        return trainErrors + validationErrors;
    }
}
