package dev.cleave.cli.rules;

import dev.cleave.explanation.ClassConditions;
import dev.cleave.interchange.problog.ProbLogText;
import dev.cleave.io.Model;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.network.exact.ConjunctionCombinations;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;

/** A ProbLog program of a model's classes, where there can be one. */
record ProbLogRequest(RulesRequest request) {
    String text() {
        Model model = request.model();
        Vocabulary words = Vocabulary.of(model.encoding());
        if (!model.encoding().target().exclusive()) {
            throw refused("ProbLog programs give the probabilities of classes, and this model has none; use --as asp");
        }
        if (!model.hasClassPoints() && model.rules().tally().isPresent()) {
            throw refused(
                    "ProbLog has no sums to compare the points of classes by, and the model has no network for these"
                            + " rules; use --as asp");
        }
        return model.hasClassPoints()
                ? ProbLogText.of(model.proved(), model.rules(), words, combinations(ClassConditions.of(model)))
                : ProbLogText.of(model.rules(), words);
    }

    private ConjunctionCombinations combinations(ClassConditions conditions) {
        return request.source()
                .map(source -> conditions.shownBy(conditions
                        .model()
                        .encoding()
                        .inputs(source.data().table())
                        .inputs()))
                .or(conditions::possible)
                .orElseThrow(() -> refused(
                        "there are too many combinations of conditions to list them all; give rows whose combinations"
                                + " to list with --data DATA"));
    }

    private InputException refused(String problem) {
        return new InputException(SourceLocation.in(request.file()), problem);
    }
}
