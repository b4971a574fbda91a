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
import dev.cleave.model.NeuralDnf;
import dev.cleave.pruning.OneOutput;
import dev.cleave.training.Contest;
import dev.cleave.training.Plan;
import dev.cleave.training.Shape;
import dev.cleave.training.TrainingListener;
import java.util.ArrayList;
import java.util.Comparator;
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
    private static final int NETWORKS_A_HEAD = 4;

    private final Encoding encoding;
    private final Domain domain;
    private final Dataset fit;
    private final Dataset validation;
    private final LearnOptions options;
    private final Budget budget;
    private final TrainingListener listener;
    private final List<Contest.Entry> entries = new ArrayList<>();

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
    }

    /** By the way that was asked for. */
    Found learn() {
        if (options.extract() == Extract.AUTO || options.extract() == Extract.SEARCH) {
            return search();
        }
        entries.addAll(new Contest(fit, validation, budget, listener)
                .at(options.decision())
                .run(Plan.round(Shape.of(fit)), options.seed(), options.threads()));
        Translations translations =
                new Translations(entries.get(0).trained(), domain, together(), options.decision(), budget);
        Translations.Translated done = switch (options.extract()) {
            case DISENTANGLE -> translations.disentangle();
            case THRESHOLD -> translations.threshold();
            default -> options.form().dontCares() ? exactOnRows(translations) : translations.exact();
        };
        return Found.read(encoding, entries.get(0).trained(), done.rules(), done.network());
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
            entries.addAll(new Contest(fit, validation, budget.part(2), listener) // the rest is for rules
                    .at(options.decision())
                    .run(plans, options.seed() + 1_000L * round, options.threads()));
            found = find(fit, validation, this::wrongOfNetworks);
            plans = isStuck() ? plans.stream().map(Plan::doubled).toList() : plans;
            round++;
        } while (round < MOST_ROUNDS && !isDone(Choice.within(found, RuleForm.ANY)));
        entries.sort(
                Comparator.comparingDouble(Contest.Entry::hardErrors).thenComparingDouble(Contest.Entry::softErrors));
        RuleSet rules = lastLook(Choice.within(found, options.form().mostRules()));
        return Found.free(encoding, entries.get(0).trained(), rules);
    }

    /** The same search without the help of networks: how many labels are wrong by chance is what a first search leaves. */
    Program labels() {
        List<List<Candidate>> found = find(fit, validation, head -> 0);
        List<Candidate> first = Choice.within(found, RuleForm.ANY);
        if (!isDone(first)) {
            found = find(fit, validation, head -> first.get(head).validationErrors() / validation.rows());
        }
        RuleSet rules = lastLook(Choice.within(found, options.form().mostRules()));
        return new Program(encoding, rules, Optional.empty());
    }

    private boolean isDone(List<Candidate> chosen) {
        return budget.isExhausted() || chosen.stream().allMatch(candidate -> candidate.errors() == 0);
    }

    /** Whether no network gets all training rows right, though validation rows are wrong, too. */
    private boolean isStuck() {
        return entries.stream()
                .allMatch(entry -> entry.hardErrors() > 0
                        && !entry.trained().hard().predict(fit.inputs()).equals(fit.targets()));
    }

    private List<List<Candidate>> find(Dataset train, Dataset held, IntToDoubleFunction noise) {
        Columns columns = train.inputs().transposed();
        Columns others = held.inputs().transposed();
        List<Workers.Job<List<Candidate>>> jobs = new ArrayList<>();
        for (int output = 0; output < train.outputs(); output++) {
            int head = output;
            RuleFinder finder = new RuleFinder(
                    domain, rows(columns, train, head), rows(others, held, head), options.wanted(), budget);
            jobs.add(() -> find(finder, head, held, noise.applyAsDouble(head)));
        }
        return Workers.run(jobs, options.threads(), Budget.unlimited());
    }

    private List<Candidate> find(RuleFinder finder, int head, Dataset held, double noise) {
        List<NeuralDnf> networks = best(head);
        double target = networks.isEmpty() ? 0 : wrong(networks.get(0), only(head, held));
        return finder.find(networks, target, noise);
    }

    /** The share of validation rows that the best network gets wrong. */
    private double wrongOfNetworks(int head) {
        return wrong(best(head).get(0), only(head, validation)) / validation.rows();
    }

    /** The hard networks that get the fewest validation rows wrong for this head, with it as their only output. */
    private List<NeuralDnf> best(int head) {
        HeadRows own = only(head, validation);
        return entries.stream()
                .map(entry -> OneOutput.of(entry.trained().hard(), head))
                .sorted(Comparator.comparingDouble(network -> wrong(network, own)))
                .limit(NETWORKS_A_HEAD)
                .toList();
    }

    /** Without columns, as networks don't read them. */
    private HeadRows only(int head, Dataset data) {
        return rows(new Columns.Builder(0, 0).build(), data, head);
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

    private static double wrong(NeuralDnf network, HeadRows rows) {
        return rows.errors(network.predict(rows.data().inputs()));
    }
}
