package dev.cleave;

import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.Ledger;
import dev.cleave.logic.RuleSet;

/**
 * Rules that were found without the help of a network, to compare with.
 *
 * @param ledger with one stage, the rules
 */
public record LabelRules(Encoding encoding, RuleSet rules, Ledger ledger) {}
