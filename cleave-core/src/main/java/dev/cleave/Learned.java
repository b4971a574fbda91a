package dev.cleave;

import dev.cleave.data.Encoding;
import dev.cleave.data.Fingerprint;
import dev.cleave.data.Table;
import dev.cleave.export.Model;
import dev.cleave.export.Provenance;
import dev.cleave.ledger.Ledger;
import dev.cleave.training.Trained;

/** What learning gives back: how rows become atoms, the network in its soft and hard form, and what each scored. */
public record Learned(Encoding encoding, Trained trained, Ledger ledger) {
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
        return new Model(encoding, trained.soft(), trained.hard(), ledger, provenance);
    }
}
