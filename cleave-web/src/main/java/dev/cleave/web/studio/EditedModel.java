package dev.cleave.web.studio;

import dev.cleave.LearnOptions;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.io.Model;
import dev.cleave.io.parse.RuleParser;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.RenamedNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import dev.cleave.web.report.RowSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A model with other rules, which people wrote: over all its atoms and the thresholds that they named.
 *
 * @param rows encoded as the model does
 */
record EditedModel(Model model, List<RowSet> rows) {
    private static final int CALIBRATED = 4_000; // rows

    /** The rules of a model as people edit them. */
    static String program(Model model) {
        return new ProgramText(model).text();
    }

    /** An {@link InputException} with the place where the program is none. */
    static EditedModel of(Model base, List<RowSet> rows, String program) {
        if (program.equals(program(base))) {
            return new EditedModel(base, rows);
        }
        WrittenRules written = new RuleParser(RuleWords.of(base.encoding())).parse(SourceLocation.unknown(), program);
        Encoding encoding = written.within(base.encoding());
        Model unscored = model(base, encoding, written.over(encoding));
        List<RowSet> encoded = encoding.equals(base.encoding())
                ? rows
                : rows.stream().map(set -> set.as(encoding)).toList();
        return new EditedModel(scored(unscored, encoded), encoded);
    }

    private static Model model(Model base, Encoding encoding, RuleSet rules) {
        RenamedNetwork renamed = new RenamedNetwork(base.encoding().atoms(), encoding.atoms());
        HardNetwork proved = RenamedNetwork.withMoreThan(rules.auxiliaries().size(), renamed.of(base.compared()));
        return new Model(
                encoding,
                renamed.of(base.soft()),
                renamed.of(base.hard()),
                proved,
                rules,
                EvidenceSummary.unknown(),
                Calibration.unknown(
                        encoding.target(), LearnOptions.of(base.provenance()).decision()),
                new BitMatrix.Builder(0, encoding.atoms().size()).build(),
                new Proof(
                        Proof.Subject.READ,
                        new Verdict.Undecided(new Scope.GivenRows(0, 0), "they were edited since"),
                        0,
                        0),
                base.ledger(),
                base.provenance());
    }

    /** What the rules have right, and probabilities, from the rows that were held out where there are some. */
    private static Model scored(Model model, List<RowSet> rows) {
        Map<RowPart, Scores> scores = new EnumMap<>(RowPart.class);
        Calibration calibration = model.calibration();
        for (RowSet set : rows) {
            RowPart part = set.name().equals(RowSet.HELD_OUT) ? RowPart.TEST : RowPart.TRAIN;
            scores.put(part, scores(set.said(model.rules()), set));
            calibration = Calibration.fit(
                    model.encoding().target(),
                    LearnOptions.of(model.provenance()).decision(),
                    RuleAnswers.of(model.encoding().target(), model.rules(), model.proved())
                            .held(some(set.rows())));
        }
        List<Stage> stages = new ArrayList<>(model.ledger().stages());
        RuleSet rules = model.rules();
        RuleSize size = new RuleSize(rules.rules(), 0, rules.literals(), rules.maxLength());
        stages.set(stages.size() - 1, new Stage("rules", scores, size));
        return with(model, new Ledger(model.ledger().task(), stages), calibration, model.proof());
    }

    /** Counted 64 rows at a time. */
    private static Scores scores(List<BitSet> said, RowSet rows) {
        int count = rows.rows().rows();
        BitSet wrong = new BitSet();
        List<Confusion> labels = new ArrayList<>();
        for (int output = 0; output < said.size(); output++) {
            BitSet both = (BitSet) said.get(output).clone();
            both.and(rows.labels().get(output));
            BitSet other = (BitSet) said.get(output).clone();
            other.xor(rows.labels().get(output));
            wrong.or(other);
            int right = both.cardinality();
            int more = said.get(output).cardinality() - right;
            int fewer = rows.labels().get(output).cardinality() - right;
            labels.add(new Confusion(right, more, fewer, count - right - more - fewer));
        }
        return new Scores(labels, count - wrong.cardinality());
    }

    /** Probabilities need no more rows than these, evenly spread. */
    private static Dataset some(Dataset rows) {
        if (rows.rows() <= CALIBRATED) {
            return rows;
        }
        int step = rows.rows() / CALIBRATED;
        int[] chosen = IntStream.range(0, CALIBRATED).map(i -> i * step).toArray();
        return rows.select(Rows.of(chosen));
    }

    private static Model with(Model model, Ledger ledger, Calibration calibration, Proof proof) {
        return new Model(
                model.encoding(),
                model.soft(),
                model.hard(),
                model.proved(),
                model.rules(),
                model.standing(),
                calibration,
                model.seen(),
                proof,
                ledger,
                model.provenance(),
                Optional.empty(),
                List.of());
    }

    /** Whether the rules are still the network that those of the base were compared with; undecided where the budget runs out. */
    EditedModel proved(Model base, Budget budget) {
        Verdict verdict =
                new Verifier(model.encoding().domain(), budget).compareSeen(model.rules(), network(base), model.seen());
        Proof proof = new Proof(base.proof().subject(), verdict, 0, 0);
        return new EditedModel(with(model, model.ledger(), model.calibration(), proof), rows);
    }

    /** That the rules are compared with. */
    private HardNetwork network(Model base) {
        return model.equals(base) ? base.compared() : model.proved();
    }

    /** The first row, from 0, of the first set of rows that has one that rules answer in another way than the network. */
    OptionalInt differingRow(Model base) {
        for (RowSet set : rows) {
            BitMatrix said =
                    BitMatrix.ofColumns(model.rules().answer(set.rows().inputs().transposed()));
            BitMatrix network = network(base).predict(set.rows().read());
            for (int row = 0; row < said.rows(); row++) {
                for (int i = 0; i < said.wordsPerRow(); i++) {
                    if (said.word(row, i) != network.word(row, i)) {
                        return OptionalInt.of(row);
                    }
                }
            }
        }
        return OptionalInt.empty();
    }
}
