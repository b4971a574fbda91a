package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.data.Encoding;
import dev.cleave.data.Split;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.search.BinaryChoice;
import dev.cleave.search.BinaryStep;
import dev.cleave.search.PolishedRule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** Rules for outputs that each hold or not by themselves, from tables with numbers (docs/adr/0011, 0012). */
final class HeadLearner {
    private static final double STANDARD_ERRORS = 1; // by which points must be better than plain rules

    private final SearchRows rows;
    private final LearnOptions options;
    private final JudgedRows judged;
    private final PlainHeads plain;
    private final ScoredHeads scored;

    /** @param split of the rows that may be learned from into those to fit and those held */
    HeadLearner(SearchRows rows, Split split, List<Rule.All> pool, LearnOptions options, Budget budget) {
        this.rows = rows;
        this.options = options;
        this.judged = JudgedRows.of(rows, split, options.weighting());
        int most = options.form().mostRules();
        this.plain = new PlainHeads(rows, judged, pool, most, budget);
        this.scored = new ScoredHeads(rows, judged, pool, most, budget);
    }

    Program program() {
        List<Workers.Job<HeadRules>> jobs = new ArrayList<>();
        for (int output = 0; output < rows.all().outputs(); output++) {
            int head = output;
            jobs.add(() -> chosen(head));
        }
        List<HeadRules> heads = Workers.run(jobs, options.threads(), Budget.unlimited());
        CutRules cut = CutRules.of(
                rows.encoding(),
                heads.stream().flatMap(head -> head.bodies().stream()).toList());
        PointsProgram program = new PointsProgram(cut.encoding().atoms().size());
        List<Definition> definitions = new ArrayList<>();
        for (int head = 0; head < heads.size(); head++) {
            definitions.add(definition(head, heads.get(head), cut, program));
        }
        Encoding encoding = cut.encoding();
        return new Program(encoding, program.with(definitions), Optional.empty());
    }

    /**
     * What one head is made of.
     *
     * @param scored whether bodies have points; else any of them is enough
     */
    private record HeadRules(List<PolishedRule> bodies, boolean scored) {}

    /** Points where validation rows say that they are better. */
    private HeadRules chosen(int head) {
        if (options.plain() || options.extract() == Extract.SEARCH) {
            return new HeadRules(plain.last(head, plain.chosen(head)), false);
        }
        Candidate both = candidates(head);
        BinaryStep rules = both.plain().orElseThrow();
        BinaryChoice choice = new BinaryChoice(judged.held(head));
        return both.points()
                .filter(points -> choice.isBetter(points.points(), rules, STANDARD_ERRORS))
                .map(points -> new HeadRules(scored.last(head, points), true))
                .orElseGet(() -> new HeadRules(plain.last(head, rules), false));
    }

    private record Candidate(Optional<BinaryStep> plain, Optional<ScoredHeads.Chosen> points) {}

    /** At the same time, where no other head is being looked for. */
    private Candidate candidates(int head) {
        int threads = rows.all().outputs() > 1 ? 1 : options.threads();
        List<Candidate> halves = Workers.run(
                List.of(
                        () -> new Candidate(Optional.of(plain.chosen(head)), Optional.empty()),
                        () -> new Candidate(Optional.empty(), scored.chosen(head))),
                threads,
                Budget.unlimited());
        return new Candidate(halves.get(0).plain(), halves.get(1).points());
    }

    private Definition definition(int head, HeadRules rules, CutRules cut, PointsProgram program) {
        List<Rule.All> bodies = List.copyOf(new LinkedHashSet<>(
                rules.bodies().stream().map(cut::body).flatMap(Optional::stream).toList()));
        return rules.scored() ? program.head(scored.points(head, bodies, cut.encoding())) : Definition.of(bodies);
    }
}
