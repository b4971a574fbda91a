package dev.cleave.lab;

import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Method;
import dev.cleave.lab.trial.TrialBudget;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** How much work a lab takes on. */
enum LabScale {
    /** As the paper. */
    FULL(Duration.ofMinutes(5), Duration.ofMinutes(1), Integer.MAX_VALUE, Duration.ofSeconds(180)) {
        @Override
        int runs(DataSet set, int all) {
            return all;
        }

        @Override
        List<Integer> shares(DataSet set) {
            return List.of(10, 20, 30, 40, 50, 60, 70, 80, 90);
        }
    },
    /** Every cell soon: few runs, from part of the rows where there are many. */
    QUICK(Duration.ofMinutes(5), Duration.ofSeconds(5), 2_000, Duration.ofSeconds(3)) {
        private final Set<DataSet> small = EnumSet.of(DataSet.MONK, DataSet.BCC, DataSet.FISSION, DataSet.MAM);

        @Override
        int runs(DataSet set, int all) {
            return Math.min(all, small.contains(set) ? 2 : 1);
        }

        @Override
        List<Integer> shares(DataSet set) {
            return set == DataSet.ARA ? List.of(10) : List.of(10, 50); // ARA has eight times the states of the next
        }
    };

    private final Duration limit;
    private final Duration searchLimit;
    private final int rows;
    private final Duration splitLimit;

    LabScale(Duration limit, Duration searchLimit, int rows, Duration splitLimit) {
        this.limit = limit;
        this.searchLimit = searchLimit;
        this.rows = rows;
        this.splitLimit = splitLimit;
    }

    /** @param all as many as the paper has */
    abstract int runs(DataSet set, int all);

    /** Of the transitions of a Boolean network, in percent. */
    abstract List<Integer> shares(DataSet set);

    /** A search for the best tree goes on till it is stopped, as a rule; all else ends by itself. */
    TrialBudget allowance(Method contender) {
        return new TrialBudget(contender.key().equals("osdt") ? searchLimit : limit, rows);
    }

    Duration limit() {
        return limit;
    }

    Duration splitLimit() {
        return splitLimit;
    }
}
