package dev.cleave.spark.learn;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.RuleForm;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.spark.profile.ColumnProfiles;
import dev.cleave.spark.rows.ColumnNames;
import dev.cleave.spark.rows.DriverTable;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Split;
import dev.cleave.table.Suggestions;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/**
 * Learns from more rows than the driver has room for: the driver proposes rules from a sample, which is enlarged until what is chosen on all
 * other rows is no better than before; scores, evidence and the ledger are of all rows.
 */
final class SampledLearning {
    private static final int FIRST_SHARE = 16; // of the largest sample
    private static final int GROWTH = 4;
    private static final int UNSEEN = 100_000; // rows, for probabilities
    private static final double SAME = 0.05; // the error of counting different rows

    private static final int FOR_PIVOTS = 20_000; // rows

    private final ClusterRequest request;
    private final MarkedRows rows;
    private final long count;
    private final List<Note> notes;
    private final LabelCounts labels;
    private final SampleSource source;
    private final List<RuleCandidate> candidates = new ArrayList<>();

    private SampledLearning(ClusterRequest asked, MarkedRows all, long count) {
        this.labels = LabelCounts.of(all);
        LearnOptions options = asked.options();
        ColumnProfiles profiles = profiles(all, labels, options, count);
        this.count = count;
        this.notes = profiles.notes();
        this.request = asked.withOptions(options.withEncoding(options.encoding().withKnown(profiles.known())));
        this.rows = all.without(profiles.leftOut());
        this.source = differentRows() <= request.rowsOnDriver()
                ? KindSample.of(rows, options.seed())
                : new DrawnSample(rows, labels);
    }

    /** Two passes: a sample, of which there are pivots, and counts of all rows. */
    private static ColumnProfiles profiles(MarkedRows all, LabelCounts labels, LearnOptions options, long count) {
        List<String> inputs = all.columns().stream()
                .filter(name -> !name.equals(all.label())
                        && !options.weighting().columns().contains(name)
                        && !options.encoding().ignored().contains(name))
                .toList();
        Table sample = new DrawnSample(all, labels).sample(FOR_PIVOTS);
        return ColumnProfiles.of(all.plain(all.training()), inputs, sample, options.encoding(), count);
    }

    /** @param count of all rows */
    static SampledLearning of(ClusterRequest request, long count) {
        return new SampledLearning(request, MarkedRows.of(request, label(request)), count);
    }

    private static String label(ClusterRequest request) {
        String name = request.target().names();
        List<String> header = List.of(request.rows().columns());
        if (header.contains(name)) {
            return name;
        }
        String help = name.contains(",") || name.contains("*")
                ? "of a table of more than " + request.rowsOnDriver() + " rows one target is learned at a time"
                : Suggestions.of(name, header);
        throw new InputException(SourceLocation.unknown(), "there is no column '" + name + "'; " + help);
    }

    /** One pass, to within {@link #SAME}. */
    private long differentRows() {
        Column all = functions.xxhash64(
                rows.columns().stream().map(ColumnNames::column).toArray(Column[]::new));
        Row found =
                rows.training().agg(functions.approx_count_distinct(all, SAME)).first();
        return found.getLong(0);
    }

    ClusterLearned learned() {
        int size = Math.max(1, request.rowsOnDriver() / FIRST_SHARE);
        LabelledTable data = propose(size);
        RuleChoice choice = choose(data, size);
        int chosen = choice.chosen();
        while (size < request.rowsOnDriver() && !request.budget().isExhausted()) {
            RuleCandidate before = choice.answers().candidates().get(chosen);
            keepOnly(before);
            size = (int) Math.min(request.rowsOnDriver(), (long) GROWTH * size);
            data = propose(size);
            choice = choose(data, size);
            chosen = choice.chosen();
            if (choice.answers().candidates().get(chosen).equals(before) || !choice.isBetter(chosen, 0)) {
                break;
            }
        }
        Learned best = choice.answers().candidates().get(chosen).chosen(request.budget());
        return new ClusterLearned(whole(best, data.table().rows(), size), data, count);
    }

    private LabelledTable propose(int size) {
        LabelledTable data = LabelledTable.of(source.sample(size), request.target());
        Learned learned = new Learner(request.options())
                .learn(data, new Split(Rows.all(data.table().rows()), Rows.of()), request.budget(), request.listener());
        RuleForm form = request.options().form();
        candidates.addAll(RuleCandidate.of(learned, form.mostRules(), form.mostLiterals()));
        return data;
    }

    private void keepOnly(RuleCandidate best) {
        candidates.clear();
        candidates.add(best);
    }

    private RuleChoice choose(LabelledTable data, int size) {
        Optional<String> weight =
                request.options().weighting().columns().stream().findFirst();
        AnswerPatterns answers =
                AnswerPatterns.of(rows, source.drawn(size), weight, data.target(), List.copyOf(candidates));
        return new RuleChoice(
                answers, request.options().metric(), request.options().form());
    }

    private Learned whole(Learned best, int sampled, int size) {
        double share = Math.min(1, (double) UNSEEN / labels.rows());
        double from = Math.max(source.drawn(size), 1 - share);
        Table unseen = DriverTable.of(
                rows.plain(rows.training().where(functions.col(MarkedRows.DRAW).geq(from))));
        double answered = Math.min(1, (double) request.rowsOfEnsemble() / labels.rows());
        String note = String.format(
                Locale.ROOT,
                "rules were found on %,d rows of %,d (%s), and chosen, scored and counted on all%s",
                sampled,
                count,
                source.describe(),
                answered < 1
                        ? String.format(
                                Locale.ROOT, "; the ensemble answered about %,d of them", request.rowsOfEnsemble())
                        : "");
        return new WholeModel(best, new AllRows(rows, answered).counts(best), unseen)
                .model(count, request.heldOut(), notes, note);
    }
}
