package dev.cleave.pipeline;

import dev.cleave.ClassHead;
import dev.cleave.Extract;
import dev.cleave.LearnOptions;
import dev.cleave.PredicateKind;
import dev.cleave.Preference;
import dev.cleave.RuleForm;
import dev.cleave.Weighting;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.WordOrder;
import dev.cleave.evaluation.Metric;
import dev.cleave.table.ClassWeights;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Options as a model keeps them: by name, and all but the number of threads, which makes no difference. */
public final class OptionsText {
    private final Map<String, List<String>> values;

    private OptionsText(Map<String, List<String>> values) {
        this.values = values;
    }

    public static Map<String, List<String>> write(LearnOptions options) {
        Map<String, List<String>> all = new TreeMap<>();
        all.put("seed", one(options.seed()));
        all.put("validation", one(options.validation()));
        all.put("predicates", one(options.predicates().name()));
        all.put("extract", one(options.extract().name()));
        all.put("head", one(options.head().name()));
        all.put("decision", one(options.decision().probability()));
        all.put("metric", one(options.metric().name()));
        all.put("exactWithin", one(options.exactWithin()));
        all.put("plain", one(options.form().plain()));
        all.put("negate", one(options.form().negate()));
        all.put("dontCares", one(options.form().dontCares()));
        all.put("mostRules", one(options.form().mostRules()));
        all.put("mostLiterals", one(options.form().mostLiterals()));
        all.put("preference", one(options.form().preference().name()));
        all.put("classWeights", one(options.weighting().classes().text()));
        all.put("weightColumns", sorted(options.weighting().columns()));
        EncodingOptions encoding = options.encoding();
        all.put("categorical", sorted(encoding.categorical()));
        all.put("numeric", sorted(encoding.numeric()));
        all.put("orders", encoding.orders().stream().map(WordOrder::toString).toList());
        all.put("ignored", sorted(encoding.ignored()));
        all.put("cuts", one(encoding.cuts()));
        all.put("maxCategories", one(encoding.maxCategories()));
        return all;
    }

    /** An {@link InputException} where an option is missing or is no option of this version. */
    public static LearnOptions read(Map<String, List<String>> values) {
        try {
            return new OptionsText(values).options();
        } catch (IllegalArgumentException e) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the model does not say with which options it was learned: " + e.getMessage(),
                    e);
        }
    }

    private LearnOptions options() {
        RuleForm form = RuleForm.defaults()
                .withPlain(truth("plain"))
                .withNegate(truth("negate"))
                .withDontCares(truth("dontCares"))
                .withMostRules(Integer.parseInt(text("mostRules")))
                .withMostLiterals(Integer.parseInt(textOr("mostLiterals", String.valueOf(RuleForm.ANY)))) // since 1.5
                .withPreference(Preference.valueOf(textOr("preference", Preference.BALANCED.name())));
        EncodingOptions encoding = new EncodingOptions(
                Set.copyOf(all("categorical")),
                Set.copyOf(all("numeric")),
                values.getOrDefault("orders", List.of()).stream()
                        .map(WordOrder::parse)
                        .toList(), // since 1.6
                Set.copyOf(all("ignored")),
                Integer.parseInt(text("cuts")),
                Integer.parseInt(text("maxCategories")));
        return new LearnOptions(
                Long.parseLong(text("seed")),
                Double.parseDouble(text("validation")),
                LearnOptions.defaults().threads(),
                PredicateKind.valueOf(text("predicates")),
                Extract.valueOf(text("extract")),
                form,
                encoding,
                new Weighting(ClassWeights.parse(text("classWeights")), Set.copyOf(all("weightColumns"))),
                new DecisionThreshold(Double.parseDouble(text("decision"))),
                ClassHead.valueOf(text("head")),
                Metric.valueOf(textOr("metric", Metric.AUTO.name())), // not in the first files of 1.5
                Integer.parseInt(textOr("exactWithin", String.valueOf(RuleForm.ANY))));
    }

    private List<String> all(String name) {
        List<String> found = values.get(name);
        if (found == null) {
            throw new IllegalArgumentException("'" + name + "' is not there");
        }
        return found;
    }

    private String text(String name) {
        List<String> found = all(name);
        if (found.size() != 1) {
            throw new IllegalArgumentException("'" + name + "' has " + found.size() + " values");
        }
        return found.get(0);
    }

    private String textOr(String name, String otherwise) {
        return values.containsKey(name) ? text(name) : otherwise;
    }

    private boolean truth(String name) {
        return Boolean.parseBoolean(text(name));
    }

    private static List<String> one(Object value) {
        return List.of(value.toString());
    }

    private static List<String> sorted(Collection<String> names) {
        return names.stream().sorted().toList();
    }
}
