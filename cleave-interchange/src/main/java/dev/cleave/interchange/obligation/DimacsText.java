package dev.cleave.interchange.obligation;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.verification.circuit.ThresholdDiagram;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An obligation as clauses of DIMACS: variable i is atom i, those after them are gates; sums are decision diagrams. */
public final class DimacsText {
    private static final int MOST_NODES = 1_000_000;

    private final Obligation obligation;
    private final List<String> clauses = new ArrayList<>();
    private final int yes;
    private int variables;

    private DimacsText(Obligation obligation) {
        this.obligation = obligation;
        this.variables = obligation.domain().atoms();
        this.yes = ++variables;
        clause(List.of(yes));
    }

    /** An {@link InputException} where a sum is too large to be written as clauses. */
    public static String of(Obligation obligation) {
        return new DimacsText(obligation).text();
    }

    private String text() {
        for (int group = 0; group < obligation.domain().groups().size(); group++) {
            valid(obligation.domain().groups().get(group), obligation.domain().start(group) + 1);
        }
        List<Integer> rules = heads(obligation.rules());
        List<Integer> network = heads(obligation.network());
        clause(IntStream.range(0, rules.size())
                .mapToObj(i -> xor(rules.get(i), network.get(i)))
                .toList());
        String words = IntStream.range(0, obligation.domain().atoms())
                .mapToObj(atom -> "c " + (atom + 1) + " is "
                        + obligation.words().atoms().get(atom).toString().replaceAll("\\p{Cntrl}", " ") + "\n")
                .collect(Collectors.joining());
        return "c unsatisfiable: the rules and the network answer the same on every valid input\n" + words + "p cnf "
                + variables + " " + clauses.size() + "\n" + String.join("", clauses);
    }

    private void valid(Group group, int first) {
        if (group instanceof Group.OneHot) {
            clause(IntStream.range(first, first + group.atoms()).boxed().toList());
            for (int i = first; i < first + group.atoms(); i++) {
                for (int j = i + 1; j < first + group.atoms(); j++) {
                    clause(List.of(-i, -j));
                }
            }
        } else if (group instanceof Group.Thresholds thresholds) {
            for (int i = first + 1; i < first + thresholds.cuts(); i++) {
                clause(List.of(-i, i - 1));
            }
            if (thresholds.missing()) {
                clause(List.of(-first, -(first + thresholds.cuts())));
            }
        }
    }

    private List<Integer> heads(RuleSet rules) {
        List<Integer> known =
                new ArrayList<>(IntStream.rangeClosed(1, rules.atoms()).boxed().toList());
        rules.auxiliaries().forEach(auxiliary -> known.add(gate(auxiliary, known)));
        return rules.heads().stream().map(head -> gate(head, known)).toList();
    }

    private int gate(Definition definition, List<Integer> known) {
        int any =
                -and(definition.rules().stream().map(rule -> -gate(rule, known)).toList());
        return definition.negated() ? -any : any;
    }

    private int gate(Rule rule, List<Integer> known) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return sum(atLeast, known);
        }
        if (rule instanceof Rule.Most most) {
            ClassTally tally = most.tally();
            return and(IntStream.range(0, tally.classes())
                    .filter(other -> other != most.output())
                    .mapToObj(other -> most.output() < other
                            ? sum(tally.atLeastAsMany(most.output(), other), known)
                            : -sum(tally.atLeastAsMany(other, most.output()), known))
                    .toList());
        }
        return and(rule.literals().stream()
                .map(literal -> variable(literal, known))
                .toList());
    }

    private int sum(Rule.AtLeast rule, List<Integer> known) {
        List<Rule.Term> terms = rule.terms().stream()
                .sorted(Comparator.comparing(Rule.Term::weight).reversed())
                .toList();
        List<List<BigInteger>> levels = terms.stream()
                .map(term -> List.of(term.weight(), BigInteger.ZERO))
                .toList();
        ThresholdDiagram diagram = ThresholdDiagram.of(levels, rule.bound(), MOST_NODES)
                .orElseThrow(() -> new InputException(
                        SourceLocation.unknown(),
                        "a sum of " + terms.size() + " weights is too large for clauses; use --as smtlib"));
        List<Integer> nodes = new ArrayList<>(List.of(-yes, yes)); // NO, YES
        for (ThresholdDiagram.Node node : diagram.nodes()) {
            int literal = variable(terms.get(node.level()).literal(), known);
            nodes.add(choice(
                    literal,
                    nodes.get(node.children().get(0)),
                    nodes.get(node.children().get(1))));
        }
        return nodes.get(diagram.root());
    }

    private static int variable(Literal literal, List<Integer> known) {
        int variable = known.get(literal.atom());
        return literal.positive() ? variable : -variable;
    }

    private int choice(int literal, int then, int otherwise) {
        int gate = ++variables;
        clause(List.of(-literal, -gate, then));
        clause(List.of(-literal, gate, -then));
        clause(List.of(literal, -gate, otherwise));
        clause(List.of(literal, gate, -otherwise));
        return gate;
    }

    private int xor(int one, int other) {
        return choice(one, -other, other);
    }

    private int and(List<Integer> all) {
        int gate = ++variables;
        List<Integer> back = new ArrayList<>(List.of(gate));
        for (int one : all) {
            clause(List.of(-gate, one));
            back.add(-one);
        }
        clause(back);
        return gate;
    }

    private void clause(List<Integer> literals) {
        clauses.add(literals.stream().map(Object::toString).collect(Collectors.joining(" ", "", " 0\n")));
    }
}
