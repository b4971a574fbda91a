package dev.cleave.interchange.formula;

import dev.cleave.logic.Formula;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Formulas without constants in them, where they are not constants themselves. */
public final class Formulas {
    private Formulas() {}

    public static Formula not(Formula formula) {
        if (formula instanceof Formula.Constant constant) {
            return new Formula.Constant(!constant.value());
        }
        return formula instanceof Formula.Not twice ? twice.operand() : new Formula.Not(formula);
    }

    public static Formula all(Formula... parts) {
        return all(Arrays.asList(parts));
    }

    public static Formula any(Formula... parts) {
        return any(Arrays.asList(parts));
    }

    public static Formula all(List<Formula> parts) {
        List<Formula> kept = without(parts, true);
        if (kept.contains(new Formula.Constant(false))) {
            return new Formula.Constant(false);
        }
        return kept.isEmpty() ? new Formula.Constant(true) : kept.size() == 1 ? kept.get(0) : new Formula.And(kept);
    }

    public static Formula any(List<Formula> parts) {
        List<Formula> kept = without(parts, false);
        if (kept.contains(new Formula.Constant(true))) {
            return new Formula.Constant(true);
        }
        return kept.isEmpty() ? new Formula.Constant(false) : kept.size() == 1 ? kept.get(0) : new Formula.Or(kept);
    }

    private static List<Formula> without(List<Formula> parts, boolean constant) {
        List<Formula> kept = new ArrayList<>(parts);
        kept.removeIf(new Formula.Constant(constant)::equals);
        return kept;
    }
}
