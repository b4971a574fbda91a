package dev.cleave.verification;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Whether more of a column never takes an output away. For each step of the column from one state to the next, the rules with the lower state
 * put in must be the rules with both put in: where the lower one holds, so does the higher.
 *
 * @param group of the column; its states ascend, but for that of a missing cell, which is no step
 */
public record Monotonicity(RuleSet rules, Domain domain, int group) {
    /** {@link Verdict.Equivalent} where it never does, and {@link Verdict.Differs} with an input below the step where it does. */
    public Verdict rising(Budget budget) {
        return decided(budget, true);
    }

    /** The same of less of it. */
    public Verdict falling(Budget budget) {
        return decided(budget, false);
    }

    private Verdict decided(Budget budget, boolean rising) {
        Verifier verifier = new Verifier(domain, budget);
        Verdict last = new Verdict.Equivalent(new Scope.EveryValidInput(domain.size(), Scope.Method.PROOF));
        for (int state = 0; state + 1 < steps(); state++) {
            RuleSet from = at(rising ? state : state + 1);
            RuleSet to = at(rising ? state + 1 : state);
            last = verifier.compare(Behaviour.of(from), Behaviour.of(both(from, to)));
            if (!(last instanceof Verdict.Equivalent)) {
                return last;
            }
        }
        return last;
    }

    private int steps() {
        Group own = domain.groups().get(group);
        return own instanceof Group.Thresholds thresholds ? thresholds.cuts() + 1 : own.states();
    }

    /** With the atoms of the column as they are in a state. */
    private RuleSet at(int state) {
        return new RuleSet(
                rules.atoms(),
                rules.auxiliaries().stream().map(own -> at(own, state)).toList(),
                rules.heads().stream().map(own -> at(own, state)).toList());
    }

    private Definition at(Definition definition, int state) {
        List<Rule> left = new ArrayList<>();
        for (Rule rule : definition.rules()) {
            if (rule instanceof Rule.AtLeast counted) {
                left.add(at(counted, state));
            } else if (rule.literals().stream().allMatch(literal -> !isOwn(literal) || holds(literal, state))) {
                left.add(new Rule.All(rule.literals().stream()
                        .filter(literal -> !isOwn(literal))
                        .toList()));
            }
        }
        return new Definition(left, definition.negated());
    }

    private Rule at(Rule.AtLeast rule, int state) {
        return new Rule.AtLeast(
                rule.terms().stream().filter(term -> !isOwn(term.literal())).toList(),
                rule.terms().stream()
                        .filter(term -> isOwn(term.literal()) && holds(term.literal(), state))
                        .map(Rule.Term::weight)
                        .reduce(rule.bound(), BigInteger::subtract));
    }

    private boolean isOwn(Literal literal) {
        int start = domain.start(group);
        return literal.atom() >= start
                && literal.atom() < start + domain.groups().get(group).atoms();
    }

    private boolean holds(Literal literal, int state) {
        return domain.groups().get(group).holds(state, literal.atom() - domain.start(group)) == literal.positive();
    }

    /** Outputs that hold in both programs. */
    private static RuleSet both(RuleSet one, RuleSet other) {
        int atoms = one.atoms();
        List<Definition> auxiliaries = new ArrayList<>(one.auxiliaries());
        int second = auxiliaries.size();
        IntUnaryOperator later = atom -> atom < atoms ? atom : atom + second;
        other.auxiliaries().forEach(own -> auxiliaries.add(renamed(own, later)));
        int heads = auxiliaries.size();
        auxiliaries.addAll(one.heads());
        other.heads().forEach(own -> auxiliaries.add(renamed(own, later)));
        List<Definition> each = IntStream.range(0, one.heads().size())
                .mapToObj(output -> Definition.of(List.of(Rule.all(
                        Literal.of(atoms + heads + output),
                        Literal.of(atoms + heads + one.heads().size() + output)))))
                .toList();
        return new RuleSet(atoms, auxiliaries, each);
    }

    private static Definition renamed(Definition definition, IntUnaryOperator names) {
        return new Definition(
                definition.rules().stream().map(rule -> renamed(rule, names)).toList(), definition.negated());
    }

    private static Rule renamed(Rule rule, IntUnaryOperator names) {
        if (rule instanceof Rule.AtLeast counted) {
            return new Rule.AtLeast(
                    counted.terms().stream()
                            .map(term -> new Rule.Term(renamed(term.literal(), names), term.weight()))
                            .toList(),
                    counted.bound());
        }
        return new Rule.All(
                rule.literals().stream().map(literal -> renamed(literal, names)).toList());
    }

    private static Literal renamed(Literal literal, IntUnaryOperator names) {
        return new Literal(names.applyAsInt(literal.atom()), literal.positive());
    }
}
