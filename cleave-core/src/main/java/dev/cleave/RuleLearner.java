package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.Rows;
import dev.cleave.extraction.Candidate;
import dev.cleave.extraction.Choice;
import dev.cleave.extraction.HeadRows;
import dev.cleave.extraction.Polish;
import dev.cleave.extraction.RuleFinder;
import dev.cleave.logic.Columns;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.training.Contest;
import dev.cleave.training.Plan;
import dev.cleave.training.Shape;
import dev.cleave.training.Trained;
import dev.cleave.training.TrainingListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The default for a table that nobody has tuned for: rounds of networks, candidates from the best of them for each head, the
 * choice by validation rows and length, and a last look at all rows.
 */
final class RuleLearner {
    private static final int MOST_ROUNDS = 3;

    private final Encoding encoding;
    private final Domain domain;
    private final Dataset fit;
    private final Dataset validation;
    private final LearnOptions options;
    private final Budget budget;
    private final TrainingListener listener;
    private final Panel panel;

    RuleLearner(
            Encoding encoding,
            Dataset fit,
            Dataset validation,
            LearnOptions options,
            Budget budget,
            TrainingListener listener) {
        this.encoding = encoding;
        this.domain = encoding.domain();
        this.fit = fit;
        this.validation = validation;
        this.options = options;
        this.budget = budget;
        this.listener = listener;
        this.panel = new Panel(validation, options.decision());
    }

    /** By the way that was asked for. */
    Found learn() {
        if (options.extract() == Extract.AUTO || options.extract() == Extract.SEARCH) {
            return search();
        }
        panel.add(train(Plan.round(Shape.of(fit)), options.seed(), budget));
        Trained winner = panel.winner().trained();
        Translations translations = new Translations(winner, domain, together(), options.decision(), budget);
        Translations.Translated done = switch (options.extract()) {
            case DISENTANGLE -> translations.disentangle();
            case THRESHOLD -> translations.threshold();
            default -> options.form().dontCares() ? exactOnRows(translations) : translations.exact();
        };
        return Found.read(encoding, winner, done.rules(), done.network());
    }

    private Translations.Translated exactOnRows(Translations translations) {
        BitMatrix seen = together().inputs().distinct();
        return translations.exactOn(seen, options.form().onRows(domain, seen, budget));
    }

    private Found search() {
        List<Plan> plans = Plan.round(Shape.of(fit));
        List<List<Candidate>> found;
        int round = 0;
        do {
            panel.add(train(plans, options.seed() + 1_000L * round, budget.part(2))); // the rest is for rules
            found = find(fit, validation, head -> panel.fewestWrong(head) / validation.rows());
            plans = panel.isStuck(fit) ? plans.stream().map(Plan::doubled).toList() : plans;
            round++;
        } while (round < MOST_ROUNDS && !isDone(Choice.within(found, RuleForm.ANY), round));
        RuleSet rules = lastLook(Choice.within(found, options.form().mostRules()));
        return Found.free(encoding, panel.winner().trained(), rules);
    }

    /** A network a plan, the best first. */
    private List<Contest.Entry> train(List<Plan> plans, long seed, Budget time) {
        return new Contest(fit, validation, time, listener)
                .at(options.decision())
                .run(plans, seed, options.threads());
    }

    /** The same search without the help of networks: how many labels are wrong by chance is what a first search leaves. */
    Program labels() {
        List<List<Candidate>> found = find(fit, validation, head -> 0);
        List<Candidate> first = Choice.within(found, RuleForm.ANY);
        if (!isDone(first, 1)) {
            found = find(fit, validation, head -> first.get(head).validationErrors() / validation.rows());
        }
        RuleSet rules = lastLook(Choice.within(found, options.form().mostRules()));
        return new Program(encoding, rules, Optional.empty());
    }

    /** Whether more networks could hardly help: all rows are right, or larger networks blame the labels as well. */
    private boolean isDone(List<Candidate> chosen, int rounds) {
        return budget.isExhausted()
                || IntStream.range(0, chosen.size()).allMatch(head -> isDone(head, chosen.get(head), rounds));
    }

    private boolean isDone(int head, Candidate chosen, int rounds) {
        return chosen.errors() == 0 || rounds > 1 && panel.agrees(head, chosen);
    }

    private List<List<Candidate>> find(Dataset train, Dataset held, IntToDoubleFunction noise) {
        Columns columns = train.inputs().transposed();
        Columns others = held.inputs().transposed();
        List<Workers.Job<List<Candidate>>> jobs = new ArrayList<>();
        for (int output = 0; output < train.outputs(); output++) {
            int head = output;
            RuleFinder finder = new RuleFinder(
                    domain, rows(columns, train, head), rows(others, held, head), options.wanted(), budget);
            double target = held.rows() == 0 ? 0 : panel.fewestWrong(head);
            jobs.add(() -> finder.find(panel.best(head), target, noise.applyAsDouble(head)));
        }
        return Workers.run(jobs, options.threads(), Budget.unlimited());
    }

    private HeadRows rows(Columns columns, Dataset data, int head) {
        return HeadRows.of(columns, data, head, options.decision());
    }

    /** The rules of the first stage and those that all rows together lead to; of these the shortest description. */
    private RuleSet lastLook(List<Candidate> first) {
        Dataset all = together();
        if (budget.isExhausted() || isExact(first, all)) {
            return RuleSet.plain(
                    all.atoms(),
                    first.stream()
                            .map(candidate -> polished(candidate.definition()))
                            .toList());
        }
        Dataset none = all.select(Rows.of());
        List<Candidate> again = Choice.within(
                find(all, none, head -> first.get(head).validationErrors() / validation.rows()),
                options.form().mostRules());
        Columns columns = all.inputs().transposed();
        Columns held = validation.inputs().transposed();
        List<Definition> heads = IntStream.range(0, first.size())
                .mapToObj(head -> shorter(
                        first.get(head), again.get(head), rows(columns, all, head), rows(held, validation, head)))
                .toList();
        return RuleSet.plain(all.atoms(), heads);
    }

    private Definition shorter(Candidate first, Candidate again, HeadRows all, HeadRows held) {
        boolean better = Choice.isAsGood(held.errors(again.definition()), first.validationErrors())
                && options.form().mayReplace(first.rules(), again.rules())
                && first.measure().bits(again.definition(), all) < first.bitsOn(all);
        return polished((better ? again : first).definition());
    }

    /** Nothing shorter can be right on all rows than what was shortest on fewer of them. */
    private boolean isExact(List<Candidate> first, Dataset all) {
        Columns columns = all.inputs().transposed();
        return IntStream.range(0, first.size())
                .allMatch(
                        head -> rows(columns, all, head).errors(first.get(head).definition()) == 0);
    }

    private Definition polished(Definition chosen) {
        Polish polish = new Polish(domain, budget);
        Definition form = options.plain() ? polish.plain(chosen).orElse(chosen) : polish.shortest(chosen);
        Definition stated = options.negate() ? polish.orNegated(form) : form;
        return options.form().mayReplace(chosen.rules().size(), stated.rules().size()) ? stated : chosen;
    }

    private Dataset together() {
        return fit.above(validation);
    }
}
