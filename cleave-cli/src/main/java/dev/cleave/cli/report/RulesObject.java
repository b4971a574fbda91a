package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.cli.command.EvidenceRows;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.util.List;

/**
 * Rules for machines: {@code auxiliaries} and {@code heads}, each with its {@code rules}; a rule has its {@code text}, its
 * {@code literals} and, where it is an at-least rule, {@code atLeast} and {@code weights}; {@code evidence} has how it stands
 * on rows. Classes whose {@code points} decide have these once for all of them.
 */
public record RulesObject(Vocabulary words, RuleSet rules, EvidenceRows evidence) {
    public ObjectNode json() {
        return write(JsonMapper.builder().build().createObjectNode());
    }

    ObjectNode write(ObjectNode root) {
        ArrayNode auxiliaries = root.putArray("auxiliaries");
        for (int i = 0; i < rules.auxiliaries().size(); i++) {
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
        rule.literals().forEach(literal -> literals.add(RuleText.body(new Rule.All(List.of(literal)), rules, words)));
        if (rule instanceof Rule.AtLeast atLeast) {
            to.put("atLeast", atLeast.bound());
            ArrayNode weights = to.putArray("weights");
            atLeast.terms().forEach(term -> weights.add(term.weight()));
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
