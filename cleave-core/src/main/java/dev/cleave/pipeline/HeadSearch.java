package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.encoding.Encoding;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.pipeline.cuts.ThresholdEncoding;
import dev.cleave.pipeline.distil.SyntheticRows;
import dev.cleave.pipeline.program.PointsProgram;
import dev.cleave.pipeline.sample.RowSample;
import dev.cleave.pipeline.sample.SampleGrowth;
import dev.cleave.rules.search.binary.BinaryChoice;
import dev.cleave.rules.search.binary.BinaryStep;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.softmax.PointList;
import dev.cleave.table.Rows;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Rules for outputs that each hold or not by themselves, from tables with numbers (docs/adr/0011, 0012). */
final class HeadSearch {
    private static final int ENOUGH_ROWS = 100_000; // to tell points from plain rules
    private static final Duration LEAST_TIME = Duration.ofMillis(500); // to look for rules, where networks took it all
    private static final double STANDARD_ERRORS = 1; // by which points must be better than plain rules

    private final TrainingTask task;
    private final TrainingRows rows;
    private final TrainingRows evaluated;
    private final boolean plainOnly;
    private final PlainHeads plain;
    private final PointHeads points;

    /** @param plainOnly whether no head may have points */
    HeadSearch(TrainingTask task, TrainingRows rows, SyntheticRows synthetic, List<Rule.All> pool, boolean plainOnly) {
        this.task = task;
        this.rows = rows;
        this.evaluated = rows.asEvaluated();
        this.plainOnly = plainOnly;
        int most = task.options().form().mostRules();
        Budget time = task.budget().atLeast(LEAST_TIME);
        this.plain = new PlainHeads(evaluated, synthetic, pool, most, time);
        this.points = new PointHeads(rows, synthetic, pool, most, time);
    }

    LearnedRules rules() {
        List<Workers.Job<HeadRules>> jobs = new ArrayList<>();
        for (int output = 0; output < rows.all().outputs(); output++) {
            int head = output;
            jobs.add(() -> chosen(head));
        }
        List<HeadRules> heads = Workers.run(jobs, task.options().threads(), Budget.unlimited());
        ThresholdEncoding cut = ThresholdEncoding.of(
                rows.encoding(),
                heads.stream().flatMap(head -> head.bodies().stream()).toList());
        PointsProgram program = new PointsProgram(cut.encoding().domain());
        List<Definition> definitions = new ArrayList<>();
        for (int head = 0; head < heads.size(); head++) {
            definitions.add(definition(head, heads.get(head), cut, program));
        }
        return LearnedRules.found(noted(cut.encoding(), heads), program.with(definitions))
                .after(() -> List.of(first(heads)));
    }

    /** Says from how many rows rules were learned, where these were not all. */
    private Encoding noted(Encoding encoding, List<HeadRules> heads) {
        int all = rows.fitSize();
        return heads.stream()
                .map(HeadRules::grown)
                .max(Comparator.comparingInt(SampleGrowth.Grown::rows))
                .filter(most -> most.rows() < all)
                .map(most -> encoding.with(SampleGrowth.note(most, all)))
                .orElse(encoding);
    }

    private FirstStage first(List<HeadRules> heads) {
        PointsProgram program = new PointsProgram(rows.encoding().domain());
        List<Definition> definitions =
                heads.stream().map(head -> head.first().apply(program)).toList();
        return FirstStage.of(rows.encoding(), program.with(definitions));
    }

    /**
     * What one head is made of.
     *
     * @param scored whether bodies have points; else any of them is enough
     * @param grown how many rows bodies were found on
     * @param first what it was on the fit rows
     */
    private record HeadRules(
            List<PolishedRule> bodies,
            boolean scored,
            SampleGrowth.Grown<?> grown,
            Function<PointsProgram, Definition> first) {}

    private HeadRules plain(int head, SampleGrowth.Grown<BinaryStep> grown) {
        BinaryStep chosen = grown.result();
        return new HeadRules(plain.last(head, chosen), false, grown, program -> Definition.of(chosen.rules()));
    }

    private HeadRules scored(int head, SampleGrowth.Grown<PointHeads.Chosen> grown) {
        PointHeads.Chosen chosen = grown.result();
        return new HeadRules(points.last(head, chosen), true, grown, program -> program.head(chosen.points()));
    }

    /** Points where validation rows say that they are better. */
    private HeadRules chosen(int head) {
        if (plainOnly) {
            return plain(head, plain.chosen(head));
        }
        Candidate both = candidates(head);
        SampleGrowth.Grown<BinaryStep> rules = both.plain().orElseThrow();
        if (both.points().isEmpty()) {
            return plain(head, rules);
        }
        SampleGrowth.Grown<PointHeads.Chosen> grown = both.points().get();
        Rows some = RowSample.of(rows.split().test(), ENOUGH_ROWS);
        BinaryChoice choice =
                new BinaryChoice(evaluated.noSynthetic().head(evaluated.all().select(some), head));
        if (!points.isLarge()) {
            return choice.isBetter(grown.result().points(), rules.result(), STANDARD_ERRORS)
                    ? scored(head, grown)
                    : plain(head, rules);
        }
        return better(head, plain(head, rules), scored(head, grown), some);
    }

    /** Of a large table, with thresholds in place: where these are counts as much as which conjunctions there are. */
    private HeadRules better(int head, HeadRules any, HeadRules scored, Rows held) {
        ThresholdEncoding cut = ThresholdEncoding.of(
                rows.encoding(),
                Stream.concat(any.bodies.stream(), scored.bodies.stream()).toList());
        TrainingRows over = rows.sampled(ENOUGH_ROWS, ENOUGH_ROWS).over(cut.encoding());
        PointList list = points.points(head, cut.bodies(scored.bodies), over);
        BinaryChoice choice = new BinaryChoice(over.noSynthetic()
                .head(
                        cut.encoding()
                                .encode(rows.table().select(held))
                                .dataset()
                                .with(evaluated.all().select(held).weights()),
                        head));
        BinaryStep step = new BinaryStep(0, cut.bodies(any.bodies), 0);
        return choice.isBetter(list, step, STANDARD_ERRORS) ? scored : any;
    }

    private record Candidate(
            Optional<SampleGrowth.Grown<BinaryStep>> plain, Optional<SampleGrowth.Grown<PointHeads.Chosen>> points) {}

    /** At the same time, where no other head is being looked for. */
    private Candidate candidates(int head) {
        int threads = rows.all().outputs() > 1 ? 1 : task.options().threads();
        List<Candidate> halves = Workers.run(
                List.of(
                        () -> new Candidate(Optional.of(plain.chosen(head)), Optional.empty()),
                        () -> new Candidate(Optional.empty(), points.chosen(head))),
                threads,
                Budget.unlimited());
        return new Candidate(halves.get(0).plain(), halves.get(1).points());
    }

    private Definition definition(int head, HeadRules rules, ThresholdEncoding cut, PointsProgram program) {
        List<Rule.All> bodies = cut.bodies(rules.bodies());
        return rules.scored()
                ? program.head(points.points(head, bodies, rows.over(cut.encoding())))
                : Definition.of(bodies);
    }
}
