package dev.cleave.lab.paper;

import dev.cleave.encoding.Encoding;
import dev.cleave.network.Activation;
import dev.cleave.training.HeadKind;
import dev.cleave.training.InputKind;
import dev.cleave.training.Plan;
import dev.cleave.training.schedule.DeltaSchedule;
import dev.cleave.training.schedule.LearningRate;
import dev.cleave.training.schedule.LossWeights;
import dev.cleave.training.schedule.Phase;
import dev.cleave.training.schedule.ScheduleUnit;
import dev.cleave.training.schedule.TemperatureSchedule;
import java.util.List;
import java.util.function.Function;

/**
 * The settings that the paper was published with: one soft phase with its auxiliary losses, whose schedules count epochs. Where
 * the learning rate falls in steps it falls to a tenth at each.
 */
public enum PublishedPlan {
    MONK(given(), 32, 32, stepped(.003, 113), 200, growing(1), losses(1e-5f, 1e-5f)),
    BCC(
            thresholds(4),
            32,
            8,
            stepped(.001, 100),
            500,
            growing(1),
            losses(1e-3f, 1e-1f).withDecay(4e-5f).withPredicate(.5f)) {
        @Override
        TemperatureSchedule temperature() {
            return cooling(50, 5);
        }
    },
    MUSHROOM(given(), 32, 64, stepped(.001, 113), 500, growing(6), losses(1e-7f, 1e-12f)),
    CDC(
            thresholds(8),
            128,
            128,
            stepped(.001, 50),
            200,
            growing(2),
            losses(1e-6f, 1e-5f).withPredicate(1e-3f)) {
        @Override
        TemperatureSchedule temperature() {
            return cooling(100, 1);
        }

        @Override
        int seen() {
            return 40;
        }
    },
    CAR(
            given(),
            32,
            32,
            stepped(.001, 113),
            500,
            monitored(.1),
            losses(1e-7f, 1e-12f).withMutex(32 * 1e-3f)), // published as a sum over the batch, here a mean
    COVERTYPE(
            InputKind.Mlp::of,
            64,
            128,
            stepped(.001, 50),
            200,
            monitored(.05),
            losses(1e-5f, 1e-5f).withPredicate(1e-5f)) {
        @Override
        int seen() {
            return 40;
        }
    },
    ARA(given(), 64, 32, cosine(.003), 500, growing(2), losses(1e-6f, 1e-4f)),
    BUDDING(given(), 64, 32, cosine(.007), 500, growing(2), losses(1e-6f, 1e-1f)),
    FISSION(given(), 64, 32, cosine(.003), 500, growing(2), losses(1e-6f, 1e-1f)),
    MAM(given(), 64, 32, cosine(.003), 500, growing(2), losses(1e-6f, 1e-1f));

    private static final double DEVIATION = 0.1; // of the first weights

    private final Function<Encoding, InputKind> front;
    private final int conjunctions;
    private final int batch;
    private final LearningRate learningRate;
    private final long epochs;
    private final DeltaSchedule delta;
    private final LossWeights losses;

    PublishedPlan(
            Function<Encoding, InputKind> front,
            int conjunctions,
            int batch,
            LearningRate learningRate,
            long epochs,
            DeltaSchedule delta,
            LossWeights losses) {
        this.front = front;
        this.conjunctions = conjunctions;
        this.batch = batch;
        this.learningRate = learningRate;
        this.epochs = epochs;
        this.delta = delta;
        this.losses = losses;
    }

    /** For so many training rows; classes get a mutex head. */
    public Plan plan(Encoding encoding, int rows) {
        long steps = epochs * ((rows + batch - 1) / batch);
        Phase phase = new Phase(Activation.SOFT, steps, learningRate, delta)
                .withTemperature(temperature())
                .withLosses(losses);
        HeadKind head = HeadKind.of(encoding.target());
        return new Plan(front.apply(encoding), head, conjunctions, seen(), batch, DEVIATION, List.of(phase));
    }

    TemperatureSchedule temperature() {
        return TemperatureSchedule.constant(Phase.COLD);
    }

    int seen() {
        return Integer.MAX_VALUE;
    }

    private static Function<Encoding, InputKind> given() {
        return encoding -> new InputKind.Given();
    }

    private static Function<Encoding, InputKind> thresholds(int each) {
        return encoding -> InputKind.of(encoding, each);
    }

    /** To a tenth every so many epochs. */
    private static LearningRate stepped(double rate, long every) {
        return new LearningRate.Step(rate, 0.1, every);
    }

    private static LearningRate cosine(double rate) {
        return new LearningRate.Cosine(rate, 0);
    }

    /** Times 1.1 every so many epochs, after a wait of 5. */
    private static DeltaSchedule growing(int every) {
        return new DeltaSchedule.Exponential(0.1, 5, 1.1, every, ScheduleUnit.EPOCHS);
    }

    /** By so much whenever the score on validation rows holds. */
    private static DeltaSchedule monitored(double increment) {
        return new DeltaSchedule.Monitoring(0.1, 5, increment, 5, 0.01);
    }

    /** Times 0.9 every so many epochs after a wait, from 1 to 0.1. */
    static TemperatureSchedule cooling(long wait, long every) {
        return new TemperatureSchedule.Exponential(1, Phase.COLD, wait, 0.9, every, ScheduleUnit.EPOCHS);
    }

    private static LossWeights losses(float weight, float conjunction) {
        return new LossWeights(0, weight, conjunction, 1e-4f);
    }
}
