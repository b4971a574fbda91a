package dev.cleave.lab.tables;

import dev.cleave.Preference;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.lab.baseline.Baseline;
import dev.cleave.lab.baseline.Baselines;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Suggestions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Who takes part, in the order of the tables. */
public final class TableMethods {
    /** This program's own, what is printed unless something else is asked for first: a line each. */
    private static final List<CleaveRules> OWN = List.of(
            own("cleave", "Cleave", Preference.BALANCED),
            own("cleave-readable", "Cleave, readable", Preference.READABLE),
            own("cleave-accurate", "Cleave, accurate", Preference.ACCURATE));

    private static final int OSDT_ROWS = 1_500;
    private static final int OSDT_ATOMS = 100;
    private static final Duration OSDT_LIMIT =
            Duration.ofSeconds(20); // it has long found what it finds, and tries to prove it
    private static final List<String> RIVALS =
            List.of("RIPPER", "PART", "Decision Tree", "OSDT", "Logistic Regression", "Random Forest", "MLP");

    private TableMethods() {}

    private static CleaveRules own(String key, String name, Preference preference) {
        return new CleaveRules(
                key, name, options -> options.withForm(options.form().withPreference(preference)));
    }

    public static List<ScoredMethod> all() {
        List<ScoredMethod> all = new ArrayList<>();
        OWN.forEach(method -> all.add(ScoredMethod.answer(method, true)));
        all.add(ScoredMethod.network("Cleave's network", OWN.get(0)));
        all.add(ScoredMethod.answer(new CleaveLabels("labels-alone", "Cleave, labels only"), false));
        RIVALS.forEach(name -> all.add(ScoredMethod.answer(rival(name), false)));
        return all;
    }

    private static RivalMethod rival(String name) {
        Baseline found = Stream.concat(Baselines.all().stream(), Baselines.ruleLearners().stream())
                .filter(rival -> rival.name().equals(name))
                .findFirst()
                .orElseThrow();
        return name.equals("OSDT")
                ? new RivalMethod(found, TableMethods::isSmall, Optional.of(OSDT_LIMIT))
                : new RivalMethod(found, data -> true, Optional.empty());
    }

    /** One label, and a search that may end. */
    private static boolean isSmall(LabelledTable data) {
        Rows rows = Rows.all(data.table().rows());
        return data.target().outputs() == 1
                && rows.size() <= OSDT_ROWS
                && Encoding.columns(data.table(), data.target().columns(), rows, EncodingOptions.defaults()).stream()
                                .map(EncodedColumn::atoms)
                                .mapToInt(List::size)
                                .sum()
                        <= OSDT_ATOMS;
    }

    /** Those with these keys, or all where none is given; an {@link InputException} where there is no such method. */
    public static List<ScoredMethod> named(List<String> keys) {
        List<ScoredMethod> all = all();
        List<String> known =
                all.stream().map(scored -> scored.method().key()).distinct().toList();
        for (String key : keys) {
            if (!known.contains(key)) {
                throw new InputException(
                        SourceLocation.unknown(),
                        "there is no method " + OneLine.quoted(key) + "; " + Suggestions.of(key, known));
            }
        }
        return all.stream()
                .filter(scored ->
                        keys.isEmpty() || keys.contains(scored.method().key()))
                .toList();
    }
}
