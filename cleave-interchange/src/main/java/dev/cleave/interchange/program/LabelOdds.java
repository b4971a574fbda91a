package dev.cleave.interchange.program;

import java.math.BigInteger;
import java.util.List;

/**
 * How probable it is that a label holds: ascending steps over a whole number, the points that its at-least rule reaches or how many of
 * its rules fire.
 *
 * @param byPoints whether it is the points that count; else the rules that fire
 * @param steps by ascending points, the first from 0 on
 */
public record LabelOdds(boolean byPoints, List<Step> steps) {
    /** From so many points on. */
    public record Step(BigInteger from, double probability) {}

    public LabelOdds {
        steps = List.copyOf(steps);
    }

    public double at(BigInteger points) {
        double probability = steps.get(0).probability();
        for (Step step : steps) {
            if (points.compareTo(step.from()) < 0) {
                break;
            }
            probability = step.probability();
        }
        return probability;
    }
}
