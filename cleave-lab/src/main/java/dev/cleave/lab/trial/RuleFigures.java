package dev.cleave.lab.trial;

import dev.cleave.LabelRules;
import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.rules.Polish;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is measured of rules and of the networks they come from. */
record RuleFigures(Encoding encoding, RuleSet rules, Ledger ledger) {
    private static final Map<String, Figure> STAGES =
            Map.of("soft", Figure.SOFT_F1, "hard", Figure.HARD_F1, "pruned", Figure.PRUNED_F1, "rules", Figure.F1);

    static Map<Figure, Double> of(Learned learned) {
        return new RuleFigures(
                        learned.encoding(), learned.rules(), learned.model().ledger())
                .all();
    }

    static Map<Figure, Double> of(LabelRules found) {
        return new RuleFigures(found.encoding(), found.rules(), found.ledger()).all();
    }

    private Map<Figure, Double> all() {
        Map<Figure, Double> figures = new EnumMap<>(Figure.class);
        for (Stage stage : ledger.stages()) {
            ledger.f1(stage, RowPart.TEST)
                    .ifPresent(f1 -> figures.put(STAGES.getOrDefault(stage.name(), Figure.F1), f1));
            if (stage.hasRules()) {
                figures.putAll(size(stage.size()));
            }
        }
        plain().ifPresent(plain -> {
            figures.put(Figure.PLAIN_RULES, (double) plain.rules());
            figures.put(Figure.PLAIN_LONGEST, (double) plain.maxLength());
            figures.put(Figure.PLAIN_AVERAGE, (double) plain.literals() / Math.max(1, plain.rules()));
        });
        return figures;
    }

    static Map<Figure, Double> size(RuleSize size) {
        return Map.of(
                Figure.RULES, (double) size.rules(),
                Figure.LONGEST, (double) size.maxLength(),
                Figure.AVERAGE, (double) size.literals() / Math.max(1, size.rules()));
    }

    /** At-least rules written out; empty of classes and points, and where they are too many. */
    private Optional<RuleSet> plain() {
        if (ledger.task() == Task.MULTICLASS || !rules.auxiliaries().isEmpty()) {
            return Optional.empty();
        }
        Polish polish = new Polish(encoding.domain(), Budget.unlimited());
        List<Optional<Definition>> heads = rules.heads().stream()
                .map(head -> isPlain(head) ? Optional.of(head) : polish.plain(head))
                .toList();
        return heads.stream().allMatch(Optional::isPresent)
                ? Optional.of(new RuleSet(
                        rules.atoms(),
                        rules.auxiliaries(),
                        heads.stream().map(Optional::orElseThrow).toList()))
                : Optional.empty();
    }

    private static boolean isPlain(Definition head) {
        return head.rules().stream().allMatch(rule -> rule instanceof Rule.All);
    }
}
