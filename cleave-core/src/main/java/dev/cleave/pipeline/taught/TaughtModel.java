package dev.cleave.pipeline.taught;

import dev.cleave.LearnOptions;
import dev.cleave.Teaching;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.RenamedNetwork;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.pipeline.program.LedgerWriter;
import dev.cleave.pipeline.sample.RowSample;
import dev.cleave.rules.Polish;
import dev.cleave.rules.writeback.RuleNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.table.RuleOutputs;
import dev.cleave.table.Table;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was learned with what was taught: kept rules first, and no literal against a direction in the others. */
record TaughtModel(
        Model learned, Teaching teaching, WrittenRules kept, Encoding fitted, LearnOptions options, Budget budget) {
    private static final int CALIBRATED = 50_000; // rows
    private static final Duration AFTERWARDS = Duration.ofSeconds(1); // for the proof, where learning took all the time

    Model over(LabelledTable data, Table train, Table test) {
        Encoding encoding = encoding();
        Dataset fit = weighted(encoding, data, train);
        Dataset held = weighted(encoding, data, test);
        RuleSet rules = rules(encoding, RowFit.of(fit));
        RenamedNetwork renamed = new RenamedNetwork(learned.encoding().atoms(), encoding.atoms());
        Optional<SoftEnsemble> networks = learned.ensemble()
                .map(own ->
                        new SoftEnsemble(own.members().stream().map(renamed::of).toList()));
        HardNetwork written = RuleNetwork.of(rules, new Polish(encoding.domain(), budget))
                .orElseGet(() -> renamed.of(learned.hard()));
        LedgerWriter ledger = new LedgerWriter(Task.of(encoding.target()), fit, held);
        return new Model(
                encoding,
                renamed.of(learned.soft()),
                renamed.of(learned.hard()),
                written,
                rules,
                EvidenceSummary.of(rules, fit, held),
                calibration(encoding, rules, written, fit),
                new BitMatrix.Builder(0, encoding.atoms().size()).build(),
                proof(
                        encoding,
                        rules,
                        written,
                        networks.orElseGet(() -> new SoftEnsemble(List.of(renamed.of(learned.soft())))),
                        ledger),
                ledger(ledger.stage("rules", rules)),
                teaching.in(learned.provenance()),
                networks,
                List.of());
    }

    private Dataset weighted(Encoding encoding, LabelledTable data, Table table) {
        return options.weighting().weigh(encoding.encode(table), table, data.target());
    }

    /** That of the learned rules, with the columns and thresholds that kept ones name. */
    private Encoding encoding() {
        Set<String> known = learned.encoding().columns().stream()
                .map(EncodedColumn::name)
                .collect(Collectors.toCollection(TreeSet::new));
        Map<String, List<Double>> named = kept.thresholds();
        List<EncodedColumn> more = fitted.columns().stream()
                .filter(column -> !known.contains(column.name())
                        && kept.atoms().stream().anyMatch(atom -> atom.column().equals(column.name())))
                .map(column -> column instanceof NumericColumn numeric && named.containsKey(column.name())
                        ? numeric.with(named.get(column.name()))
                        : column)
                .toList();
        return kept.within(new Encoding(
                Stream.concat(learned.encoding().columns().stream(), more.stream())
                        .toList(),
                learned.encoding().target(),
                learned.encoding().notes()));
    }

    /** The best on the rows of the sizes up to the one that was chosen, where directions cut into them. */
    private RuleSet rules(Encoding encoding, RowFit rows) {
        int most = learned.rules().literals();
        Stream<RuleSet> sizes = teaching.rising().isEmpty()
                ? Stream.of(learned.rules())
                : Stream.concat(
                        Stream.of(learned.rules()),
                        learned.frontier().stream().map(FrontierEntry::rules).filter(size -> size.literals() < most));
        return sizes.map(own -> taught(own, encoding, rows))
                .max(Comparator.comparingInt(rows::right).thenComparing(rules -> -rules.literals()))
                .orElseThrow();
    }

    private RuleSet taught(RuleSet own, Encoding encoding, RowFit rows) {
        Map<Atom, Integer> index = new HashMap<>();
        encoding.atoms().forEach(atom -> index.put(atom, index.size()));
        RuleSet renamed = own.renamed(
                encoding.atoms().size(),
                atom -> index.getOrDefault(learned.encoding().atoms().get(atom), -1));
        RuleSet signed = signed(encoding).of(renamed);
        List<Rule> first = kept.over(encoding).heads().get(0).rules();
        List<Rule> all = Stream.concat(first.stream(), signed.heads().get(0).rules().stream())
                .distinct()
                .toList();
        RuleSet both = new RuleSet(
                signed.atoms(),
                signed.auxiliaries(),
                List.of(new Definition(all, signed.heads().get(0).negated())));
        return teaching.rising().isEmpty() && first.isEmpty() ? both : rows.fitted(both, first.size());
    }

    private SignedRules signed(Encoding encoding) {
        return new SignedRules(literal -> isWrong(literal, encoding), literal -> hasDirection(literal, encoding));
    }

    private boolean hasDirection(Literal literal, Encoding encoding) {
        Atom atom = encoding.atoms().get(literal.atom());
        return !(atom instanceof Atom.Missing) && teaching.rising().containsKey(atom.column());
    }

    private boolean isWrong(Literal literal, Encoding encoding) {
        Boolean up = teaching.rising().get(encoding.atoms().get(literal.atom()).column());
        return up != null && literal.positive() != up;
    }

    private Calibration calibration(Encoding encoding, RuleSet rules, HardNetwork network, Dataset fit) {
        Rows some = RowSample.of(Rows.all(fit.rows()), CALIBRATED);
        return Calibration.fit(
                encoding.target(),
                options.decision(),
                RuleAnswers.of(encoding.target(), rules, network).held(fit.select(some)));
    }

    private Proof proof(
            Encoding encoding, RuleSet rules, HardNetwork written, SoftEnsemble networks, LedgerWriter ledger) {
        Budget time = budget.isExhausted() ? Budget.of(AFTERWARDS) : budget;
        Verdict verdict = new Verifier(encoding.domain(), time).compare(Behaviour.of(rules), Behaviour.of(written));
        BitMatrix said = RuleOutputs.of(rules, ledger.rows().bits());
        BitMatrix soft = networks.predict(ledger.rows(), options.decision().probability());
        return new Proof(Proof.Subject.WRITTEN_BACK, verdict, said.differingRows(soft), said.rows());
    }

    private Ledger ledger(Stage rules) {
        List<Stage> stages = new ArrayList<>(learned.ledger().stages());
        stages.set(stages.size() - 1, rules);
        return new Ledger(learned.ledger().task(), stages);
    }
}
