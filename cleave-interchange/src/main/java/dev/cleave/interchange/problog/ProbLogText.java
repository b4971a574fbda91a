package dev.cleave.interchange.problog;

import dev.cleave.interchange.asp.AspText;
import dev.cleave.interchange.asp.DiagramWalk;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.Head;
import dev.cleave.network.exact.ConjunctionCombinations;
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
 * given has no class. The most probable class is the network's answer, of equals too. A conjunction of several rules holds where
 * not {@code none(3)} of them fires. Rules of classes that are no network's are a program without probabilities. See {@link AspText}
 * for how atoms are written.
 */
public final class ProbLogText {
    private static final String NOT = "\\+ ";

    private final RuleSet rules;
    private final int conjunctions; // the auxiliaries that are written
    private final Vocabulary words;
    private final StringBuilder text = new StringBuilder();
    private int sums;

    private ProbLogText(RuleSet rules, int conjunctions, Vocabulary words) {
        this.rules = rules;
        this.conjunctions = conjunctions;
        this.words = words;
    }

    /**
     * Throws {@link IllegalArgumentException} where the network has no classes, or the rules are not its own.
     *
     * @param rules auxiliary k is the network's conjunction k
     * @param combinations those of given rows, or of all rows of the training
     */
    public static String of(
            HardNetwork network, RuleSet rules, Vocabulary words, ConjunctionCombinations combinations) {
        words.require(rules);
        boolean fits = network.head().outputs() == rules.heads().size()
                && network.conjunctions().nodes() <= rules.auxiliaries().size();
        if (!network.head().isExclusive() || !fits) {
            throw new IllegalArgumentException(
                    "ProbLog needs a network with classes, and rules whose auxiliaries are its conjunctions");
        }
        ProbLogText program = new ProbLogText(rules, network.conjunctions().nodes(), words);
        program.inputs(program.definitions());
        program.conjunctions(false);
        program.distributions(network, combinations);
        return program.text.toString();
    }

    /**
     * Rules alone: each class is certain where they say so, and impossible elsewhere; an {@link IllegalArgumentException} where classes have
     * points.
     */
    public static String of(RuleSet rules, Vocabulary words) {
        words.require(rules);
        ProbLogText program = new ProbLogText(rules, rules.auxiliaries().size(), words);
        program.inputs(Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .toList());
        program.conjunctions(true);
        program.classes();
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
        return rules.auxiliaries().subList(0, conjunctions);
    }

    /** What each atom means, and a rule that fails for each predicate, as engines refuse one that nobody defines. */
    private void inputs(List<Definition> definitions) {
        BitSet used = new BitSet();
        definitions.forEach(definition -> used.or(definition.atoms()));
        List<Atom> atoms =
                used.get(0, rules.atoms()).stream().mapToObj(words.atoms()::get).toList();
        Stream.concat(atoms.stream(), words.heads().stream())
                .forEach(atom -> text.append("% ")
                        .append(ProbLogAtoms.of(atom))
                        .append(" means ")
                        .append(atom)
                        .append('\n'));
        atoms.stream().map(ProbLogAtoms::any).distinct().sorted().forEach(any -> line(any, List.of("fail")));
    }

    /** @param constants whether those are written that always or never hold */
    private void conjunctions(boolean constants) {
        for (int k = 0; k < conjunctions; k++) {
            Definition definition = definitions().get(k);
            if (!isConstant(definition)) {
                define(ProbLogAtoms.conjunction(k), k, definition);
            } else if (constants) {
                line(ProbLogAtoms.conjunction(k), holds(definition));
            }
        }
    }

    private void classes() {
        for (int output = 0; output < rules.heads().size(); output++) {
            String name = ProbLogAtoms.of(words.heads().get(output));
            Definition head = rules.heads().get(output);
            if (isConstant(head)) {
                line(name, holds(head));
            } else {
                define(name, conjunctions + output, head);
            }
        }
    }

    /** An engine goes through every proof, so that a head has one, even where several of its rules fire. */
    private void define(String head, int k, Definition definition) {
        boolean isOne = definition.rules().size() == 1 && !definition.negated();
        for (Rule rule : definition.rules()) {
            line(isOne ? head : ProbLogAtoms.some(k), isOne ? body(rule) : alternative(body(rule)));
        }
        if (!isOne) {
            line(ProbLogAtoms.none(k), List.of(signed(ProbLogAtoms.some(k), false)));
            line(head, List.of(signed(ProbLogAtoms.none(k), definition.negated())));
        }
    }

    /** 2P-Kt loses other clauses of a goal where the body of one is a negation and nothing else. */
    private static List<String> alternative(List<String> body) {
        return body.size() == 1 && body.get(0).startsWith(NOT) ? List.of("true", body.get(0)) : body;
    }

    private static List<String> holds(Definition constant) {
        return constant.holds(new BitSet()) ? List.of() : List.of("fail");
    }

    /** Without rules it never holds, with an empty one always. */
    private static boolean isConstant(Definition definition) {
        return definition.rules().stream().allMatch(rule -> rule.literals().isEmpty());
    }

    private List<String> body(Rule rule) {
        if (rule instanceof Rule.Most) {
            throw new IllegalArgumentException("ProbLog has no sums to compare the points of classes by; write ASP");
        }
        return rule instanceof Rule.AtLeast atLeast
                ? List.of(steps(atLeast))
                : rule.literals().stream().map(this::text).toList();
    }

    /** A goal that walks through the rule's diagram from its root; of the two ways on from a node one is open. */
    private String steps(Rule.AtLeast rule) {
        DiagramWalk walk = DiagramWalk.of(rule);
        int sum = ++sums;
        line(ProbLogAtoms.step(sum, DiagramWalk.YES), List.of());
        for (DiagramWalk.Step step : walk.steps()) {
            line(ProbLogAtoms.step(sum, step.from()), List.of(text(step.literal()), ProbLogAtoms.step(sum, step.to())));
        }
        return ProbLogAtoms.step(sum, walk.root());
    }

    private String text(Literal literal) {
        int auxiliary = literal.atom() - rules.atoms();
        String name = auxiliary < 0
                ? ProbLogAtoms.of(words.atoms().get(literal.atom()))
                : ProbLogAtoms.conjunction(auxiliary);
        return signed(name, literal.positive());
    }

    private static String signed(String atom, boolean positive) {
        return positive ? atom : NOT + atom;
    }

    /** Combinations that differ in conjunctions that no class uses are one. */
    private void distributions(HardNetwork network, ConjunctionCombinations combinations) {
        Set<List<String>> said = new HashSet<>();
        for (BitSet combination : combinations.all()) {
            List<String> body = body(combination);
            if (said.add(body)) {
                line(distribution(network, combination), body);
            }
        }
    }

    private String distribution(HardNetwork network, BitSet combination) {
        double[] raw = ConjunctionCombinations.outputs(network, combination);
        List<BigDecimal> probabilities = Distribution.of(
                        network.head().probabilities(raw), Head.largest(raw, raw.length))
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
