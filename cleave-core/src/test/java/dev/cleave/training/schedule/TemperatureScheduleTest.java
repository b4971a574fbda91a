package dev.cleave.training.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class TemperatureScheduleTest {
    @Test
    void thePapersWaitsThenFallsEveryFiveEpochsToItsLeast() {
        TemperatureSchedule schedule = new TemperatureSchedule.Exponential(1, .1, 50, .9, 5, ScheduleUnit.EPOCHS);
        assertEquals(1, schedule.at(new TrainingStep(0, 54), 1));
        assertEquals(.9, schedule.at(new TrainingStep(0, 55), 1), 1e-12);
        assertEquals(.81, schedule.at(new TrainingStep(0, 64), 1), 1e-12);
        assertEquals(.1, schedule.at(new TrainingStep(0, 1000), 1));
    }

    @Test
    void aLineFallsBetweenTwoSharesOfThePhase() {
        TemperatureSchedule schedule = new TemperatureSchedule.Linear(1, .2, .25, .75);
        assertEquals(1, schedule.at(new TrainingStep(25, 0), 100));
        assertEquals(.6, schedule.at(new TrainingStep(50, 0), 100), 1e-12);
        assertEquals(.2, schedule.at(new TrainingStep(90, 0), 100), 1e-12);
    }

    @Test
    void equalFactorsMeetHalfWayAtTheGeometricMean() {
        TemperatureSchedule schedule = new TemperatureSchedule.Geometric(1, .01, 0, 1);
        assertEquals(.1, schedule.at(new TrainingStep(50, 0), 100), 1e-12);
    }

    @Test
    void aTemperatureOfZeroIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> TemperatureSchedule.constant(0));
        assertThrows(
                IllegalArgumentException.class,
                () -> new TemperatureSchedule.Exponential(1, 0, 0, .9, 5, ScheduleUnit.EPOCHS));
        assertThrows(IllegalArgumentException.class, () -> new TemperatureSchedule.Geometric(1, -1, 0, 1));
    }
}
