package dev.cleave.interchange.foreign;

import dev.cleave.Learned;
import dev.cleave.RuleImport;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.interchange.asp.AspReader;
import dev.cleave.io.parse.WrittenRules;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Patients, and files of rules about them as models. */
final class ForeignData {
    static final List<String> COLOURS = List.of("red", "green", "deep blue");
    private static final SourceLocation FILE = SourceLocation.unknown();

    private ForeignData() {}

    /** @param classes two or three values of {@code outcome} */
    static Table patients(int classes, boolean hasGaps) {
        TableBuilder table = Table.builder(List.of("age", "body weight", "colour", "smokes", "outcome"));
        SplittableRandom random = new SplittableRandom(classes);
        for (int i = 0; i < 120; i++) {
            table.add(
                    hasGaps && i % 7 == 0 ? "" : Integer.toString(random.nextInt(80)),
                    Double.toString(40 + random.nextInt(120) / 2.0),
                    COLOURS.get(random.nextInt(3)),
                    random.nextBoolean() ? "yes" : "no",
                    List.of("ill", "well", "odd").get(i % classes));
        }
        return table.build();
    }

    /** Rows of cells that a person could have typed. */
    static Map<String, String> row(SplittableRandom random, boolean hasGaps) {
        Map<String, String> row = new TreeMap<>();
        row.put("age", hasGaps && random.nextInt(4) == 0 ? "" : Integer.toString(random.nextInt(81)));
        row.put("body weight", Double.toString(39 + random.nextInt(124) / 2.0));
        row.put("colour", COLOURS.get(random.nextInt(3)));
        row.put("smokes", random.nextBoolean() ? "yes" : "no");
        return row;
    }

    static Learned model(Table table, String text) {
        Optional<ForeignRules> foreign =
                AspReader.isOne(text) ? Optional.empty() : ForeignRules.read(FILE, text, "outcome");
        boolean areClasses = table.column("outcome").values().size() > 2;
        TargetSpec spec =
                areClasses ? TargetSpec.of("outcome") : TargetSpec.of("outcome").withPositive("ill");
        LabelledTable labelled = LabelledTable.of(table, spec);
        Set<String> numbers = new HashSet<>(Set.of("age", "body weight"));
        foreign.ifPresent(some -> numbers.addAll(some.numbers(table.header())));
        RuleImport rules = new RuleImport(labelled, EncodingOptions.defaults().withNumeric(numbers));
        WrittenRules written = foreign.map(some -> rules.read(FILE, some.text(rules.words())))
                .orElseGet(() -> AspReader.read(FILE, text, rules.words()));
        return rules.model("foreign", written, false, Budget.unlimited());
    }
}
