package dev.cleave.io.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.encoding.Encoding;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.SourceLocation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is printed is read back as the rules that it was printed from, whatever columns and values are called. */
class RoundTripTest {
    @Test
    void printThenParseIsTheIdentity() {
        for (long seed = 0; seed < 5_000; seed++) {
            RandomPrograms programs = new RandomPrograms(seed);
            Encoding encoding = programs.encoding();
            RuleSet rules = programs.program(encoding);
            List<String> lines = RuleText.lines(rules, Vocabulary.of(encoding));
            String text = String.join("\n", lines);
            WrittenRules written;
            try {
                written = new RuleParser(RuleWords.of(encoding)).parse(SourceLocation.unknown(), text);
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ":\n" + text, e);
            }
            long shown = seed;
            assertEquals(rules, written.over(encoding), () -> "seed " + shown + ":\n" + text);
        }
    }
}
