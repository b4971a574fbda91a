package dev.cleave.explanation.counterfactual;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * The least that must change about a row, within the domain, for another answer: the fewest columns and, among these ways, the
 * one that crosses the fewest thresholds. Exact, or {@link ChangeResult.Undecided} where the limit comes first.
 *
 * <p>One more column is allowed at a time. A head comes to hold when all demands of one alternative are met (one of its rules
 * fires), and ceases to when no rule fires; where a demand is not met, each change that helps it is tried in turn.
 */
public final class SmallestChange {
    /** Drafts that are looked at, unless said otherwise. */
    public static final int MOST_DRAFTS = 200_000;

    private final Domain domain;
    private final RuleSet rules;
    private final int mostDrafts;

    public SmallestChange(RuleSet rules, Domain domain) {
        this(rules, domain, MOST_DRAFTS);
    }

    public SmallestChange(RuleSet rules, Domain domain, int mostDrafts) {
        if (rules.atoms() != domain.atoms()) {
            throw new IllegalArgumentException("rules over " + rules.atoms() + " atoms, a domain of " + domain.atoms());
        }
        this.rules = rules;
        this.domain = domain;
        this.mostDrafts = mostDrafts;
    }

    /** That makes a head hold where it does not, and the other way round. */
    public ChangeResult of(BitSet row, int head) {
        boolean wanted = !rules.answer(row).get(head);
        ChangedRow draft = new ChangedRow(domain, row);
        return new ChangeSearch(draft, mostDrafts).run(alternatives(head, wanted, draft));
    }

    private List<List<Requirement>> alternatives(int head, boolean wanted, ChangedRow draft) {
        Definition definition = rules.heads().get(head);
        boolean isCompared = definition.rules().stream().anyMatch(Rule.Most.class::isInstance);
        if (isCompared || definition.atoms().length() > rules.atoms()) {
            return List.of(List.of(new HeadRequirement(rules, head, wanted, draft)));
        }
        return wanted != definition.negated()
                ? demands(definition.rules(), true).map(List::of).toList()
                : List.of(demands(definition.rules(), false).toList());
    }

    private Stream<Requirement> demands(List<Rule> all, boolean fires) {
        return all.stream().map(rule -> new RuleRequirement(rule, domain, fires));
    }
}
