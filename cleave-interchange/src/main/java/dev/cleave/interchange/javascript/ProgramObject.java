package dev.cleave.interchange.javascript;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Rules over numbered atoms; points are numbers where doubles add them up exactly, else texts. */
final class ProgramObject {
    private static final BigInteger EXACT = BigInteger.ONE.shiftLeft(53);

    private final UsedAtoms atoms;
    private final List<ClassTally> tallies;

    ProgramObject(RuleSet rules, UsedAtoms atoms) {
        this.atoms = atoms;
        this.tallies = new ArrayList<>(rules.heads().stream()
                .flatMap(head -> head.rules().stream())
                .filter(Rule.Most.class::isInstance)
                .map(rule -> ((Rule.Most) rule).tally())
                .distinct()
                .toList());
    }

    void write(Definition definition, ObjectNode to) {
        to.put("negated", definition.negated());
        ArrayNode rules = to.putArray("rules");
        definition.rules().forEach(rule -> write(rule, rules.addObject()));
    }

    void write(Rule rule, ObjectNode to) {
        if (rule instanceof Rule.Most most) {
            to.put("most", most.output()).put("tally", tallies.indexOf(most.tally()));
        } else if (rule instanceof Rule.AtLeast counting) {
            boolean isExact = counting.total().compareTo(EXACT) < 0
                    && counting.bound().abs().compareTo(EXACT) < 0;
            ArrayNode terms = to.putArray("terms");
            for (Rule.Term term : counting.terms()) {
                add(term.weight(), isExact, terms.addArray().add(atoms.signed(term.literal())));
            }
            if (isExact) {
                to.put("bound", counting.bound().longValueExact());
            } else {
                to.put("bound", counting.bound().toString());
            }
        } else {
            ArrayNode all = to.putArray("all");
            rule.literals().forEach(literal -> all.add(atoms.signed(literal)));
        }
    }

    void writeTallies(ArrayNode to) {
        tallies.forEach(tally -> write(tally, to.addObject()));
    }

    private void write(ClassTally tally, ObjectNode to) {
        boolean isExact = Stream.concat(
                                tally.start().stream(),
                                tally.conditions().stream()
                                        .flatMap(condition -> condition.gains().stream())
                                        .map(ClassTally.Gain::points))
                        .map(BigInteger::abs)
                        .reduce(BigInteger.ZERO, BigInteger::add)
                        .compareTo(EXACT)
                < 0;
        ArrayNode start = to.putArray("start");
        tally.start().forEach(points -> add(points, isExact, start));
        ArrayNode gains = to.putArray("gains");
        for (ClassTally.Condition condition : tally.conditions()) {
            ArrayNode own = gains.addArray().add(atoms.number(condition.atom())).addArray();
            condition
                    .gains()
                    .forEach(gain -> add(gain.points(), isExact, own.addArray().add(gain.output())));
        }
    }

    private static void add(BigInteger points, boolean isExact, ArrayNode to) {
        if (isExact) {
            to.add(points.longValueExact());
        } else {
            to.add(points.toString());
        }
    }
}
