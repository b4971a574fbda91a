package dev.cleave.cli.learn;

import dev.cleave.LearnOptions;
import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.Metric;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import java.util.Locale;
import java.util.Optional;

/** Whether rules are less often right than the one answer that is right most often, which nobody may have asked for. */
record ConstantAnswer(LearnOptions options, Ledger ledger) {
    private static final int MOST_BY_ACCURACY =
            20_000; // rows of two classes, where nobody asked for a metric (docs/adr/0027)

    /** On rows held out, or where there are none on those learned from; none where weights or a decision ask for other answers. */
    Optional<String> warning() {
        if (!options.decision().isEven() || !options.weighting().isNone() || ledger.task() == Task.MULTILABEL) {
            return Optional.empty();
        }
        Stage rules = ledger.stages().get(ledger.stages().size() - 1);
        Optional<Scores> held = rules.on(RowPart.TEST);
        Scores scores = held.or(() -> rules.on(RowPart.TRAIN)).orElseThrow();
        double right = ledger.task().accuracy(scores);
        double constant = constant(scores);
        return right >= constant
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "warning: the rules are right on %.3f of the rows %s, and the most frequent answer alone on %.3f%s",
                        right,
                        held.isPresent() ? "held out" : "learned from",
                        constant,
                        reason()));
    }

    private String reason() {
        if (options.metric().favoursRare()) {
            return "; " + options.metric() + " asks for that, --metric accuracy does not";
        }
        return options.metric() == Metric.AUTO && isLarge()
                ? "; of so many rows F1 is what rules are chosen by, unless --metric accuracy asks for more right answers"
                : "";
    }

    private boolean isLarge() {
        Stage rules = ledger.stages().get(ledger.stages().size() - 1);
        return ledger.task() == Task.BINARY
                && rules.on(RowPart.TRAIN)
                        .filter(scores -> scores.binary().rows() > MOST_BY_ACCURACY)
                        .isPresent();
    }

    private double constant(Scores scores) {
        double rows = Math.max(1, scores.labels().get(0).rows());
        double most =
                scores.labels().stream().mapToDouble(Confusion::support).max().orElse(0) / rows;
        return ledger.task() == Task.BINARY ? Math.max(most, 1 - most) : most;
    }
}
