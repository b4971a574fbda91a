package dev.cleave;

import dev.cleave.data.Encoding;
import dev.cleave.ledger.Ledger;
import dev.cleave.training.Trained;

/** What learning gives back: how rows become atoms, the network in its soft and hard form, and what each scored. */
public record Learned(Encoding encoding, Trained trained, Ledger ledger) {}
