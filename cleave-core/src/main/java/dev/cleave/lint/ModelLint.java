package dev.cleave.lint;

import dev.cleave.budget.Budget;
import dev.cleave.io.Model;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks for what is odd about a model's rules. */
public final class ModelLint {
    private ModelLint() {}

    /**
     * What was found: of the rules in themselves, then on rows; an {@link dev.cleave.table.InputException} where rows lack a column.
     *
     * @param rows none where there are none to look at
     */
    public static List<Finding> of(Model model, Optional<Table> rows, Budget budget) {
        List<Finding> found = new ArrayList<>(new ProgramLint(model, budget).findings());
        rows.ifPresent(table -> found.addAll(new RowLint(model, table).findings()));
        return found;
    }
}
