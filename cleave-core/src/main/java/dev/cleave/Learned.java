package dev.cleave;

import dev.cleave.data.Encoding;
import dev.cleave.data.Fingerprint;
import dev.cleave.data.Table;
import dev.cleave.export.Model;
import dev.cleave.export.Provenance;
import dev.cleave.ledger.Ledger;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import dev.cleave.training.Trained;
import dev.cleave.verification.Proof;

/**
 * What learning gives back: how rows become atoms, the network in its soft and hard form, the rules, the proof, and what each
 * stage scored. Immutable.
 *
 * @param proved the hard network that the proof is about
 */
public record Learned(Encoding encoding, Trained trained, RuleSet rules, NeuralDnf proved, Proof proof, Ledger ledger) {
    /**
     * All of it as a model file holds it.
     *
     * @param data the name of the rows that were learned from
     */
    public Model model(String data, Table table, long seed) {
        Provenance provenance = new Provenance(
                Version.current(),
                data,
                Fingerprint.of(table),
                table.rows(),
                seed,
                trained.plan().toString());
        return new Model(encoding, trained.soft(), trained.hard(), proved, rules, proof, ledger, provenance);
    }
}
