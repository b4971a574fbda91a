package dev.cleave.comparison;

import java.util.List;

/**
 * On which rows of a table two models answer in another way.
 *
 * @param differing their numbers, from 0
 */
public record RowDifference(int rows, List<Integer> differing) {
    public RowDifference {
        differing = List.copyOf(differing);
    }
}
