package dev.cleave.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.logic.minimise.Examples;
import dev.cleave.logic.minimise.Minimised;
import dev.cleave.logic.minimise.Minimiser;
import dev.cleave.logic.minimise.MinimiserLimits;
import dev.cleave.needs.Needs;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.table.csv.CsvFile;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** Observed rows of a real table: whatever was not observed doesn't matter. */
class MushroomRulesTest {
    @Test
    void threeRulesSayWhichMushroomsArePoisonous() {
        LabelledTable data =
                LabelledTable.of(CsvFile.read(Needs.data().resolve("mushroom.csv")), TargetSpec.of("class"));
        Encoding encoding =
                Encoding.fit(data.table(), data.target(), Rows.all(data.table().rows()), EncodingOptions.defaults());
        Dataset rows = encoding.encode(data.table()).dataset();
        Examples examples = Examples.of(rows.inputs().transposed(), firstColumn(rows.targets()));
        Minimised found = new Minimiser(encoding.domain(), MinimiserLimits.defaults())
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
