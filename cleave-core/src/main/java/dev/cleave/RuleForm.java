package dev.cleave;

/**
 * What rules may look like.
 *
 * @param plain whether at-least rules are written out
 * @param negate whether a head may be stated by its negation where that is shorter
 * @param dontCares whether what no row shows is left free, so that rules are right on the rows seen and maybe nowhere else
 * @param mostRules how many rules there may be, of all heads together; an exact translation has as many as it needs
 * @param mostLiterals how many literals rules of a frontier may have together
 * @param preference which rules of a frontier are wanted
 */
public record RuleForm(
        boolean plain, boolean negate, boolean dontCares, int mostRules, int mostLiterals, Preference preference) {
    /** In place of a number of rules: as many as are good. */
    public static final int ANY = Integer.MAX_VALUE;

    public RuleForm {
        if (mostRules < 1) {
            throw new IllegalArgumentException("there must be room for at least one rule, not " + mostRules);
        }
        if (mostLiterals < 1) {
            throw new IllegalArgumentException("there must be room for at least one literal, not " + mostLiterals);
        }
    }

    public static RuleForm defaults() {
        return new RuleForm(false, false, false, ANY, ANY, Preference.BALANCED);
    }

    public RuleForm withPlain(boolean other) {
        return new RuleForm(other, negate, dontCares, mostRules, mostLiterals, preference);
    }

    public RuleForm withNegate(boolean other) {
        return new RuleForm(plain, other, dontCares, mostRules, mostLiterals, preference);
    }

    public RuleForm withDontCares(boolean other) {
        return new RuleForm(plain, negate, other, mostRules, mostLiterals, preference);
    }

    public RuleForm withMostRules(int other) {
        return new RuleForm(plain, negate, dontCares, other, mostLiterals, preference);
    }

    public RuleForm withMostLiterals(int other) {
        return new RuleForm(plain, negate, dontCares, mostRules, other, preference);
    }

    public RuleForm withPreference(Preference other) {
        return new RuleForm(plain, negate, dontCares, mostRules, mostLiterals, other);
    }

    public boolean isLimited() {
        return mostRules < ANY;
    }

    /** Whether other rules may come in the place of so many; where the number is limited, no more than there were. */
    public boolean mayReplace(int before, int after) {
        return !isLimited() || after <= before;
    }
}
