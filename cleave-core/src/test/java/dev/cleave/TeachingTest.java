package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.io.Model;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.verification.Monotonicity;
import dev.cleave.verification.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules that a person keeps stay word for word, and directions are proved of what is learned. */
class TeachingTest {
    private static final LabelledTable DATA = LabelledTable.of(table(), TargetSpec.of("ill"));

    /** Those with much sugar are ill, but for a band in the middle that a direction forbids to follow. */
    private static Table table() {
        TableBuilder table = Table.builder(List.of("sugar", "weight", "smoker", "ill"));
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 400; i++) {
            int sugar = 80 + random.nextInt(120);
            int weight = 50 + random.nextInt(60);
            boolean smoker = random.nextBoolean();
            boolean ill = sugar > 110 && sugar < 130 || sugar > 150 || smoker && weight > 80;
            table.add(List.of("" + sugar, "" + weight, smoker ? "yes" : "no", ill ? "yes" : "no"));
        }
        return table.build();
    }

    private static Learned learned(Teaching teaching) {
        return new Learner(LearnOptions.defaults().withThreads(1), teaching).learn(DATA);
    }

    @Test
    void aDirectionIsProvedAndTheModelSaysIt(@TempDir Path folder) {
        learned(new Teaching(List.of(), Map.of("sugar", true))).save(folder.resolve("m.cleave"));
        Model again = Learned.load(folder.resolve("m.cleave")).model();
        assertEquals(Map.of("sugar", true), Teaching.of(again.provenance()).rising());
        int group = IntStream.range(0, again.encoding().parts().size())
                .filter(i -> again.encoding().parts().get(i).name().equals("sugar"))
                .findFirst()
                .orElseThrow();
        assertInstanceOf(
                Verdict.Equivalent.class,
                new Monotonicity(again.rules(), again.encoding().domain(), group).rising(Budget.unlimited()));
    }

    /** The largest of a frontier fit the rows best, and are not what a person asked for. */
    @Test
    void aDirectionMakesRulesNoLonger() {
        int free = learned(Teaching.none()).rules().literals();
        int under =
                learned(new Teaching(List.of(), Map.of("sugar", true))).rules().literals();
        assertTrue(under <= free, under + " literals, " + free + " without a direction");
    }

    @Test
    void aKeptRuleStandsWordForWord() {
        String rule = "ill if sugar > 143 and weight <= 70";
        Learned learned = learned(new Teaching(List.of(rule), Map.of()));
        assertTrue(learned.ruleLines().contains(rule), learned.ruleLines()::toString);
        assertEquals(Map.of("ill", "yes"), learned.labels(Map.of("sugar", "144", "weight", "60", "smoker", "no")));
        assertInstanceOf(Verdict.Equivalent.class, learned.verify());
        assertTrue(learned.evaluate(DATA.table()).rules().accuracy() > 0.8);
    }

    @Test
    void whatHasNoDirectionIsRefused() {
        Teaching teaching = new Teaching(List.of(), Map.of("nothing", true));
        assertThrows(InputException.class, () -> learned(teaching));
        Teaching none = new Teaching(List.of("ill if nothing > 3"), Map.of());
        assertThrows(InputException.class, () -> learned(none));
    }
}
