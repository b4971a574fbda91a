package dev.cleave.lab.trial;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.data.Labelled;
import dev.cleave.data.Split;
import dev.cleave.data.Task;
import dev.cleave.extraction.Polish;
import dev.cleave.ledger.Ledger;
import dev.cleave.ledger.Part;
import dev.cleave.ledger.Size;
import dev.cleave.ledger.Stage;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.training.TrainingListener;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * This program.
 *
 * @param settings what is changed of how it learns from a table that nobody has tuned it for
 */
public record Cleave(String key, UnaryOperator<LearnOptions> settings) implements Contender {
    private static final Map<String, Figure> STAGES =
            Map.of("soft", Figure.SOFT_F1, "hard", Figure.HARD_F1, "pruned", Figure.PRUNED_F1, "rules", Figure.F1);

    /** As it is. */
    public static Cleave unchanged() {
        return new Cleave("cleave", UnaryOperator.identity());
    }

    @Override
    public boolean isBaseline() {
        return false;
    }

    @Override
    public Result learn(DataSet set, Labelled data, Split split, long seed, Budget budget) {
        LearnOptions options = LearnOptions.defaults()
                .withSeed(seed)
                .withThreads(1)
                .withEncoding(set.named().preparation().encoding());
        Learned learned = new Learner(settings.apply(options)).learn(data, split, budget, TrainingListener.NONE);
        Map<Figure, Double> figures = figures(learned);
        Map<String, Boolean> genes = set.network()
                .map(network -> Genes.same(network.load(), learned))
                .orElse(Map.of());
        if (!genes.isEmpty()) {
            figures.put(Figure.GENES, Genes.share(genes));
        }
        RuleWords words = RuleWords.of(learned);
        return new Result(figures, genes, words.verdict(), note(learned, budget), words.lines(data.table()));
    }

    static String note(Learned learned, Budget budget) {
        return learned.wasCutShort()
                ? "the time limit ended training early"
                : budget.isExhausted() ? "the time limit ended the search for rules early" : "";
    }

    static Map<Figure, Double> figures(Learned learned) {
        Map<Figure, Double> figures = new EnumMap<>(Figure.class);
        Ledger ledger = learned.model().ledger();
        for (Stage stage : ledger.stages()) {
            ledger.f1(stage, Part.TEST).ifPresent(f1 -> figures.put(STAGES.getOrDefault(stage.name(), Figure.F1), f1));
            if (stage.hasRules()) {
                figures.putAll(size(stage.size()));
            }
        }
        if (ledger.task() != Task.MULTICLASS) {
            plain(learned).ifPresent(rules -> {
                figures.put(Figure.PLAIN_RULES, (double) rules.rules());
                figures.put(Figure.PLAIN_LONGEST, (double) rules.maxLength());
                figures.put(Figure.PLAIN_AVERAGE, (double) rules.literals() / Math.max(1, rules.rules()));
            });
        }
        return figures;
    }

    static Map<Figure, Double> size(Size size) {
        return Map.of(
                Figure.RULES, (double) size.rules(),
                Figure.LONGEST, (double) size.maxLength(),
                Figure.AVERAGE, (double) size.literals() / Math.max(1, size.rules()));
    }

    /** At-least rules written out; empty where they are too many. */
    private static Optional<RuleSet> plain(Learned learned) {
        Polish polish = new Polish(learned.encoding().domain(), Budget.unlimited());
        List<Optional<Definition>> heads = learned.rules().heads().stream()
                .map(head -> isPlain(head) ? Optional.of(head) : polish.plain(head))
                .toList();
        return heads.stream().allMatch(Optional::isPresent)
                ? Optional.of(new RuleSet(
                        learned.rules().atoms(),
                        learned.rules().auxiliaries(),
                        heads.stream().map(Optional::orElseThrow).toList()))
                : Optional.empty();
    }

    private static boolean isPlain(Definition head) {
        return head.rules().stream().allMatch(rule -> rule instanceof Rule.All);
    }
}
