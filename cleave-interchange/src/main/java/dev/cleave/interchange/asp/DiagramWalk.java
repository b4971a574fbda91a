package dev.cleave.interchange.asp;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.verification.circuit.ThresholdDiagram;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** An at-least rule as a walk through its decision diagram, for languages without sums, or without such large ones. */
public record DiagramWalk(int root, List<Step> steps) {
    public static final int YES = ThresholdDiagram.YES;

    private static final int MOST_STEPS = 1_000_000;

    public DiagramWalk {
        steps = List.copyOf(steps);
    }

    /** From a node, where the literal holds, to a node; the rule fires where the walk ends in {@link #YES}. */
    public record Step(int from, Literal literal, int to) {}

    /** Throws {@link IllegalArgumentException} where the diagram would be too large. */
    public static DiagramWalk of(Rule.AtLeast rule) {
        List<Rule.Term> terms = rule.terms().stream()
                .sorted(Comparator.comparing(Rule.Term::weight).reversed())
                .toList();
        List<List<BigInteger>> levels = terms.stream()
                .map(term -> List.of(term.weight(), BigInteger.ZERO))
                .toList();
        ThresholdDiagram diagram = ThresholdDiagram.of(levels, rule.bound(), MOST_STEPS)
                .orElseThrow(() -> new IllegalArgumentException(
                        "a rule of " + terms.size() + " weights is too large to be written in steps; use plain rules"));
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < diagram.nodes().size(); i++) {
            ThresholdDiagram.Node node = diagram.nodes().get(i);
            Literal literal = terms.get(node.level()).literal();
            add(i + ThresholdDiagram.FIRST, literal, node.children().get(0), steps);
            add(i + ThresholdDiagram.FIRST, literal.negated(), node.children().get(1), steps);
        }
        return new DiagramWalk(diagram.root(), steps);
    }

    private static void add(int from, Literal literal, int to, List<Step> steps) {
        if (to != ThresholdDiagram.NO) {
            steps.add(new Step(from, literal, to));
        }
    }
}
