package dev.cleave.rules;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.logic.minimise.Examples;
import dev.cleave.logic.minimise.Minimised;
import dev.cleave.logic.minimise.Minimiser;
import dev.cleave.logic.minimise.MinimiserLimits;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.reading.ClassRules;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Rules that need to be right on the rows that were seen, and nowhere else: whatever no row shows is free, and is used to say
 * it in fewer symbols.
 */
public final class ObservedRules {
    private static final int MOST_PLAIN = 64; // rules of a class

    private final Domain domain;
    private final BitColumns seen;
    private final SeenOptions options;
    private final Budget budget;

    /**
     * What the rules may look like.
     *
     * @param plain whether at-least rules are to be avoided
     * @param negate whether a head may be stated by its negation
     */
    public record SeenOptions(boolean plain, boolean negate) {}

    public ObservedRules(Domain domain, BitMatrix seen, SeenOptions options, Budget budget) {
        this.domain = domain;
        this.seen = seen.transposed();
        this.options = options;
        this.budget = budget;
    }

    /** Rules that answer the rows like this, [rows x heads]; empty where the budget runs out. */
    public Optional<RuleSet> of(BitMatrix answers) {
        List<Definition> heads = new ArrayList<>();
        for (int head = 0; head < answers.columns(); head++) {
            int column = head;
            BitSet on = new BitSet();
            IntStream.range(0, answers.rows())
                    .filter(row -> answers.get(row, column))
                    .forEach(on::set);
            shortest(on).ifPresent(heads::add);
        }
        return heads.size() == answers.columns() ? Optional.of(RuleSet.plain(seen.atoms(), heads)) : Optional.empty();
    }

    /** Rules that answer the rows as these do, in no more rules and fewer symbols where that can be had. */
    public RuleSet simplify(RuleSet rules) {
        List<Coverage> answers = rules.answer(seen);
        List<Definition> heads = new ArrayList<>();
        for (int head = 0; head < answers.size(); head++) {
            Optional<Definition> shorter = shortest(answers.get(head).toBitSet());
            if (shorter.isEmpty() && !rules.auxiliaries().isEmpty()) {
                return rules; // a head may need the auxiliaries, and then all stay
            }
            heads.add(shorter(
                    rules.heads().get(head), shorter, !rules.auxiliaries().isEmpty()));
        }
        RuleSet simplified = RuleSet.plain(seen.atoms(), heads);
        return simplified.rules() <= rules.rules() ? simplified : rules;
    }

    /**
     * As {@link #simplify(RuleSet)} where heads are the classes of a network, and auxiliary k its conjunction k: the conjunctions
     * are made shorter, and the class of each combination stays, so that every row has one. The same rules where nothing gets shorter.
     */
    public RuleSet simplify(RuleSet rules, HardNetwork network) {
        List<Definition> conjunctions =
                rules.auxiliaries().subList(0, network.conjunctions().nodes());
        List<Definition> simplified = conjunctions.stream()
                .map(definition -> shorter(
                        definition, shortest(Coverage.of(definition, seen).toBitSet()), false))
                .toList();
        return simplified.equals(conjunctions)
                ? rules
                : ClassRules.compare(network, domain, simplified, MOST_PLAIN, budget);
    }

    private static Definition shorter(Definition head, Optional<Definition> other, boolean required) {
        return other.filter(found -> required
                        || (found.rules().size() <= head.rules().size()
                                && Polish.symbols(found) < Polish.symbols(head)))
                .orElse(head);
    }

    private Optional<Definition> shortest(BitSet on) {
        Minimiser minimiser = new Minimiser(domain, MinimiserLimits.defaults());
        Examples examples = Examples.of(seen, on);
        Optional<Definition> plain = options.negate()
                ? minimiser.shorter(examples, budget)
                : minimiser.minimise(examples, budget).map(Minimised::definition);
        return options.plain() ? plain : plain.map(form -> form.negated() ? form : orCounted(form));
    }

    /** Or its at-least form, which says the same on every valid input. */
    private Definition orCounted(Definition plain) {
        Definition counted = new Polish(domain, budget).shortest(plain);
        return Stream.of(plain, counted)
                .filter(form -> form.rules().size() <= plain.rules().size())
                .min(Polish.BY_SYMBOLS)
                .orElse(plain);
    }
}
