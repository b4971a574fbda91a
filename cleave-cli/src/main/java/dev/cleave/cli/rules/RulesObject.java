package dev.cleave.cli.rules;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.BitSet;
import java.util.List;

/**
 * Rules for machines: {@code auxiliaries} and {@code heads}, each with its {@code rules}; a rule has its {@code text}, its
 * {@code literals}, each with its {@code column}, what it asks ({@code is}: equal, above, after, true, missing) and of which {@code value},
 * and, where it is an at-least rule, {@code atLeast} and {@code weights}; {@code evidence} has how it stands on rows. Classes whose
 * {@code points} decide have these once for all of them. Auxiliaries that nothing refers to are left out (docs/schema/rules.json).
 */
public record RulesObject(Vocabulary words, RuleSet rules, EvidenceRows evidence) {
    public ObjectNode json() {
        return write(JsonMapper.builder().build().createObjectNode());
    }

    public ObjectNode write(ObjectNode root) {
        ArrayNode auxiliaries = root.putArray("auxiliaries");
        BitSet used = RuleText.used(rules);
        for (int i = used.nextSetBit(0); i >= 0; i = used.nextSetBit(i + 1)) {
            ObjectNode to = auxiliaries.addObject().put("name", RuleText.auxiliary(i, words));
            write(rules.auxiliaries().get(i), to);
        }
        rules.tally().ifPresent(tally -> write(tally, root.putObject("points")));
        ArrayNode heads = root.putArray("heads");
        for (int i = 0; i < rules.heads().size(); i++) {
            ObjectNode to = heads.addObject().put("name", words.name(i));
            addEvidence(i, write(rules.heads().get(i), to));
        }
        return root;
    }

    private ArrayNode write(Definition definition, ObjectNode to) {
        to.put("negated", definition.negated());
        ArrayNode list = to.putArray("rules");
        definition.rules().forEach(rule -> write(rule, list.addObject()));
        return list;
    }

    private void write(Rule rule, ObjectNode to) {
        to.put("text", RuleText.body(rule, rules, words));
        if (rule instanceof Rule.Most) {
            return;
        }
        ArrayNode literals = to.putArray("literals");
        rule.literals().forEach(literal -> write(literal, literals.addObject()));
        if (rule instanceof Rule.AtLeast atLeast) {
            to.put("atLeast", atLeast.bound());
            ArrayNode weights = to.putArray("weights");
            atLeast.terms().forEach(term -> weights.add(term.weight()));
        }
    }

    private void write(Literal literal, ObjectNode to) {
        to.put("text", RuleText.body(new Rule.All(List.of(literal)), rules, words));
        to.put("negated", !literal.positive());
        if (literal.atom() >= rules.atoms()) {
            to.put("auxiliary", RuleText.auxiliary(literal.atom() - rules.atoms(), words));
            return;
        }
        Atom atom = words.atoms().get(literal.atom());
        to.put("column", atom.column());
        if (atom instanceof Atom.Is equal) {
            to.put("is", "equal").put("value", equal.value());
        } else if (atom instanceof Atom.Above above) {
            to.put("is", "above").put("value", above.threshold());
        } else if (atom instanceof Atom.After after) {
            to.put("is", "after").put("value", after.value());
        } else {
            to.put("is", atom instanceof Atom.Missing ? "missing" : "true");
        }
    }

    private void write(ClassTally tally, ObjectNode to) {
        ObjectNode start = to.putObject("start");
        for (int output = 0; output < tally.classes(); output++) {
            start.put(words.name(output), tally.start().get(output));
        }
        ArrayNode conditions = to.putArray("conditions");
        for (ClassTally.Condition condition : tally.conditions()) {
            Rule alone = Rule.all(Literal.of(condition.atom()));
            ObjectNode points = conditions
                    .addObject()
                    .put("if", RuleText.body(alone, rules, words))
                    .putObject("points");
            condition.gains().forEach(gain -> points.put(words.name(gain.output()), gain.points()));
        }
    }

    private void addEvidence(int head, ArrayNode list) {
        for (int i = 0; i < list.size(); i++) {
            evidence.write(head, i, (ObjectNode) list.get(i));
        }
    }
}
