package dev.cleave.cli;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.data.Labelled;

/** Learns as told and says what came out. */
record LearnRun(String name, Labelled data, Evaluation evaluation, LearnOptions options, Budget budget) {
    /** @param watch started when the command did; what it shows so far is the reading of the data */
    void run(Output output, Stopwatch watch) {
        watch.lap("read");
        Evaluation.Outcome outcome = learn(output);
        watch.lap("learn");
        Learned learned = outcome.learned();
        if (output.hasFile()) {
            learned.from(name).save(output.file());
            watch.lap("write");
        }
        LearnReport report = new LearnReport(this, outcome, watch);
        if (output.json()) {
            output.out().println(report.json());
        } else {
            report.notes().forEach(output.terminal()::say);
            report.print(output);
        }
    }

    private Evaluation.Outcome learn(Output output) {
        try (Progress progress = output.progress()) {
            return evaluation.run(new Learner(options), data, options.seed(), budget, progress);
        }
    }
}
