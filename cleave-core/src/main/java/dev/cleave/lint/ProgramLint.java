package dev.cleave.lint;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.lint.Finding.Kind;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What is odd about rules in themselves, on all valid inputs, by proof; what could not be decided in time is not said. */
final class ProgramLint {
    private final RuleSet rules;
    private final Encoding encoding;
    private final Vocabulary words;
    private final Verifier verifier;
    private final boolean isByPoints; // of classes: what people read are the conditions, which are auxiliaries

    ProgramLint(Model model, Budget budget) {
        this.rules = model.rules();
        this.encoding = model.encoding();
        this.isByPoints = rules.tally().isPresent() || model.hasClassPoints();
        this.words = Vocabulary.of(encoding);
        this.verifier = new Verifier(encoding.domain(), budget);
    }

    List<Finding> findings() {
        List<Finding> found = new ArrayList<>();
        for (int i : UsedConditions.of(rules)) {
            if (isNever(rules.auxiliaries().get(i))) {
                found.add(new Finding(Kind.NEVER_FIRES, condition(i), "no valid input meets this condition"));
            }
        }
        for (int output = 0; output < rules.heads().size(); output++) {
            addHead(output, found);
        }
        if (encoding.target().exclusive() && rules.tally().isEmpty()) {
            addContradictions(found);
        }
        return found;
    }

    private void addHead(int output, List<Finding> found) {
        Definition head = rules.heads().get(output);
        if (isNever(head)) {
            found.add(new Finding(Kind.NEVER_SAID, words.name(output), "is said of no valid input"));
        }
        for (int r = 0; r < head.rules().size() && !isByPoints && head.rules().size() > 1; r++) {
            String subject =
                    words.name(output) + " if " + RuleText.body(head.rules().get(r), rules, words);
            if (isNever(Definition.of(List.of(head.rules().get(r))))) {
                found.add(new Finding(Kind.NEVER_FIRES, subject, "no valid input meets it"));
            } else if (isSame(head, without(head, r))) {
                found.add(new Finding(Kind.IMPLIED, subject, "the other rules say the same without it"));
            }
        }
    }

    private static Definition without(Definition head, int index) {
        List<Rule> others = new ArrayList<>(head.rules());
        others.remove(index);
        return new Definition(others, head.negated());
    }

    private void addContradictions(List<Finding> found) {
        int first = rules.atoms() + rules.auxiliaries().size();
        for (int one = 0; one < rules.heads().size(); one++) {
            for (int other = one + 1; other < rules.heads().size(); other++) {
                List<Definition> auxiliaries = new ArrayList<>(rules.auxiliaries());
                auxiliaries.add(rules.heads().get(one));
                auxiliaries.add(rules.heads().get(other));
                Rule both = Rule.all(Literal.of(first), Literal.of(first + 1));
                RuleSet together = new RuleSet(rules.atoms(), auxiliaries, List.of(Definition.of(List.of(both))));
                if (differs(together, only(Definition.of(List.of())))) {
                    found.add(new Finding(
                            Kind.CONTRADICTION,
                            words.name(one) + " and " + words.name(other),
                            "both are said of some inputs; the first of them is what predict says"));
                }
            }
        }
    }

    private String condition(int auxiliary) {
        return rules.auxiliaries().get(auxiliary).rules().stream()
                .map(rule -> RuleText.body(rule, rules, words))
                .collect(Collectors.joining(" or "));
    }

    private boolean isNever(Definition definition) {
        return isSame(definition, Definition.of(List.of()));
    }

    private boolean isSame(Definition one, Definition other) {
        return verifier.compare(Behaviour.of(only(one)), Behaviour.of(only(other))) instanceof Verdict.Equivalent;
    }

    private boolean differs(RuleSet one, RuleSet other) {
        return verifier.compare(Behaviour.of(one), Behaviour.of(other)) instanceof Verdict.Differs;
    }

    private RuleSet only(Definition definition) {
        return new RuleSet(rules.atoms(), rules.auxiliaries(), List.of(definition));
    }
}
