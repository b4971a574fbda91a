package dev.cleave.spark.learn;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.Scores;
import dev.cleave.io.Model;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;

/** The stages of a model that are still known once it is learned, and what each has right of some rows. */
record ModelStages(Model model) {
    /** Which stages: the ensemble, which takes a dozen times as long as all else, the others, or both. */
    enum Asked {
        ENSEMBLE,
        OTHERS,
        ALL;

        private boolean hasEnsemble() {
            return this != OTHERS;
        }

        private boolean hasOthers() {
            return this != ENSEMBLE;
        }
    }

    static ModelStages of(Learned learned) {
        return new ModelStages(learned.model());
    }

    List<String> names() {
        List<String> names = new ArrayList<>();
        model.ensemble().ifPresent(networks -> names.add("ensemble"));
        names.addAll(List.of("soft", "hard", "rules"));
        return names;
    }

    PartCounts counts(Table table, Asked asked) {
        Dataset rows = model.encoding().encode(table).dataset();
        if (rows.rows() == 0) {
            return PartCounts.none();
        }
        List<Scores> scores = new ArrayList<>();
        double bound = LearnOptions.of(model.provenance()).decision().probability();
        if (asked.hasEnsemble()) {
            model.ensemble()
                    .ifPresent(networks -> scores.add(Scores.of(networks.predict(rows.read(), bound), rows.targets())));
        }
        if (!asked.hasOthers()) {
            return PartCounts.of(scores, List.of());
        }
        scores.add(Scores.of(model.soft().predict(rows.read()), rows.targets()));
        scores.add(Scores.of(model.hard().predict(rows.read()), rows.targets()));
        BitMatrix answers =
                BitMatrix.ofColumns(model.rules().answer(rows.inputs().transposed()));
        scores.add(Scores.of(answers, rows.targets()));
        return PartCounts.of(scores, Evidence.of(model.rules(), rows));
    }
}
