package dev.cleave.lab.tables;

import dev.cleave.budget.Budget;
import dev.cleave.lab.trial.DataSetCache;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.InputException;
import dev.cleave.table.Split;
import java.time.Duration;
import java.util.Locale;

/**
 * One run of a method on one split of a table.
 *
 * @param run from 0: which split
 * @param firstSeed of the first run
 */
record MethodTrial(SplitTable table, TableMethod method, int run, long firstSeed, Duration limit) implements Trial {
    @Override
    public String key() {
        return String.format(Locale.ROOT, "%s-%s-%02d", table.key(), method.key(), run);
    }

    @Override
    public long seed() {
        return firstSeed + run;
    }

    /** The table, its target and the rows held out are in it, so that a run is done again where one of these has changed. */
    @Override
    public String settings() {
        return "table " + table.fingerprint() + ", target " + table.target() + ", held out "
                + Integer.toHexString(split().test().hashCode()) + ", at most " + limit.toSeconds() + " s";
    }

    boolean isOf(SplitTable other, TableMethod another) {
        return table.name().equals(other.name()) && method.key().equals(another.key());
    }

    private Split split() {
        return table.splits().get(run);
    }

    @Override
    public TrialResult run(DataSetCache library, Budget budget) {
        try {
            return method.learn(table.data(), split(), seed(), budget);
        } catch (InputException e) {
            throw new IllegalStateException(e.getMessage(), e); // of this table alone: the others go on
        }
    }
}
