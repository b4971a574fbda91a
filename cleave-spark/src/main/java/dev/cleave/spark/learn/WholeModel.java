package dev.cleave.spark.learn;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.io.HeldOutRows;
import dev.cleave.io.Model;
import dev.cleave.io.Provenance;
import dev.cleave.table.Note;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A model that was learned from some rows, with the ledger, the evidence and the probabilities of all.
 *
 * @param counts of all rows
 * @param unseen rows that were not learned from, for probabilities
 */
record WholeModel(Learned learned, Map<RowPart, PartCounts> counts, Table unseen) {
    /**
     * @param notes of columns
     * @param note what there is to know of the rows that were learned from
     */
    Learned model(long rows, double heldOut, List<Note> notes, String note) {
        Model own = learned.model();
        Encoding encoding = own.encoding();
        for (Note column : notes) {
            encoding = encoding.with(column);
        }
        return Learned.of(new Model(
                encoding.with(Note.info("", note)),
                own.soft(),
                own.hard(),
                own.proved(),
                own.rules(),
                new EvidenceSummary(
                        part(RowPart.TRAIN).evidence(), part(RowPart.TEST).evidence()),
                calibration(own),
                own.seen(),
                own.proof(),
                ledger(own),
                provenance(own.provenance(), rows, heldOut),
                own.ensemble(),
                own.frontier()));
    }

    private PartCounts part(RowPart part) {
        return counts.getOrDefault(part, PartCounts.none());
    }

    private Calibration calibration(Model own) {
        Dataset rows = own.encoding().encode(unseen).dataset();
        LearnOptions options = LearnOptions.of(own.provenance());
        return rows.rows() == 0
                ? own.calibration()
                : Calibration.fit(
                        own.encoding().target(),
                        options.decision(),
                        own.answers().held(rows));
    }

    private Ledger ledger(Model own) {
        List<String> names = new ModelStages(own).names();
        RuleSize size =
                own.ledger().stages().get(own.ledger().stages().size() - 1).size();
        List<Stage> stages = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            int stage = i;
            Map<RowPart, Scores> scores = new EnumMap<>(RowPart.class);
            counts.forEach((part, counted) -> scores.put(part, counted.scores(stage)));
            stages.add(new Stage(names.get(i), scores, i == names.size() - 1 ? size : RuleSize.NONE));
        }
        return new Ledger(own.ledger().task(), stages);
    }

    private Provenance provenance(Provenance own, long rows, double heldOut) {
        PartCounts test = part(RowPart.TEST);
        long held = test.isEmpty() ? 0 : test.rows();
        return new Provenance(
                own.version(),
                own.data(),
                own.fingerprint(),
                whole(rows),
                own.seed(),
                own.plan(),
                own.options(),
                own.platform(),
                new HeldOutRows(whole(held), heldOut, own.seed(), false),
                own.timing());
    }

    /** A model file has numbers of 32 bits; the note says more. */
    private static int whole(long rows) {
        return (int) Math.min(rows, Integer.MAX_VALUE);
    }
}
