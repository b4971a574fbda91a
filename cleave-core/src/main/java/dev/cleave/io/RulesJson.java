package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.List;

/** Rules in the model file: literals by the index of their atom, {@code -1 - index} where negated. */
final class RulesJson {
    private static final String TALLY = "tally";

    private RulesJson() {}

    static void write(RuleSet rules, ObjectNode to) {
        to.put("atoms", rules.atoms());
        ArrayNode auxiliaries = to.putArray("auxiliaries");
        rules.auxiliaries().forEach(definition -> write(definition, auxiliaries.addObject()));
        if (rules.tally().isPresent()) { // since 1.4
            TallyJson.write(rules.tally().get(), to.putObject(TALLY));
            return;
        }
        ArrayNode heads = to.putArray("heads");
        rules.heads().forEach(definition -> write(definition, heads.addObject()));
    }

    static RuleSet read(JsonFields from) {
        int atoms = from.count("atoms");
        List<Definition> auxiliaries = from.list("auxiliaries", RulesJson::definition);
        return from.has(TALLY)
                ? RuleSet.ofTally(atoms, auxiliaries, TallyJson.read(from.object(TALLY)))
                : new RuleSet(atoms, auxiliaries, from.list("heads", RulesJson::definition));
    }

    private static void write(Definition definition, ObjectNode to) {
        to.put("negated", definition.negated());
        ArrayNode rules = to.putArray("rules");
        definition.rules().forEach(rule -> write(rule, rules.addObject()));
    }

    private static Definition definition(JsonFields from) {
        return new Definition(from.list("rules", RulesJson::rule), from.truth("negated"));
    }

    private static void write(Rule rule, ObjectNode to) {
        if (rule instanceof Rule.Most) {
            throw new IllegalArgumentException(
                    "one class that is compared with all others, and these are not in the program");
        }
        ArrayNode literals = to.putArray("literals");
        rule.literals().forEach(literal -> literals.add(code(literal)));
        if (rule instanceof Rule.AtLeast atLeast) {
            to.put("atLeast", atLeast.bound());
            ArrayNode weights = to.putArray("weights");
            atLeast.terms().forEach(term -> weights.add(term.weight()));
        }
    }

    private static Rule rule(JsonFields from) {
        var literals = from.wholes("literals").stream().map(RulesJson::literal).toList();
        if (!from.has("atLeast")) {
            return new Rule.All(literals);
        }
        var weights = from.wholes("weights");
        if (weights.size() != literals.size()) {
            throw from.wrong("a rule with a weight for each literal");
        }
        var terms = new java.util.ArrayList<Rule.Term>();
        for (int i = 0; i < weights.size(); i++) {
            terms.add(new Rule.Term(literals.get(i), weights.get(i)));
        }
        return new Rule.AtLeast(terms, from.big("atLeast"));
    }

    private static int code(Literal literal) {
        return literal.positive() ? literal.atom() : -1 - literal.atom();
    }

    private static Literal literal(BigInteger code) {
        int value = code.intValueExact();
        return value >= 0 ? Literal.of(value) : Literal.not(-1 - value);
    }
}
