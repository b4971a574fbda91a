package dev.cleave.verification.circuit;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.verification.TooManyClasses;
import dev.cleave.verification.circuit.WeightedThreshold.Choice;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A rule set as gates; an auxiliary becomes a gate when the first rule asks for it. */
public final class RuleGates implements Gates {
    private static final long MOST_COMPARED = 1 << 16; // conditions in all comparisons of classes together

    private final RuleSet rules;
    private final InputGates inputs;
    private final Circuit circuit;
    private final int mostNodes;
    private final Map<Integer, Integer> auxiliaries = new TreeMap<>();
    private final Map<Integer, Integer> pairs =
            new TreeMap<>(); // of the one tally, by one x classes + other, one before other

    public RuleGates(RuleSet rules, InputGates inputs, int mostNodes) {
        this.rules = rules;
        this.inputs = inputs;
        this.circuit = inputs.circuit();
        this.mostNodes = mostNodes;
    }

    @Override
    public int head(int output) {
        return gate(rules.heads().get(output));
    }

    private int gate(Definition definition) {
        int any = circuit.or(definition.rules().stream().map(this::gate).toList());
        return definition.negated() ? Circuit.not(any) : any;
    }

    private int gate(Rule rule) {
        if (rule instanceof Rule.Most most) {
            return beatsAll(most);
        }
        return rule instanceof Rule.AtLeast atLeast
                ? new WeightedThreshold(choices(atLeast), atLeast.bound()).gate(circuit, mostNodes)
                : circuit.and(rule.literals().stream().map(this::gate).toList());
    }

    private int beatsAll(Rule.Most most) {
        ClassTally tally = most.tally();
        long pairs = (long) tally.classes() * (tally.classes() - 1) / 2;
        if (pairs * tally.conditions().size() > MOST_COMPARED) {
            throw new TooManyClasses();
        }
        return circuit.and(IntStream.range(0, tally.classes())
                .filter(other -> other != most.output())
                .mapToObj(other -> beats(tally, most.output(), other))
                .toList());
    }

    /** The class before wins a tie. */
    private int beats(ClassTally tally, int one, int other) {
        int before = Math.min(one, other);
        int after = Math.max(one, other);
        Integer known = pairs.get(before * tally.classes() + after);
        int gate = known == null ? gate(tally.atLeastAsMany(before, after)) : known;
        pairs.put(before * tally.classes() + after, gate);
        return one == before ? gate : Circuit.not(gate);
    }

    @Override
    public Optional<ClassTally> tally() {
        return rules.tally().map(tally -> new TallyGates(tally.start(), tally.conditions(), this::gate).tally());
    }

    private int gate(Literal literal) {
        int gate = literal.atom() < rules.atoms()
                ? inputs.atom(literal.atom())
                : auxiliary(literal.atom() - rules.atoms());
        return literal.positive() ? gate : Circuit.not(gate);
    }

    @Override
    public int auxiliaries() {
        return rules.auxiliaries().size();
    }

    @Override
    public void replace(int index, int literal) {
        auxiliaries.put(index, literal);
    }

    @Override
    public int auxiliary(int index) {
        Integer known = auxiliaries.get(index);
        if (known != null) {
            return known;
        }
        int gate = gate(rules.auxiliaries().get(index));
        auxiliaries.put(index, gate);
        return gate;
    }

    /** One for each group of atoms, whose states are all that its atoms can be together, and one for each auxiliary. */
    private List<Choice> choices(Rule.AtLeast rule) {
        List<Choice> choices = new ArrayList<>();
        Map<Integer, List<Rule.Term>> byGroup = new TreeMap<>();
        for (Rule.Term term : rule.terms()) {
            int atom = term.literal().atom();
            if (atom < rules.atoms()) {
                byGroup.computeIfAbsent(inputs.domain().groupOf(atom), group -> new ArrayList<>())
                        .add(term);
            } else {
                choices.add(Choice.of(gate(term.literal()), term.weight()));
            }
        }
        byGroup.forEach((group, terms) -> choices.add(choice(group, terms)));
        return choices;
    }

    private Choice choice(int group, List<Rule.Term> terms) {
        List<Integer> states = inputs.states(group);
        return new Choice(
                states,
                IntStream.range(0, states.size())
                        .mapToObj(state -> sum(group, state, terms))
                        .toList());
    }

    private BigInteger sum(int group, int state, List<Rule.Term> terms) {
        int start = inputs.domain().start(group);
        return terms.stream()
                .filter(term -> inputs.domain()
                                .groups()
                                .get(group)
                                .holds(state, term.literal().atom() - start)
                        == term.literal().positive())
                .map(Rule.Term::weight)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }
}
