/**
 * What each stage of learning scored: soft network, hard network, and so on down to the rules, so that whoever reads it sees
 * where something was lost (the paper's table 3 is the difference of two lines).
 */
@NullMarked
package dev.cleave.ledger;

import org.jspecify.annotations.NullMarked;
