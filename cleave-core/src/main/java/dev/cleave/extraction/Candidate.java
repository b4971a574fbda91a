package dev.cleave.extraction;

import dev.cleave.logic.Definition;

/**
 * Rules that one head could have.
 *
 * @param origin how they were found
 * @param trainErrors rows that they get wrong among those they were found on
 * @param validationErrors rows that they get wrong among those that choose
 * @param bits the length of the rules, and of a list of the training rows that they get wrong
 */
public record Candidate(Origin origin, Definition definition, long trainErrors, long validationErrors, double bits) {
    /** How candidates are found. */
    public enum Origin {
        OBSERVED,
        SEARCH,
        AT_LEAST,
        EXACT
    }

    static Candidate of(Origin origin, Definition definition, HeadRows train, HeadRows validation) {
        long wrong = train.errors(definition);
        double bits = DescriptionLength.of(definition, train.atoms(), train.rows(), wrong);
        return new Candidate(origin, definition, wrong, validation.errors(definition), bits);
    }

    /** The same rules, described on other rows, with none held out. */
    public Candidate on(HeadRows rows) {
        long wrong = rows.errors(definition);
        double length = DescriptionLength.of(definition, rows.atoms(), rows.rows(), wrong);
        return new Candidate(origin, definition, wrong, 0, length);
    }

    public long errors() {
        return trainErrors + validationErrors;
    }
}
