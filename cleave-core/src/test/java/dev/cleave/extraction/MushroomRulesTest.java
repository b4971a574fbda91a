package dev.cleave.extraction;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.data.BitMatrix;
import dev.cleave.data.CsvFile;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.EncodingOptions;
import dev.cleave.data.Labelled;
import dev.cleave.data.Rows;
import dev.cleave.data.TargetSpec;
import dev.cleave.logic.Effort;
import dev.cleave.logic.Examples;
import dev.cleave.logic.Minimised;
import dev.cleave.logic.Minimiser;
import dev.cleave.needs.Needs;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** Observed rows of a real table: whatever was not observed doesn't matter. */
class MushroomRulesTest {
    @Test
    void threeRulesSayWhichMushroomsArePoisonous() {
        Labelled data = Labelled.of(CsvFile.read(Needs.data().resolve("mushroom.csv")), TargetSpec.of("class"));
        Encoding encoding =
                Encoding.fit(data.table(), data.target(), Rows.all(data.table().rows()), EncodingOptions.defaults());
        Dataset rows = encoding.encode(data.table()).dataset();
        Examples examples = Examples.of(rows.inputs().transposed(), firstColumn(rows.targets()));
        Minimised found = new Minimiser(encoding.domain(), Effort.defaults())
                .minimise(examples, Budget.unlimited())
                .orElseThrow();
        assertTrue(examples.agree(found.definition()));
        assertTrue(found.rules().size() <= 4, () -> "rules: " + found.rules().size());
    }

    private static BitSet firstColumn(BitMatrix targets) {
        BitSet on = new BitSet();
        for (int row = 0; row < targets.rows(); row++) {
            on.set(row, targets.get(row, 0));
        }
        return on;
    }
}
