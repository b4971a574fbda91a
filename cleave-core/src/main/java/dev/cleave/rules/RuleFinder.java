package dev.cleave.rules;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.minimise.Examples;
import dev.cleave.logic.minimise.Minimised;
import dev.cleave.logic.minimise.Minimiser;
import dev.cleave.logic.minimise.MinimiserLimits;
import dev.cleave.network.HardNetwork;
import dev.cleave.pruning.Pruned;
import dev.cleave.pruning.Pruner;
import dev.cleave.rules.Candidate.Origin;
import dev.cleave.rules.atleast.AtLeastSearch;
import dev.cleave.rules.reading.ConeLimits;
import dev.cleave.rules.reading.ExactCone;
import dev.cleave.rules.reading.ExactExtraction;
import dev.cleave.rules.search.RuleSearch;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds rules for one head with the help of hard networks: what the networks answer on the rows, minimised; a search from
 * there and from nothing; thresholds over few literals; and the exact reading of a network where all of these miss.
 */
public final class RuleFinder {
    private static final double MOST_NOISE = 0.4;
    private static final double SOME_NOISE = 0.05;

    private final Domain domain;
    private final HeadRows train;
    private final HeadRows validation;
    private final CandidateOptions wanted;
    private final Budget budget;
    private final List<Candidate> candidates = new ArrayList<>();

    public RuleFinder(Domain domain, HeadRows train, HeadRows validation, CandidateOptions wanted, Budget budget) {
        this.domain = domain;
        this.train = train;
        this.validation = validation;
        this.wanted = wanted;
        this.budget = budget;
    }

    /**
     * All candidates.
     *
     * @param networks hard ones with this head as their only output, the best first; where there is none, labels are all there is
     * @param target how few validation rows a network gets wrong, by their weight
     * @param wrong the share of labels that may be wrong by chance
     */
    public List<Candidate> find(List<HardNetwork> networks, double target, double wrong) {
        double least = 1.0 / train.rows();
        double noise = Math.min(MOST_NOISE, Math.max(wrong, least));
        if (budget.isExhausted()) {
            constants(new RuleMeasure.Noisy(noise));
            return candidates;
        }
        List<Pruned<HardNetwork>> prunings = prune(networks, noise);
        List<HardNetwork> pruned = prunings.stream().map(Pruned::network).toList();
        List<List<Rule.All>> observed = observed(prunings);
        RuleMeasure measure = measure(networks, target, noise, observed);
        constants(measure);
        observed.forEach(rules -> keep(Origin.OBSERVED, Definition.of(rules), measure));
        if (!budget.isExhausted()) {
            search(networks, pruned, observed, measure, noise);
        }
        if (wanted.origins().contains(Origin.EXACT)
                && candidates.stream().noneMatch(candidate -> candidate.validationErrors() <= target)) {
            pruned.forEach(network -> exact(network, measure));
        }
        if (wanted.isLimited()) {
            parts(measure);
        }
        return candidates;
    }

    /** The head never holds, or always does. */
    private void constants(RuleMeasure measure) {
        keep(Origin.SEARCH, Definition.of(List.of()), measure);
        keep(Origin.SEARCH, Definition.of(List.of(Rule.all())), measure);
    }

    private void search(
            List<HardNetwork> networks,
            List<HardNetwork> pruned,
            List<List<Rule.All>> observed,
            RuleMeasure measure,
            double noise) {
        ConjunctionPool pool = new ConjunctionPool();
        observed.forEach(pool::add);
        pruned.forEach(pool::add);
        networks.forEach(pool::add);
        Set<List<Rule.All>> starts = new LinkedHashSet<>();
        starts.add(List.of());
        starts.addAll(observed);
        search(starts, pool, measure, new RuleMeasure.Noisy(1.0 / train.rows()).price(train.atoms()));
        search(starts, pool, measure, measure.price(train.atoms()));
        if (noise > SOME_NOISE) { // what networks miss looks like noise, too
            search(starts, pool, measure, new RuleMeasure.Noisy(noise / 3).price(train.atoms()));
        }
        if (!wanted.origins().contains(Origin.AT_LEAST)) {
            return;
        }
        new AtLeastSearch(train, measure.price(train.atoms()), budget)
                .find()
                .ifPresent(rule -> keep(Origin.AT_LEAST, Definition.of(List.of(rule)), measure));
    }

    private RuleMeasure measure(
            List<HardNetwork> networks, double target, double noise, List<List<Rule.All>> observed) {
        boolean clean =
                target == 0 && !budget.isExhausted() && networks.stream().anyMatch(this::isRightEverywhere);
        int longest = observed.stream()
                .flatMap(List::stream)
                .mapToInt(Rule::length)
                .max()
                .orElse(1);
        return clean ? new RuleMeasure.Clean(longest) : new RuleMeasure.Noisy(noise);
    }

    private boolean isRightEverywhere(HardNetwork network) {
        return Stream.of(train, validation)
                .allMatch(rows -> rows.errors(network.predict(rows.data().inputs())) == 0);
    }

    /** What a network is, whatever that takes. */
    private void exact(HardNetwork network, RuleMeasure measure) {
        ExactCone cone = new ExactCone(network, domain, ConeLimits.defaults());
        if (cone.extract(0, budget) instanceof ExactExtraction.Extracted extracted) {
            keep(Origin.EXACT, extracted.definition(), measure);
        }
    }

    private List<Pruned<HardNetwork>> prune(List<HardNetwork> networks, double noise) {
        return networks.parallelStream()
                .filter(network -> !budget.isExhausted())
                .flatMap(network -> prunings(network, noise))
                .toList();
    }

    private Stream<Pruned<HardNetwork>> prunings(HardNetwork network, double noise) {
        Pruner priced = Pruner.forNoise(train.atoms(), noise);
        Pruned<HardNetwork> strict = Pruner.strict().prune(network, train.data(), budget);
        return priced.price() >= 1
                ? Stream.of(strict, priced.prune(strict.network(), train.data(), budget))
                : Stream.of(strict);
    }

    /** What each network answers, or the labels where there is none, as rules; networks that answer alike say it once. */
    private List<List<Rule.All>> observed(List<Pruned<HardNetwork>> prunings) {
        Set<BitMatrix> answers = new LinkedHashSet<>();
        prunings.forEach(pruned -> answers.add(
                pruned.errors() == 0
                        ? train.data().targets()
                        : pruned.network().predict(train.data().inputs())));
        if (prunings.isEmpty()) {
            answers.add(train.data().targets());
        }
        return answers.stream().map(this::observe).flatMap(Optional::stream).toList();
    }

    /** Few rules that answer the training rows so. */
    private Optional<List<Rule.All>> observe(BitMatrix answers) {
        if (budget.isExhausted()) {
            return Optional.empty();
        }
        BitSet on = new BitSet(train.rows());
        for (int row = 0; row < train.rows(); row++) {
            on.set(row, answers.get(row, 0));
        }
        return new Minimiser(domain, MinimiserLimits.defaults().greedy())
                .minimise(Examples.of(train.columns(), on), budget)
                .map(Minimised::rules);
    }

    private void search(Set<List<Rule.All>> starts, ConjunctionPool pool, RuleMeasure measure, double price) {
        RuleSearch search = new RuleSearch(train, pool.bodies(), price, budget);
        starts.parallelStream()
                .flatMap(start -> descended(search, start))
                .toList() // in the order of the starts
                .forEach(found -> keep(Origin.SEARCH, Definition.of(found), measure));
    }

    /** What is found from some rules, and with fewer where that is too many. */
    private Stream<List<Rule.All>> descended(RuleSearch search, List<Rule.All> start) {
        List<Rule.All> found = search.descend(start);
        return found.size() > wanted.mostRules()
                ? Stream.of(found, search.descend(fewest(found), wanted.mostRules()))
                : Stream.of(found);
    }

    /** As many of the rules as there may be. */
    private List<Rule.All> fewest(List<Rule.All> rules) {
        return new RuleSubsets(train)
                .of(Definition.of(rules)).stream()
                        .filter(part -> part.rules().size() <= wanted.mostRules())
                        .findFirst()
                        .orElse(Definition.of(List.of()))
                        .rules()
                        .stream()
                        .map(Rule.All.class::cast)
                        .toList();
    }

    /** What is left of candidates with fewer rules. */
    private void parts(RuleMeasure measure) {
        Set<Definition> parts = new LinkedHashSet<>();
        candidates.forEach(candidate -> parts.addAll(new RuleSubsets(train).of(candidate.definition())));
        candidates.forEach(candidate -> parts.remove(candidate.definition()));
        parts.stream()
                .filter(part -> part.rules().size() <= wanted.mostRules())
                .forEach(part -> candidates.add(Candidate.of(Origin.PART, part, measure, train, validation)));
    }

    private void keep(Origin origin, Definition definition, RuleMeasure measure) {
        if (wanted.origins().contains(origin)) {
            candidates.add(Candidate.of(origin, definition, measure, train, validation));
        }
    }
}
