package dev.cleave.web.report;

import dev.cleave.logic.Rule;
import java.math.BigDecimal;
import java.util.List;

/**
 * One thing that rules say, by itself: a rule, or a condition that gives points.
 *
 * @param head the output that it is about; -1 where it gives points to several
 * @param rule which of the head's rules it is, from 0; 0 where it gives points
 * @param says the label or class that it speaks for
 * @param against whether it speaks against that
 * @param text its body in words
 * @param body over atoms and auxiliaries
 * @param points what it gives to each output, or to the one; empty where it decides alone
 */
record Card(int head, int rule, String says, boolean against, String text, Rule body, List<BigDecimal> points) {
    Card {
        points = List.copyOf(points);
    }
}
