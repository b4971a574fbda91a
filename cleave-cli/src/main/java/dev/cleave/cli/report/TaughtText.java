package dev.cleave.cli.report;

import dev.cleave.Teaching;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.io.Model;
import dev.cleave.io.parse.RuleParser;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.SourceLocation;
import dev.cleave.verification.Monotonicity;
import dev.cleave.verification.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What became of what a model was taught: which rules were kept, and which directions are proved, now. */
public record TaughtText(Model model) {
    private static final Duration PROOF = Duration.ofSeconds(20);

    /** None where nothing was. */
    public List<String> lines() {
        Teaching teaching = Teaching.of(model.provenance());
        List<String> lines = new ArrayList<>();
        if (!teaching.kept().isEmpty()) {
            lines.add(kept(teaching.kept()));
        }
        teaching.rising().forEach((column, up) -> lines.add(direction(column, up)));
        return lines;
    }

    private String kept(List<String> asked) {
        RuleSet written = new RuleParser(RuleWords.of(model.encoding()))
                .parse(SourceLocation.unknown(), String.join("\n", asked))
                .over(model.encoding());
        List<Rule> own = model.rules().heads().get(0).rules();
        List<Rule> all = written.heads().get(0).rules();
        long found = all.stream().filter(own::contains).count();
        return found == all.size()
                ? "Kept, condition by condition: " + found + (found == 1 ? " rule" : " rules")
                        + "; the trained network knows nothing of what is kept."
                : "Of " + all.size() + " rules to keep " + found + " stand among the rules.";
    }

    private String direction(String column, boolean up) {
        Encoding encoding = model.encoding();
        int group = IntStream.range(0, encoding.parts().size())
                .filter(i -> isOf(encoding.parts().get(i), column))
                .findFirst()
                .orElse(-1);
        String claim =
                "more " + column + " never " + (up ? "takes " : "gives ") + words().name(0) + (up ? " away" : "");
        if (group < 0) {
            return "Proved: " + claim + ", as no rule speaks of it.";
        }
        Monotonicity order = new Monotonicity(model.rules(), encoding.domain(), group);
        Verdict verdict = up ? order.rising(Budget.of(PROOF)) : order.falling(Budget.of(PROOF));
        if (verdict instanceof Verdict.Equivalent) {
            return "Proved: " + claim + ", on every valid input.";
        }
        return verdict instanceof Verdict.Differs
                ? "Not so: that " + claim + " fails, as a rule that was kept says otherwise."
                : "Not proved within " + PROOF.toSeconds() + " s: that " + claim + ".";
    }

    private static boolean isOf(EncodedColumn column, String name) {
        return column.name().equals(name);
    }

    private Vocabulary words() {
        return Vocabulary.of(model.encoding());
    }
}
