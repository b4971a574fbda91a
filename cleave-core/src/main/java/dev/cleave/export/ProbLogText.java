package dev.cleave.export;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.Activation;
import dev.cleave.model.Combinations;
import dev.cleave.model.NeuralDnf;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A hard network with classes as a ProbLog program (the paper's listings for NDNF-MT): a rule or more for each conjunction,
 * {@code conj(3) :- safety(low), \+ persons(more).}, and for each combination of conjunctions an annotated disjunction with the
 * probability of every class, {@code 0.8::class(acc); 0.2::class(good) :- conj(1), conj(3), \+ conj(2).} Bodies name the
 * conjunctions that don't hold, too, so that just one of them is true; a row whose combination is not among those that were
 * given has no class. A conjunction of several rules holds where not {@code none(3)} of them fires. See {@link AspText} for how atoms are written.
 */
public final class ProbLogText {
    private final NeuralDnf network;
    private final RuleSet rules;
    private final Vocabulary words;
    private final StringBuilder text = new StringBuilder();
    private int sums;

    private ProbLogText(NeuralDnf network, RuleSet rules, Vocabulary words) {
        this.network = network;
        this.rules = rules;
        this.words = words;
    }

    /**
     * Throws {@link IllegalArgumentException} where the network is soft or has no classes, or the rules are not its own.
     *
     * @param rules auxiliary k is the network's conjunction k
     * @param combinations those of given rows, or of all rows of the training
     */
    public static String of(NeuralDnf network, RuleSet rules, Vocabulary words, Combinations combinations) {
        words.require(rules);
        boolean fits = network.head().outputs() == rules.heads().size()
                && network.conjunctions().nodes() <= rules.auxiliaries().size();
        if (network.activation() != Activation.HARD || !network.head().isExclusive() || !fits) {
            throw new IllegalArgumentException(
                    "ProbLog needs a hard network with classes, and rules whose auxiliaries are its conjunctions");
        }
        ProbLogText program = new ProbLogText(network, rules, words);
        program.inputs();
        program.conjunctions();
        program.distributions(combinations);
        return program.text.toString();
    }

    /** The atoms of one row, as facts to be added to a program. */
    public static String facts(BitSet row, Vocabulary words) {
        return row.stream()
                .mapToObj(atom -> ProbLogAtoms.of(words.atoms().get(atom)) + ".\n")
                .collect(Collectors.joining());
    }

    /** How programs write an atom or a class. */
    public static String encode(Atom atom) {
        return ProbLogAtoms.of(atom);
    }

    private List<Definition> definitions() {
        return rules.auxiliaries().subList(0, network.conjunctions().nodes());
    }

    /** What each atom means, and a rule that fails for each predicate, as engines refuse one that nobody defines. */
    private void inputs() {
        BitSet used = new BitSet();
        definitions().forEach(definition -> used.or(definition.atoms()));
        List<Atom> atoms = used.stream().mapToObj(words.atoms()::get).toList();
        Stream.concat(atoms.stream(), words.heads().stream())
                .forEach(atom -> text.append("% ")
                        .append(ProbLogAtoms.of(atom))
                        .append(" means ")
                        .append(RuleText.oneLine(atom))
                        .append('\n'));
        atoms.stream().map(ProbLogAtoms::any).distinct().sorted().forEach(any -> line(any, List.of("fail")));
    }

    private void conjunctions() {
        for (int k = 0; k < definitions().size(); k++) {
            Definition definition = definitions().get(k);
            if (definition.negated()) {
                throw new IllegalArgumentException("a conjunction is not stated by its negation");
            }
            if (!isConstant(definition)) {
                define(k, definition.rules());
            }
        }
    }

    /** An engine goes through every proof, so that a conjunction has one, even where several of its rules fire. */
    private void define(int k, List<Rule> alternatives) {
        boolean single = alternatives.size() == 1;
        for (Rule rule : alternatives) {
            line(single ? ProbLogAtoms.conjunction(k) : ProbLogAtoms.some(k), body(rule));
        }
        if (!single) {
            line(ProbLogAtoms.none(k), List.of(signed(ProbLogAtoms.some(k), false)));
            line(ProbLogAtoms.conjunction(k), List.of(signed(ProbLogAtoms.none(k), false)));
        }
    }

    /** Without rules it never holds, with an empty one always. */
    private static boolean isConstant(Definition definition) {
        return definition.rules().stream().allMatch(rule -> rule.literals().isEmpty());
    }

    private List<String> body(Rule rule) {
        return rule instanceof Rule.AtLeast atLeast
                ? List.of(steps(atLeast))
                : rule.literals().stream().map(this::text).toList();
    }

    /** A goal that walks through the rule's diagram from its root; of the two ways on from a node one is open. */
    private String steps(Rule.AtLeast rule) {
        Walk walk = Walk.of(rule);
        int sum = ++sums;
        line(ProbLogAtoms.step(sum, Walk.YES), List.of());
        for (Walk.Step step : walk.steps()) {
            line(ProbLogAtoms.step(sum, step.from()), List.of(text(step.literal()), ProbLogAtoms.step(sum, step.to())));
        }
        return ProbLogAtoms.step(sum, walk.root());
    }

    private String text(Literal literal) {
        return signed(ProbLogAtoms.of(words.atoms().get(literal.atom())), literal.positive());
    }

    private static String signed(String atom, boolean positive) {
        return positive ? atom : "\\+ " + atom;
    }

    /** Combinations that differ in conjunctions that no class uses are one. */
    private void distributions(Combinations combinations) {
        Set<List<String>> said = new HashSet<>();
        for (BitSet combination : combinations.all()) {
            List<String> body = body(combination);
            if (said.add(body)) {
                line(distribution(combination), body);
            }
        }
    }

    private String distribution(BitSet combination) {
        double[] raw = Combinations.outputs(network, combination);
        List<BigDecimal> probabilities = Distribution.of(IntStream.range(0, raw.length)
                        .mapToDouble(output -> network.head().probability(raw, output))
                        .toArray())
                .probabilities();
        return IntStream.range(0, raw.length)
                .filter(output -> probabilities.get(output).signum() > 0)
                .mapToObj(output -> Distribution.text(probabilities.get(output)) + "::"
                        + ProbLogAtoms.of(words.heads().get(output)))
                .collect(Collectors.joining("; "));
    }

    /** Those that hold first; what never changes is not said. */
    private List<String> body(BitSet combination) {
        List<String> holding = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (int k = 0; k < definitions().size(); k++) {
            if (!isConstant(definitions().get(k))) {
                boolean holds = combination.get(k);
                (holds ? holding : others).add(signed(ProbLogAtoms.conjunction(k), holds));
            }
        }
        holding.addAll(others);
        return holding;
    }

    private void line(String head, List<String> body) {
        text.append(head)
                .append(body.isEmpty() ? "" : " :- ")
                .append(String.join(", ", body))
                .append(".\n");
    }
}
