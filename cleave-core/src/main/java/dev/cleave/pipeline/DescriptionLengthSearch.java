package dev.cleave.pipeline;

import dev.cleave.LearnOptions;
import dev.cleave.RuleForm;
import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.pipeline.networks.Ensemble;
import dev.cleave.rules.Candidate;
import dev.cleave.rules.CandidateChoice;
import dev.cleave.rules.CandidateOptions;
import dev.cleave.rules.HeadRows;
import dev.cleave.rules.Polish;
import dev.cleave.rules.RuleFinder;
import dev.cleave.table.Rows;
import dev.cleave.training.Plan;
import dev.cleave.training.TaskParts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The default for a table that nobody has tuned for: rounds of networks, candidates from the best of them for each head, the
 * choice by validation rows and length, and a last look at all rows.
 */
final class DescriptionLengthSearch implements Search {
    private static final int MOST_ROUNDS = 3;
    private static final double NOISY = 0.15; // of the validation rows
    private static final Duration LEAST_TIME = Duration.ofMillis(500); // to look for rules, where networks took it all
    private static final int FIRST = 2; // networks of a round; where they are right everywhere, more are not needed

    private static final Definition NEVER = Definition.of(List.of());
    private static final Definition ALWAYS = Definition.of(List.of(new Rule.All(List.of())));

    private final TrainingTask task;
    private final boolean searchOnly;
    private final Domain domain;
    private final Dataset fit;
    private final Dataset validation;
    private final LearnOptions options;
    private final Budget budget;
    private final Ensemble ensemble;
    private final Map<Definition, Definition> polished =
            new HashMap<>(); // what the first stage and the last have alike takes time once

    /** @param searchOnly whether candidates of other origins are left out */
    DescriptionLengthSearch(TrainingTask task, boolean searchOnly) {
        this.task = task;
        this.searchOnly = searchOnly;
        this.domain = task.encoding().domain();
        this.fit = task.rows().fit();
        this.validation = task.rows().validation();
        this.options = task.options();
        this.budget = task.budget();
        this.ensemble = new Ensemble(validation, options.decision());
    }

    @Override
    public LearnedRules learn() {
        TaskParts parts = TaskParts.of(fit);
        List<Plan> plans = TrainingPlans.overAtoms(task, parts);
        int mostRounds = parts.isDivided() ? 1 : MOST_ROUNDS;
        List<List<Candidate>> found;
        int round = 0;
        boolean done;
        do {
            train(parts, plans, options.seed() + 1_000L * round);
            if (round == 0 && isNoisy()) {
                return new ScoreSearch(task, false).learn();
            }
            found = find(fit, validation, head -> ensemble.fewestWrong(head) / validation.rows());
            round++;
            done = round == mostRounds || isDone(CandidateChoice.within(found, RuleForm.ANY), round);
            plans = !done && ensemble.isStuck(fit)
                    ? plans.stream().map(Plan::doubled).toList()
                    : plans;
        } while (!done);
        List<Candidate> first = CandidateChoice.within(found, options.form().mostRules());
        RuleSet rules = noWorseThanConstants(lastLook(first));
        return new RulesAsTrained(task, ensemble, !searchOnly)
                .of(rules, () -> List.of(FirstStage.of(task.encoding(), polished(first))));
    }

    /** Whether the best network for the only output has many rows wrong: then there is no short truth to be found, but a frontier. */
    private boolean isNoisy() {
        return !searchOnly
                && new ScoreSearch(task, false).isFrontier()
                && ensemble.fewestWrong(0) > NOISY * validation.rows();
    }

    /** The first of the plans, and the others unless these leave no row to be learned. Half of the time is for rules. */
    private void train(TaskParts parts, List<Plan> plans, long seed) {
        Budget time = budget.part(2);
        ensemble.add(task.train(parts, plans.subList(0, FIRST), seed, time));
        if (plans.size() > FIRST && !time.isExhausted() && !ensemble.isSure(fit)) {
            ensemble.add(task.train(parts, plans.subList(FIRST, plans.size()), seed + FIRST, time));
        }
    }

    /** How many labels are wrong by chance is what a first search leaves. */
    @Override
    public LearnedRules fromLabels() {
        List<List<Candidate>> found = find(fit, validation, head -> 0);
        List<Candidate> first = CandidateChoice.within(found, RuleForm.ANY);
        if (!isDone(first, 1)) {
            found = find(fit, validation, head -> first.get(head).validationErrors() / validation.rows());
        }
        RuleSet rules = lastLook(CandidateChoice.within(found, options.form().mostRules()));
        return LearnedRules.found(task.encoding(), noWorseThanConstants(rules));
    }

    /** Whether more networks could hardly help: all rows are right, or larger networks blame the labels as well. */
    private boolean isDone(List<Candidate> chosen, int rounds) {
        return budget.isExhausted()
                || IntStream.range(0, chosen.size()).allMatch(head -> isDone(head, chosen.get(head), rounds));
    }

    private boolean isDone(int head, Candidate chosen, int rounds) {
        return chosen.errors() == 0 || rounds > 1 && ensemble.agrees(head, chosen);
    }

    private List<List<Candidate>> find(Dataset train, Dataset held, IntToDoubleFunction noise) {
        return find(IntStream.range(0, train.outputs()).boxed().toList(), train, held, noise);
    }

    /** For some heads. */
    private List<List<Candidate>> find(List<Integer> heads, Dataset train, Dataset held, IntToDoubleFunction noise) {
        BitColumns columns = train.inputs().transposed();
        BitColumns others = held.inputs().transposed();
        Budget time = budget.atLeast(LEAST_TIME);
        List<Workers.Job<List<Candidate>>> jobs = new ArrayList<>();
        for (int head : heads) {
            RuleFinder finder =
                    new RuleFinder(domain, rows(columns, train, head), rows(others, held, head), wanted(), time);
            double target = held.rows() == 0 ? 0 : ensemble.fewestWrong(head);
            jobs.add(() -> finder.find(ensemble.best(head), target, noise.applyAsDouble(head)));
        }
        return Workers.run(jobs, options.threads(), Budget.unlimited());
    }

    private HeadRows rows(BitColumns columns, Dataset data, int head) {
        return HeadRows.of(columns, data, head, options.decision());
    }

    /** The rules of the first stage and, where these have rows wrong, those that all rows together lead to; of these the shortest description. */
    private RuleSet lastLook(List<Candidate> first) {
        Dataset all = task.rows().all();
        BitColumns columns = all.inputs().transposed();
        IntPredicate isExact =
                head -> rows(columns, all, head).errors(first.get(head).definition()) == 0;
        List<Integer> heads = IntStream.range(0, first.size()).boxed().toList();
        List<Integer> wrong = heads.stream().filter(isExact.negate()::test).toList();
        if (budget.isExhausted() || wrong.isEmpty()) {
            return polished(first);
        }
        List<Integer> open = options.form().isLimited() ? heads : wrong; // where rules are few, heads share them
        Dataset none = all.select(Rows.of());
        List<List<Candidate>> found =
                new ArrayList<>(first.stream().map(List::of).toList());
        List<List<Candidate>> again =
                find(open, all, none, head -> first.get(head).validationErrors() / validation.rows());
        IntStream.range(0, open.size()).forEach(i -> found.set(open.get(i), again.get(i)));
        return better(first, CandidateChoice.within(found, options.form().mostRules()), columns, open);
    }

    /** @param open the heads that were looked at again */
    private RuleSet better(List<Candidate> first, List<Candidate> again, BitColumns columns, List<Integer> open) {
        Dataset all = task.rows().all();
        BitColumns held = validation.inputs().transposed();
        List<Candidate> chosen = new ArrayList<>(first);
        for (int head : open) {
            HeadRows rows = rows(columns, all, head);
            if (isBetter(first.get(head), again.get(head), rows, rows(held, validation, head))) {
                chosen.set(head, again.get(head));
            }
        }
        return polished(chosen);
    }

    /** Two validation rows of ten may all be of the rarer value: where saying always, or never, has more of all rows right, that is said. */
    private RuleSet noWorseThanConstants(RuleSet rules) {
        Dataset all = task.rows().all();
        BitColumns columns = all.inputs().transposed();
        List<Definition> heads = new ArrayList<>();
        for (int head = 0; head < all.outputs(); head++) {
            HeadRows rows = rows(columns, all, head);
            Definition own = rules.heads().get(head);
            heads.add(Stream.of(own, NEVER, ALWAYS)
                    .filter(constant -> options.form()
                            .mayReplace(own.rules().size(), constant.rules().size()))
                    .min(Comparator.comparingDouble(rows::errors))
                    .orElseThrow());
        }
        return new RuleSet(rules.atoms(), rules.auxiliaries(), heads);
    }

    private boolean isBetter(Candidate first, Candidate again, HeadRows all, HeadRows held) {
        return CandidateChoice.isAsGood(held.errors(again.definition()), first.validationErrors())
                && options.form().mayReplace(first.rules(), again.rules())
                && first.measure().bits(again.definition(), all) < first.bitsOn(all);
    }

    private RuleSet polished(List<Candidate> chosen) {
        return RuleSet.plain(
                fit.atoms(),
                chosen.stream()
                        .map(candidate -> polished.computeIfAbsent(candidate.definition(), this::polished))
                        .toList());
    }

    private Definition polished(Definition chosen) {
        Polish polish = new Polish(domain, budget);
        Definition form = options.form().plain() ? polish.plain(chosen).orElse(chosen) : polish.shortest(chosen);
        Definition stated = options.form().negate() ? polish.orNegated(form) : form;
        return options.form().mayReplace(chosen.rules().size(), stated.rules().size()) ? stated : chosen;
    }

    /** The candidates to look for; written out, an at-least rule may become more rules than there may be. */
    private CandidateOptions wanted() {
        CandidateOptions wanted =
                CandidateOptions.everything().withMostRules(options.form().mostRules());
        if (searchOnly) {
            return wanted.only(Candidate.Origin.SEARCH);
        }
        return options.form().plain() && options.form().isLimited()
                ? wanted.without(Candidate.Origin.AT_LEAST)
                : wanted;
    }
}
