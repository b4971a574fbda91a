package dev.cleave.io.parse;

import java.util.List;

/**
 * Why a line is no rule.
 *
 * @param line counted from 1
 * @param position of the character that could not be read, from 0
 * @param problem in one line, without the place
 * @param expected what could stand there
 */
public record SyntaxError(int line, int position, String problem, List<Completion> expected) {
    public SyntaxError {
        expected = List.copyOf(expected);
    }

    SyntaxError inLine(int other) {
        return new SyntaxError(other, position, problem, expected);
    }

    /** {@code line 3, character 7: ...} */
    @Override
    public String toString() {
        return "line " + line + ", character " + (position + 1) + ": " + problem;
    }
}
