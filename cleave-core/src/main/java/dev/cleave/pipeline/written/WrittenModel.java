package dev.cleave.pipeline.written;

import dev.cleave.LearnOptions;
import dev.cleave.Version;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.io.HeldOutRows;
import dev.cleave.io.Model;
import dev.cleave.io.Provenance;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import dev.cleave.pipeline.OptionsText;
import dev.cleave.rules.Polish;
import dev.cleave.rules.writeback.RuleNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Fingerprint;
import dev.cleave.table.InputException;
import dev.cleave.table.RuleOutputs;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A model of rules that nobody learned: the encoding is that of the columns that they name, with the thresholds that they name; the rows say
 * how they stand; the network is the one that they are written as.
 *
 * @param data the rows; none where nothing is to be scored
 * @param base what the columns are, and what is predicted
 * @param minimise whether rules may be said in fewer symbols
 */
public record WrittenModel(Optional<LabelledTable> data, Encoding base, boolean minimise, Budget budget) {
    /** An {@link InputException} where the rules can't be a network. */
    public Model model(String name, WrittenRules written) {
        Encoding encoding = encoding(written);
        Polish polish = new Polish(encoding.domain(), budget);
        RuleSet own = written.over(encoding);
        Optional<Dataset> rows =
                data.map(known -> encoding.encode(known.table()).dataset());
        if (encoding.target().exclusive()) {
            ClassList classes =
                    ClassList.of(written, own, rows.map(WrittenModel::usual).orElse(0), encoding.domain());
            return model(name, encoding, rows, classes.rules(), classes.network());
        }
        RuleSet rules = minimise && own.auxiliaries().isEmpty() ? shortest(own, polish) : own;
        HardNetwork network = RuleNetwork.of(rules, polish)
                .orElseThrow(() -> new InputException(
                        data.map(known -> known.table().place()).orElse(SourceLocation.unknown()),
                        "these rules are no network: conditions with a name are for points alone; write them out"));
        return model(name, encoding, rows, rules, network);
    }

    /** The columns that are named, with the thresholds that are; all of them where none is, or where there are no rows. */
    private Encoding encoding(WrittenRules written) {
        Set<String> used = new HashSet<>();
        written.atoms().stream().map(Atom::column).forEach(used::add);
        List<EncodedColumn> kept = base.columns().stream()
                .filter(column -> data.isEmpty() || used.isEmpty() || used.contains(column.name()))
                .toList();
        return new Encoding(
                        kept,
                        base.target(),
                        data.map(known -> known.table().notes()).orElse(List.of()))
                .withCuts(written.thresholds());
    }

    private static RuleSet shortest(RuleSet rules, Polish polish) {
        return RuleSet.plain(
                rules.atoms(), rules.heads().stream().map(polish::shortest).toList());
    }

    private static int usual(Dataset rows) {
        int[] counts = new int[rows.outputs()];
        for (int row = 0; row < rows.rows(); row++) {
            for (int output = 0; output < counts.length; output++) {
                counts[output] += rows.targets().get(row, output) ? 1 : 0;
            }
        }
        return IntStream.range(0, counts.length)
                .reduce((best, output) -> counts[output] > counts[best] ? output : best)
                .orElse(0);
    }

    private Model model(String name, Encoding encoding, Optional<Dataset> rows, RuleSet rules, HardNetwork network) {
        Verdict verdict = new Verifier(encoding.domain(), budget).compare(Behaviour.of(rules), Behaviour.of(network));
        Optional<Scores> scores = rows.map(known -> scores(rules, known));
        List<Stage> stages = scores.stream()
                .map(known -> new Stage("rules", Map.of(RowPart.TEST, known), size(rules)))
                .toList();
        return new Model(
                encoding,
                SoftNetwork.of(network),
                network,
                network,
                rules,
                rows.map(known -> new EvidenceSummary(List.of(), Evidence.of(rules, known)))
                        .orElseGet(EvidenceSummary::unknown),
                scores.map(known -> Calibration.of(
                                encoding.target(), LearnOptions.defaults().decision(), known.labels()))
                        .orElseGet(() -> Calibration.unknown(encoding.target(), DecisionThreshold.even())),
                new BitMatrix.Builder(0, encoding.atoms().size()).build(),
                new Proof(Proof.Subject.WRITTEN_BACK, verdict, 0, 0),
                new Ledger(Task.of(encoding.target()), stages),
                rows.map(known -> provenance(name, known.rows())).orElseGet(() -> withoutRows(name)));
    }

    private static Scores scores(RuleSet rules, Dataset rows) {
        BitMatrix answers = RuleOutputs.of(rules, rows.inputs());
        return Scores.of(answers, rows.targets());
    }

    private static Provenance withoutRows(String name) {
        return new Provenance(Version.current(), name, "", 0, 0, Provenance.WRITTEN_BY_HAND)
                .withOptions(OptionsText.write(LearnOptions.defaults()));
    }

    private Provenance provenance(String name, int rows) {
        Table table = data.orElseThrow().table();
        return new Provenance(
                        Version.current(), name, Fingerprint.of(table), table.rows(), 0, Provenance.WRITTEN_BY_HAND)
                .withOptions(OptionsText.write(LearnOptions.defaults()))
                .with(HeldOutRows.given(rows));
    }

    private static RuleSize size(RuleSet rules) {
        Stream<Definition> counted = rules.tally().isPresent()
                ? rules.auxiliaries().stream()
                : Stream.concat(rules.auxiliaries().stream(), rules.heads().stream());
        List<Rule> all =
                counted.flatMap(definition -> definition.rules().stream()).toList();
        int atLeast = (int) all.stream().filter(Rule.AtLeast.class::isInstance).count();
        return new RuleSize(
                all.size(),
                atLeast,
                all.stream().mapToInt(Rule::length).sum(),
                all.stream().mapToInt(Rule::length).max().orElse(0));
    }
}
