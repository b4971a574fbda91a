package dev.cleave.training;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.network.Activation;
import dev.cleave.training.layer.TrainableDnf;
import dev.cleave.training.schedule.DeltaSchedule;
import dev.cleave.training.schedule.Phase;
import dev.cleave.training.schedule.StepSettings;
import dev.cleave.training.schedule.TrainingStep;
import java.util.function.LongConsumer;

/** Takes the steps of one phase, with the settings that its schedules give at each step. */
final class PhaseRun {
    private static final long REPORT_EVERY = 64;

    private final TrainableDnf network;
    private final Dataset train;
    private final Dataset validation;
    private final Epochs epochs;
    private final Phase phase;
    private final DeltaSchedule.Course delta;
    private final boolean hard;
    private float temperature;

    PhaseRun(TrainableDnf network, Dataset train, Dataset validation, Epochs epochs, Phase phase) {
        this.network = network;
        this.train = train;
        this.validation = validation;
        this.epochs = epochs;
        this.phase = phase;
        this.delta = phase.delta().start();
        this.hard = phase.activation() == Activation.HARD;
        this.temperature = (float) phase.temperature().at(new TrainingStep(0, 0), phase.steps());
    }

    /** Returns the steps taken: the phase's, or fewer where the budget ran out. */
    long run(Budget budget, LongConsumer progress) {
        phase.form().begin(network);
        network.setPositive(phase.positive());
        long reported = 0;
        long step = 0;
        while (step < phase.steps() && !budget.isExhausted()) {
            epochs.advance();
            step(new TrainingStep(step, epochs.epoch()));
            step++;
            if (step - reported == REPORT_EVERY) {
                progress.accept(step - reported);
                reported = step;
            }
        }
        progress.accept(step - reported);
        return step;
    }

    /** That of the last step. */
    float temperature() {
        return temperature;
    }

    private void step(TrainingStep step) {
        temperature = (float) phase.temperature().at(step, phase.steps());
        StepSettings settings = new StepSettings(
                (float) delta.delta(step),
                hard,
                (float) phase.learningRate().at(step, phase.steps()),
                phase.losses(),
                temperature);
        phase.form().advance(network, (step.step() + 1.0) / phase.steps());
        network.step(train, epochs.order(), epochs.from(), epochs.to(), settings);
        if (epochs.isLastOfEpoch() && phase.delta().monitors()) {
            delta.scored(step, score(settings));
        }
    }

    /** The share of single validation outputs that the network has right. */
    private double score(StepSettings settings) {
        long errors = 0;
        for (long count : network.errors(validation, settings)) {
            errors += count;
        }
        return 1 - (double) errors / Math.max(1, (long) validation.rows() * validation.outputs());
    }
}
