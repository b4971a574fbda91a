package dev.cleave.lab;

import dev.cleave.lab.report.Page;
import dev.cleave.lab.report.PageFiles;
import dev.cleave.lab.store.Finished;
import dev.cleave.lab.store.TrialStore;
import dev.cleave.lab.trial.DataSetCache;
import dev.cleave.lab.trial.Trial;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Reruns the paper's evaluation: does the trials that are not done yet, and writes what all of them come to. */
public final class Lab {
    private final LabOptions options;
    private final LabListener listener;

    public Lab(LabOptions options, LabListener listener) {
        this.options = options;
        this.listener = listener;
    }

    /**
     * A {@link dev.cleave.table.InputException} where data sets are missing or the folder of results can't be used.
     *
     * @return the page to look at
     */
    public Path run(LabPart part) {
        DataSetCache library = new DataSetCache(options.data());
        part.parts().forEach(each -> library.requireFiles(TrialPlan.sets(each)));
        TrialStore store = TrialStore.open(options.folder().resolve("runs"), Checkout.commit());
        List<Trial> trials = new TrialPlan(options).trials(part);
        Map<Trial, Finished> done = new TrialRunner(library, store, listener).run(trials, options.threads());
        Results results = new Results(done);
        Sections sections = new Sections(options, results);
        Page page = new Page(
                title(part),
                RunFacts.of(done.values(), options.threads()),
                notice(part, results),
                sections.headlines(part),
                reading(part),
                sections.of(part));
        return PageFiles.write(page, options.folder(), part.file());
    }

    private String notice(LabPart part, Results results) {
        return options.quick() ? new QuickNotice(results, "cleave lab " + part.key()).text() : "";
    }

    private static List<String> reading(LabPart part) {
        return part == LabPart.FIGURE || part == LabPart.GALLERY ? List.of() : Sections.READING;
    }

    private String title(LabPart part) {
        String title = part == LabPart.GALLERY
                ? "Cleave: the rules it finds"
                : "Cleave beside the paper and what people use instead";
        return options.quick() ? title + " (a quick run)" : title;
    }
}
