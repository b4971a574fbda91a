package dev.cleave.lab.tables;

import dev.cleave.lab.Checkout;
import dev.cleave.lab.LabListener;
import dev.cleave.lab.RunFacts;
import dev.cleave.lab.TrialRunner;
import dev.cleave.lab.report.Page;
import dev.cleave.lab.report.PageFiles;
import dev.cleave.lab.store.Finished;
import dev.cleave.lab.store.TrialStore;
import dev.cleave.lab.trial.DataSetCache;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every method on every table of a folder: does the trials that are not done yet, and writes what all of them come to. */
public final class TablesRun {
    private final TablesOptions options;
    private final LabListener listener;

    public TablesRun(TablesOptions options, LabListener listener) {
        this.options = options;
        this.listener = listener;
    }

    /**
     * An {@link dev.cleave.table.InputException} where a table can't be learned from, before any work is done, or the folder of
     * results can't be used.
     *
     * @return the page to look at
     */
    public Path run() {
        List<ScoredMethod> methods = TableMethods.named(options.methods());
        List<SplitTable> tables = new TableFolder(options.folder(), options.targetFile())
                .tables(options.targets(), options.only()).stream()
                        .map(file -> SplitTable.read(file, options.splits(), options.seed()))
                        .toList();
        TrialStore store = TrialStore.open(options.out().resolve("runs"), Checkout.commit());
        Map<Trial, Finished> done = new TrialRunner(new DataSetCache(options.folder()), store, listener)
                .run(trials(tables, methods), options.threads());
        Map<MethodTrial, TrialResult> results = new LinkedHashMap<>();
        done.forEach((trial, finished) -> results.put((MethodTrial) trial, finished.result()));
        TablesPage sections = new TablesPage(new TableResults(results), tables, methods, options.command());
        Page page = new Page(
                "Cleave and its rivals on " + tables.size() + (tables.size() == 1 ? " table" : " tables"),
                RunFacts.of(done.values(), options.threads()),
                "",
                sections.headlines(),
                TablesPage.READING,
                sections.sections());
        return PageFiles.write(page, options.out(), "tables");
    }

    private List<MethodTrial> trials(List<SplitTable> tables, List<ScoredMethod> methods) {
        List<MethodTrial> trials = new ArrayList<>();
        for (SplitTable table : tables) {
            trials.addAll(trials(table, methods, options.seed(), options.limit()));
        }
        return trials;
    }

    /** All splits of one table by all methods that can learn it, each method once. */
    static List<MethodTrial> trials(SplitTable table, List<ScoredMethod> methods, long seed, Duration limit) {
        List<MethodTrial> trials = new ArrayList<>();
        methods.stream()
                .map(ScoredMethod::method)
                .distinct()
                .filter(method -> method.isFor(table.data()))
                .forEach(method -> {
                    for (int run = 0; run < table.splits().size(); run++) {
                        trials.add(new MethodTrial(table, method, run, seed, limit));
                    }
                });
        return trials;
    }
}
