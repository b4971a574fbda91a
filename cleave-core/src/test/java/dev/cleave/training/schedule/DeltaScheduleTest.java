package dev.cleave.training.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class DeltaScheduleTest {
    private static TrainingStep epoch(long epoch) {
        return new TrainingStep(epoch * 10, epoch);
    }

    @Test
    void exponentialWaitsThenGrowsUpToOne() {
        var course = new DeltaSchedule.Exponential(0.1, 5, 1.1, 2, ScheduleUnit.EPOCHS).start();
        assertEquals(0.1, course.delta(epoch(0)), 1e-12);
        assertEquals(0.1, course.delta(epoch(5)), 1e-12);
        assertEquals(0.11, course.delta(epoch(7)), 1e-12);
        assertEquals(1, course.delta(epoch(500)));
    }

    @Test
    void exponentialMayCountSteps() {
        var course = new DeltaSchedule.Exponential(0.1, 0, 10, 3000, ScheduleUnit.STEPS).start();
        assertEquals(Math.pow(0.1, 0.5), course.delta(new TrainingStep(1500, 0)), 1e-12);
        assertEquals(1, course.delta(new TrainingStep(3000, 0)), 1e-12);
    }

    @Test
    void linearGrowsInStairs() {
        var course = new DeltaSchedule.Linear(0.1, 2, 0.2, 3, ScheduleUnit.EPOCHS).start();
        assertEquals(0.1, course.delta(epoch(4)), 1e-12);
        assertEquals(0.3, course.delta(epoch(5)), 1e-12);
        assertEquals(1, course.delta(epoch(50)), 1e-12);
    }

    @Test
    void monitoringGrowsOnlyWhileTheScoreHolds() {
        var course = new DeltaSchedule.Monitoring(0.1, 1, 0.1, 1, 0.01).start();
        course.scored(epoch(0), 0.5);
        assertEquals(0.1, course.delta(epoch(1)), 1e-12);
        course.scored(epoch(1), 0.9);
        assertEquals(0.2, course.delta(epoch(2)), 1e-12);
        course.scored(epoch(2), 0.7);
        assertEquals(0.2, course.delta(epoch(3)), 1e-12);
        course.scored(epoch(3), 0.895);
        assertEquals(0.3, course.delta(epoch(4)), 1e-12);
    }

    @Test
    void coursesOfOneScheduleAreApart() {
        var schedule = new DeltaSchedule.Monitoring(0.1, 0, 0.1, 1, 0);
        schedule.start().scored(epoch(0), 1);
        assertEquals(0.1, schedule.start().delta(epoch(1)), 1e-12);
    }

    @Test
    void deltaOutsideItsRangeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> DeltaSchedule.constant(1.5));
    }
}
