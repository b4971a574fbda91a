package dev.cleave.cli.command;

import dev.cleave.Learned;
import dev.cleave.RuleImport;
import dev.cleave.budget.Budget;
import dev.cleave.cli.option.DataArgument;
import dev.cleave.cli.option.DataFolder;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.cell.CellText;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of {@code cleave import} for rules that a person wrote. */
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class RuleFileImport {
    @Option(
            names = "--data",
            paramLabel = "DATA",
            description =
                    "Rows with labels that the rules are about: FILE then holds rules, as cleave rules prints them, a"
                            + " table rule,head,column,operator,value, ASP as cleave writes it or FOLD-R++'s, a tree by scikit-learn's"
                            + " export_text or Weka's J48, JRip's list, a TreeModel or RuleSetModel of PMML, a decision table of DMN.")
    private @Nullable String data;

    @Option(names = "--target", paramLabel = "COL", description = "What the rules predict.")
    private @Nullable String target;

    @Option(names = "--positive", paramLabel = "VALUE", description = "The target's value that counts as positive.")
    private @Nullable String positive;

    @Option(names = "--minimise", description = "Say the rules in fewer symbols where that is the same.")
    private boolean minimise;

    @Mixin
    private DataFolder folder = new DataFolder();

    boolean isWanted() {
        return data != null;
    }

    Learned model(Path file, Budget budget) {
        DataArgument source = DataArgument.open(String.valueOf(data), folder);
        TargetSpec spec = target != null ? TargetSpec.of(target) : source.target();
        if (spec.names().isEmpty()) {
            throw new InputException(SourceLocation.unknown(), "say what the rules predict with --target COL");
        }
        RuleFile rules = RuleFile.read(file, spec.names());
        LabelledTable labelled = LabelledTable.of(source.table(), spec(spec, rules, source.table()));
        RuleImport program = new RuleImport(labelled, encoding(source, rules));
        return program.model(String.valueOf(file.getFileName()), rules.in(program), minimise, budget);
    }

    /** What is compared by order is a number, however few of them there are; words of truth are none. */
    private static EncodingOptions encoding(DataArgument source, RuleFile rules) {
        Set<String> numbers = new HashSet<>(source.encoding().numeric());
        rules.numbers(source.table().header()).stream()
                .filter(name -> source.table().column(name).values().stream()
                        .anyMatch(value -> CellText.number(value).isPresent()))
                .forEach(numbers::add);
        return source.encoding().withNumeric(numbers);
    }

    /** Of two values, the one that a list of another learner has rules for is positive, unless another is said to be. */
    private TargetSpec spec(TargetSpec spec, RuleFile rules, Table table) {
        String column = spec.names();
        List<String> values =
                table.header().contains(column) ? table.column(column).values() : List.of();
        Optional<String> value = Optional.ofNullable(positive).or(() -> rules.positive(values));
        return value.map(spec::withPositive).orElse(spec);
    }

    boolean minimise() {
        return minimise;
    }

    /** What the rows say. */
    static List<String> lines(Learned learned) {
        if (learned.model().ledger().stages().isEmpty()) {
            return List.of(String.format(
                    Locale.ROOT,
                    "%d rules, %d literals; there are no rows to score them on",
                    learned.model().rules().rules(),
                    learned.model().rules().literals()));
        }
        Stage stage = learned.model().ledger().stages().get(0);
        Scores scores = stage.on(RowPart.TEST).orElseThrow();
        return List.of(String.format(
                Locale.ROOT,
                "%d rules, %d literals, written by hand; accuracy %.3f, F1 %.3f on %,d rows",
                stage.size().rules(),
                stage.size().literals(),
                learned.model().ledger().task().accuracy(scores),
                learned.model().ledger().task().f1(scores),
                scores.labels().get(0).rows()));
    }
}
