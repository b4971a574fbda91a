package dev.cleave.io.parse;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads rules as {@code io.text} prints them and as people write them, a line each: {@code outcome if BMI > 31 and Age > 50},
 * {@code species is setosa if colour in {red, blue}}, {@code ... if at least 2 of: a, b, not c}, points, and a body alone where there is
 * but one output. Lines that begin with {@code #} say nothing, lines with four spaces go on with the line before.
 */
public final class RuleParser {
    private static final String GOES_ON = "    ";

    private final RuleWords words;

    public RuleParser(RuleWords words) {
        this.words = words;
    }

    /** An {@link InputException} with the place in the text where it is no program. */
    public WrittenRules parse(SourceLocation place, String text) {
        try {
            return program(text);
        } catch (SyntaxException e) {
            SyntaxError error = e.error();
            String where = error.position() > 0 ? "character " + (error.position() + 1) + ": " : "";
            throw new InputException(place.withLine(error.line()), where + error.problem());
        }
    }

    /** What is wrong with a text, if anything is. */
    public Optional<SyntaxError> check(String text) {
        try {
            program(text);
            return Optional.empty();
        } catch (SyntaxException e) {
            return Optional.of(e.error());
        }
    }

    /** What could come next in a line that is being written, or end the word that it ends with. */
    public List<Completion> complete(String line) {
        StatementParser parser = new StatementParser(words, line);
        try {
            parser.whole();
        } catch (SyntaxException e) {
            // Looking for what comes next, one does not find it.
        }
        return parser.completions();
    }

    private WrittenRules program(String text) {
        ProgramBuilder program = new ProgramBuilder(words);
        List<Line> lines = lines(text);
        for (Line line : lines) {
            try {
                program.add(new StatementParser(words, line.text).statement());
            } catch (SyntaxException e) {
                throw new SyntaxException(e.error().inLine(line.number));
            }
        }
        try {
            return program.build();
        } catch (SyntaxException e) {
            int last = lines.isEmpty() ? 1 : lines.get(lines.size() - 1).number;
            throw new SyntaxException(e.error().inLine(last));
        }
    }

    private record Line(int number, String text) {}

    private static List<Line> lines(String text) {
        List<Line> lines = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\\R", -1)) {
            number++;
            if (line.startsWith(GOES_ON) && !line.isBlank() && !lines.isEmpty()) {
                Line before = lines.remove(lines.size() - 1);
                lines.add(new Line(before.number, before.text + " " + line.substring(GOES_ON.length())));
            } else {
                lines.add(new Line(number, line));
            }
        }
        return lines;
    }
}
