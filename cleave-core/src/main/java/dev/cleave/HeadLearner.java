package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.data.Dataset;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.search.BinaryChoice;
import dev.cleave.search.BinaryOptions;
import dev.cleave.search.BinarySearch;
import dev.cleave.search.BinaryStep;
import dev.cleave.search.PolishedRule;
import dev.cleave.search.Sample;
import dev.cleave.search.ThresholdPolish;
import dev.cleave.training.Trained;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** Rules for outputs that each hold or not by themselves, from tables with numbers. */
final class HeadLearner {
    private static final int MOST_RULES = 20;
    private static final double STANDARD_ERRORS = 1;

    private final SearchRows rows;
    private final List<Rule.All> pool;
    private final LearnOptions options;
    private final Budget budget;

    HeadLearner(SearchRows rows, List<Rule.All> pool, LearnOptions options, Budget budget) {
        this.rows = rows;
        this.pool = pool;
        this.options = options;
        this.budget = budget;
    }

    Found learn(Trained trained) {
        List<Workers.Job<List<PolishedRule>>> jobs = new ArrayList<>();
        for (int output = 0; output < rows.all().outputs(); output++) {
            int head = output;
            jobs.add(() -> polished(head, chosen(head)));
        }
        List<List<PolishedRule>> heads = Workers.run(jobs, options.threads(), Budget.unlimited());
        CutRules cut = CutRules.of(
                rows.encoding(), heads.stream().flatMap(List::stream).toList());
        List<Definition> definitions =
                heads.stream().map(rules -> Definition.of(bodies(cut, rules))).toList();
        RuleSet found = RuleSet.plain(cut.encoding().atoms().size(), definitions);
        return Found.free(cut.encoding(), Settlements.over(trained, cut.encoding()), found);
    }

    private static List<Rule.All> bodies(CutRules cut, List<PolishedRule> rules) {
        return List.copyOf(new LinkedHashSet<>(
                rules.stream().map(cut::body).flatMap(Optional::stream).toList()));
    }

    /** How long the rules may be is found with validation rows, what they are with all rows. */
    private List<Rule.All> chosen(int head) {
        BinaryOptions search = BinaryOptions.defaults()
                .withMostRules(Math.min(MOST_RULES, options.form().mostRules()));
        List<BinaryStep> path = search(rows.fit(), head, search).path(List.of());
        if (path.isEmpty()) {
            return List.of(); // the time was up before the search began
        }
        BinaryStep best = new BinaryChoice(rows.head(rows.held(), head)).smallest(path, STANDARD_ERRORS);
        BinaryOptions again = search.withPrices(
                search.prices().stream().filter(price -> price >= best.price()).toList());
        List<BinaryStep> last = search(rows.all(), head, again).path(List.of());
        return last.isEmpty() ? best.rules() : last.get(last.size() - 1).rules();
    }

    private BinarySearch search(Dataset data, int head, BinaryOptions search) {
        return new BinarySearch(rows.taughtHead(data, head), pool, search, budget);
    }

    private List<PolishedRule> polished(int head, List<Rule.All> rules) {
        Sample sample = rows.head(rows.all(), head);
        return ThresholdPolish.binary(sample, rules, new NumericAtoms(rows.encoding(), rows.table()));
    }
}
