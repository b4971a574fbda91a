package dev.cleave.lab.rival;

import dev.cleave.data.BitMatrix;
import dev.cleave.ledger.Size;

/**
 * What a rival came to.
 *
 * @param answers to the rows that were held out, [rows x outputs]
 * @param size of a tree, a leaf being a rule; {@link Size#NONE} for what has no rules
 * @param note what a reader must know, such as where a search stopped; empty where there is nothing
 */
public record Outcome(BitMatrix answers, Size size, String note) {}
