package dev.cleave;

import dev.cleave.data.Encoding;
import dev.cleave.ledger.Ledger;
import dev.cleave.logic.RuleSet;

/**
 * Rules that were found without the help of a network, to compare with.
 *
 * @param ledger with one stage, the rules
 */
public record LabelRules(Encoding encoding, RuleSet rules, Ledger ledger) {}
