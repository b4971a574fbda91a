package dev.cleave.pipeline;

import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Task;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.discretise.DiscretisedNetwork;
import dev.cleave.pipeline.program.LedgerWriter;
import dev.cleave.pruning.Pruner;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.training.Plan;
import dev.cleave.training.Trained;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A network that is trained to be small, and read whole: few conjunctions, each of which a ternary phase makes one rule, without the weights that
 * change no row's answer. Its exact reading is the rules, so that nothing is lost and the proof is about what was trained (docs/adr/0027).
 */
record ExactWithin(TrainingTask task) implements Strategy {
    private static final int MOST_CONJUNCTIONS = 64;
    private static final int AT_A_TIME = 2; // networks

    @Override
    public boolean allowsDecision() {
        return false; // a ternary network has no place for it
    }

    @Override
    public LearnedRules learn() {
        int most = task.options().exactWithin();
        List<Reading> readings = readings(plans(most));
        return best(readings, most).map(this::learned).orElseThrow(() -> tooLarge(readings, most));
    }

    /** The same for so many rules, two networks at a time until rules are as wanted; none where there is no such network. */
    Optional<LearnedRules> found(int most, Predicate<RuleSet> wanted) {
        List<Plan> plans = plans(most);
        for (int from = 0; from < plans.size() && !task.budget().isExhausted(); from += AT_A_TIME) {
            List<Reading> fit = readings(plans.subList(from, from + AT_A_TIME)).stream()
                    .filter(reading -> wanted.test(reading.rules))
                    .toList();
            if (!fit.isEmpty()) {
                return best(fit, most).map(this::learned);
            }
        }
        return Optional.empty();
    }

    private List<Reading> readings(List<Plan> plans) {
        return task.trained(plans, task.budget()).stream().map(this::reading).toList();
    }

    private static Optional<Reading> best(List<Reading> readings, int most) {
        return readings.stream()
                .filter(reading -> reading.size <= most)
                .min(Comparator.comparingDouble(Reading::wrong).thenComparing(Reading::size));
    }

    private LearnedRules learned(Reading best) {
        return LearnedRules.found(best.read.encoding(), best.rules)
                .through(best.trained)
                .readFrom(best.read.network())
                .after(() -> List.of(first(best)));
    }

    /** As wide as there may be rules, twice; half as wide; and twice as wide, to be pruned. */
    private List<Plan> plans(int rules) {
        Plan plan = TrainingPlans.ternary(task).get(0);
        int most = Math.min(MOST_CONJUNCTIONS, rules);
        return IntStream.of(most, most, Math.max(1, most / 2), Math.min(MOST_CONJUNCTIONS, 2 * most))
                .mapToObj(plan::withWidth)
                .toList();
    }

    /**
     * A network and its rules.
     *
     * @param trained whose hard network is the one that is read
     * @param whole the network before it was pruned
     * @param wrong the share of the validation rows that it has wrong
     */
    private record Reading(
            Trained trained,
            DiscretisedNetwork whole,
            DiscretisedNetwork read,
            RuleSet rules,
            int size,
            double wrong) {}

    private Reading reading(Trained trained) {
        DiscretisedNetwork whole = AtomNetworks.of(trained.last(), task.rows());
        TrainingRows rows = task.rows().over(whole.encoding());
        HardNetwork network = small(whole, rows.all());
        DiscretisedNetwork read = new DiscretisedNetwork(network, whole.encoding());
        RuleSet rules = rules(read);
        Dataset held = rows.validation();
        double wrong = (double) network.predict(held.read()).differingRows(held.targets()) / Math.max(1, held.rows());
        int size = LedgerWriter.size(rules, Task.of(whole.encoding().target())).rules();
        return new Reading(trained.with(trained.soft(), List.of(network)), whole, read, rules, size, wrong);
    }

    /** Without weights that make no difference to a row; of classes each makes one, in points. */
    private HardNetwork small(DiscretisedNetwork whole, Dataset rows) {
        return task.hasClasses()
                ? whole.network()
                : Pruner.strict().prune(whole.network(), rows, task.budget()).network();
    }

    private RuleSet rules(DiscretisedNetwork read) {
        return ExactReading.of(read.encoding().domain()).rules(read.network(), task.budget());
    }

    /** What the rows to fit alone lead to, as pruning sees all of them otherwise. */
    private FirstStage first(Reading best) {
        if (task.hasClasses()) {
            return new FirstStage(best.read.encoding(), best.rules, Optional.of(best.read.network()));
        }
        TrainingRows rows = task.rows().over(best.read.encoding());
        HardNetwork network = small(best.whole, rows.fit());
        return FirstStage.of(best.read.encoding(), rules(new DiscretisedNetwork(network, best.read.encoding())));
    }

    private static InputException tooLarge(List<Reading> readings, int most) {
        Reading least = readings.stream()
                .min(Comparator.comparingInt(Reading::size).thenComparing(Reading::wrong))
                .orElseThrow();
        return new InputException(
                SourceLocation.unknown(),
                String.format(
                        Locale.ROOT,
                        "no network was found whose exact reading has at most %d rules; the smallest has %d, and %.3f of the"
                                + " validation rows right: allow as many, or leave exactness out",
                        most,
                        least.size,
                        1 - least.wrong));
    }
}
