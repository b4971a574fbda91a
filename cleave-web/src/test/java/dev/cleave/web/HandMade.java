package dev.cleave.web;

import dev.cleave.Learned;
import dev.cleave.RuleImport;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.SourceLocation;

/** A model whose rules a person wrote, which is quick to make. */
public final class HandMade {
    private HandMade() {}

    public static Learned model() {
        return of("outcome if age > 55 and smoker\noutcome if bmi > 33\n");
    }

    /** @param text rules of the outcome, a line each */
    public static Learned of(String text) {
        RuleImport rules = new RuleImport(
                LabelledTable.of(
                        Patients.without("kind"), TargetSpec.of("outcome").withPositive("ill")),
                EncodingOptions.defaults());
        return rules.model("rules.txt", rules.read(SourceLocation.unknown(), text), false, Budget.unlimited());
    }
}
