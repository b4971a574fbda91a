package dev.cleave.verification.circuit;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Choices, of each of which exactly one option holds; true where the weights of those add up to at least the bound. */
record WeightedThreshold(List<Choice> choices, BigInteger bound) {
    WeightedThreshold {
        choices = List.copyOf(choices);
    }

    /**
     * Literals of which exactly one holds, and what each adds.
     *
     * @param literals of a circuit
     */
    record Choice(List<Integer> literals, List<BigInteger> weights) {
        Choice {
            literals = List.copyOf(literals);
            weights = List.copyOf(weights);
        }

        /** A literal that adds its weight where it holds. */
        static Choice of(int literal, BigInteger weight) {
            return new Choice(List.of(literal, Circuit.not(literal)), List.of(weight, BigInteger.ZERO));
        }

        BigInteger least() {
            return weights.stream().reduce(BigInteger::min).orElseThrow();
        }

        /** The same where an option is known to hold: what it adds, whatever happens. */
        Choice settled() {
            int known = literals.indexOf(Circuit.TRUE);
            return known < 0 ? this : new Choice(List.of(Circuit.TRUE), List.of(weights.get(known)));
        }

        BigInteger most() {
            return weights.stream().reduce(BigInteger::max).orElseThrow();
        }

        Choice less(BigInteger amount) {
            return new Choice(
                    literals,
                    weights.stream().map(weight -> weight.subtract(amount)).toList());
        }
    }

    /** The same function: the least of every choice is 0, no choice is without effect, the greatest come first. */
    WeightedThreshold normal() {
        BigInteger rest = bound;
        List<Choice> kept = new ArrayList<>();
        for (Choice any : choices) {
            Choice choice = any.settled();
            rest = rest.subtract(choice.least());
            Choice less = choice.less(choice.least());
            if (less.most().signum() > 0) {
                kept.add(less);
            }
        }
        kept.sort(Comparator.comparing(Choice::most).reversed());
        return new WeightedThreshold(kept, rest);
    }

    /** A literal of the circuit that holds where this does. */
    int gate(Circuit circuit, int mostNodes) {
        WeightedThreshold normal = normal();
        List<List<BigInteger>> levels =
                normal.choices.stream().map(Choice::weights).toList();
        return ThresholdDiagram.of(levels, normal.bound, mostNodes)
                .map(diagram -> normal.gate(diagram, circuit))
                .orElseGet(() -> new Adder(circuit).atLeast(normal));
    }

    private int gate(ThresholdDiagram diagram, Circuit circuit) {
        List<Integer> gates = new ArrayList<>(List.of(Circuit.FALSE, Circuit.TRUE));
        for (ThresholdDiagram.Node node : diagram.nodes()) {
            gates.add(circuit.select(
                    choices.get(node.level()).literals(),
                    node.children().stream().map(gates::get).toList()));
        }
        return gates.get(diagram.root());
    }
}
