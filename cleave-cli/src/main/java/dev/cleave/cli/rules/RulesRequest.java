package dev.cleave.cli.rules;

import dev.cleave.budget.Budget;
import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.LabelledRows;
import dev.cleave.cli.option.WeightOptions;
import dev.cleave.cli.terminal.Terminal;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.sql.SqlDialect;
import dev.cleave.io.Model;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Which rules are asked for, and in which form.
 *
 * @param shown whether people want to see how each rule stood in training
 * @param timeLimit of looking for few plain rules
 * @param dialect of SQL, and the table there
 * @param className of Java
 */
public record RulesRequest(
        Path file,
        Model model,
        RulesFormat format,
        boolean plain,
        boolean shown,
        Duration timeLimit,
        Optional<Source> source,
        SqlDialect dialect,
        String table,
        String className,
        Terminal terminal) {
    /** Rows with labels, and how much each counts. */
    public record Source(DataArgument data, WeightOptions weights) {}

    /** What the model applies; plain rules would be others. */
    Program program() {
        if (plain) {
            throw new InputException(
                    SourceLocation.in(file),
                    "--plain is for --as text, asp and json; --as "
                            + format.name().toLowerCase(Locale.ROOT) + " says the rules as they are applied");
        }
        return Program.of(model);
    }

    RuleSet rules() {
        return plain ? plainRules() : model.rules();
    }

    /** Classes as points, unless plain rules or evidence are asked for. */
    List<String> lines() {
        if (!plain && !shown && source.isEmpty() && model.hasClassPoints()) {
            return ClassConditions.of(model).lines();
        }
        RuleSet rules = rules();
        return new RulesText(Vocabulary.of(model.encoding()), rules, evidence(rules)).lines();
    }

    RulesObject object() {
        RuleSet rules = rules();
        return new RulesObject(Vocabulary.of(model.encoding()), rules, evidence(rules));
    }

    /** Machines get what the file has; people, what they ask for. */
    private EvidenceRows evidence(RuleSet rules) {
        if (source.isPresent()) {
            Source rows = source.get();
            return EvidenceRows.of(rules, LabelledRows.of(model.encoding(), rows.data(), rows.weights(), terminal));
        }
        EvidenceRows saved = EvidenceRows.of(model.standing());
        if (rules.equals(model.rules()) && !saved.isEmpty()) {
            return shown || format == RulesFormat.JSON ? saved : EvidenceRows.none();
        }
        if (shown) {
            terminal.say("note: the model has no evidence of these rules; give rows with --data");
        }
        return EvidenceRows.none();
    }

    private RuleSet plainRules() {
        PlainRules plainer = PlainRules.of(model.rules(), model.encoding().domain(), Budget.of(timeLimit));
        if (plainer.kept() > 0) {
            terminal.say("note: at-least rules that stand for too many plain ones and stay: " + plainer.kept());
        }
        return plainer.rules();
    }
}
