package dev.cleave.interchange.obligation;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An obligation in SMT-LIB 2.6: atoms are Booleans, sums are whole numbers. */
public final class SmtLibText {
    private final Obligation obligation;
    private final StringBuilder text = new StringBuilder();

    private SmtLibText(Obligation obligation) {
        this.obligation = obligation;
    }

    public static String of(Obligation obligation) {
        return new SmtLibText(obligation).text();
    }

    private String text() {
        text.append(
                "; unsat: the rules (r) and the network (n) answer the same on every valid input\n(set-logic QF_LIA)\n");
        for (int atom = 0; atom < obligation.domain().atoms(); atom++) {
            String words = obligation.words().atoms().get(atom).toString().replaceAll("\\p{Cntrl}", " ");
            text.append("(declare-const x")
                    .append(atom + 1)
                    .append(" Bool) ; ")
                    .append(words)
                    .append('\n');
        }
        for (int group = 0; group < obligation.domain().groups().size(); group++) {
            valid(obligation.domain().groups().get(group), obligation.domain().start(group) + 1);
        }
        define(obligation.rules(), "r");
        define(obligation.network(), "n");
        String same = IntStream.rangeClosed(1, obligation.rules().heads().size())
                .mapToObj(head -> "(= r_head" + head + " n_head" + head + ")")
                .collect(Collectors.joining(" "));
        return text.append("(assert (not (and true ")
                .append(same)
                .append(")))\n(check-sat)\n")
                .toString();
    }

    private void valid(Group group, int first) {
        List<String> states = new ArrayList<>();
        for (int state = 0; state < group.states() && !(group instanceof Group.Free); state++) {
            int own = state;
            states.add(IntStream.range(0, group.atoms())
                    .mapToObj(atom -> group.holds(own, atom) ? "x" + (first + atom) : "(not x" + (first + atom) + ")")
                    .collect(Collectors.joining(" ", "(and true ", ")")));
        }
        if (!states.isEmpty()) {
            text.append("(assert (or ").append(String.join(" ", states)).append("))\n");
        }
    }

    private void define(RuleSet rules, String side) {
        for (int i = 0; i < rules.auxiliaries().size(); i++) {
            define(side + "_aux" + (i + 1), rules.auxiliaries().get(i), rules, side);
        }
        for (int i = 0; i < rules.heads().size(); i++) {
            define(side + "_head" + (i + 1), rules.heads().get(i), rules, side);
        }
    }

    private void define(String name, Definition definition, RuleSet rules, String side) {
        String any = definition.rules().stream()
                .map(rule -> rule(rule, rules, side))
                .collect(Collectors.joining(" ", "(or false ", ")"));
        text.append("(define-fun ")
                .append(name)
                .append(" () Bool ")
                .append(definition.negated() ? "(not " + any + ")" : any)
                .append(")\n");
    }

    private static String rule(Rule rule, RuleSet rules, String side) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return atLeast(atLeast, rules, side);
        }
        if (rule instanceof Rule.Most most) {
            ClassTally tally = most.tally();
            return IntStream.range(0, tally.classes())
                    .filter(other -> other != most.output())
                    .mapToObj(other -> beats(tally, most.output(), other, rules, side))
                    .collect(Collectors.joining(" ", "(and true ", ")"));
        }
        return rule.literals().stream()
                .map(literal -> literal(literal, rules, side))
                .collect(Collectors.joining(" ", "(and true ", ")"));
    }

    /** The class before wins a tie. */
    private static String beats(ClassTally tally, int one, int other, RuleSet rules, String side) {
        return one < other
                ? atLeast(tally.atLeastAsMany(one, other), rules, side)
                : "(not " + atLeast(tally.atLeastAsMany(other, one), rules, side) + ")";
    }

    private static String atLeast(Rule.AtLeast rule, RuleSet rules, String side) {
        return rule.terms().stream()
                .map(term -> "(ite " + literal(term.literal(), rules, side) + " " + term.weight() + " 0)")
                .collect(Collectors.joining(" ", "(>= (+ 0 0 ", ") " + number(rule.bound()) + ")"));
    }

    private static String number(BigInteger number) {
        return number.signum() < 0 ? "(- " + number.negate() + ")" : number.toString();
    }

    private static String literal(Literal literal, RuleSet rules, String side) {
        int auxiliary = literal.atom() - rules.atoms();
        String name = auxiliary < 0 ? "x" + (literal.atom() + 1) : side + "_aux" + (auxiliary + 1);
        return literal.positive() ? name : "(not " + name + ")";
    }
}
