package dev.cleave.spark;

import dev.cleave.LearnOptions;
import dev.cleave.Preference;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.evaluation.Metric;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.IntParam;
import org.apache.spark.ml.param.LongParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.Params;
import org.apache.spark.ml.param.StringArrayParam;

/** What may be said about learning, as parameters of Spark; the same as the options of the command. */
final class ClassifierParams {
    /** Tables with no more rows are learned on the driver as one machine does. */
    static final int ROWS_ON_DRIVER = 1_000_000;

    final StringArrayParam inputCols;
    final StringArrayParam categoricalCols;
    final StringArrayParam numericCols;
    final Param<String> weightCol;
    final Param<String> positive;
    final Param<String> prefer;
    final Param<String> metric;
    final IntParam maxRules;
    final IntParam rowsOnDriver;
    final LongParam seed;
    final DoubleParam timeLimit;

    ClassifierParams(Params owner) {
        inputCols = new StringArrayParam(
                owner, "inputCols", "columns that rules may read; all but the label and the weights where not given");
        categoricalCols = new StringArrayParam(
                owner, "categoricalCols", "columns whose values are names, even where they look like numbers");
        numericCols = new StringArrayParam(
                owner, "numericCols", "columns whose values are numbers; what does not read as one counts as missing");
        weightCol = new Param<>(owner, "weightCol", "a column that says how much each row counts");
        positive = new Param<>(owner, "positive", "the value of the label that counts as positive, against all others");
        prefer = new Param<>(
                owner,
                "prefer",
                "of rules of every size: readable (at most ten), balanced, or accurate (as many as help)");
        metric = new Param<>(
                owner,
                "metric",
                "what rules are chosen by: auto, accuracy, f1, macro-f1, balanced-accuracy or log-loss");
        maxRules = new IntParam(owner, "maxRules", "at most so many rules");
        rowsOnDriver = new IntParam(
                owner,
                "rowsOnDriver",
                "rows that the driver learns from; a table with more of them is sampled, and rules are chosen on all rows");
        seed = new LongParam(owner, "seed", "where every random choice comes from");
        timeLimit = new DoubleParam(owner, "timeLimit", "seconds after which training stops and uses what there is");
    }

    LearnOptions options(Params set) {
        LearnOptions options = LearnOptions.defaults()
                .withSeed((long) set.getOrDefault(seed))
                .withMetric(named(Metric.class, Metric.values(), set.getOrDefault(metric), metric))
                .withEncoding(EncodingOptions.defaults()
                        .withCategorical(names(set, categoricalCols))
                        .withNumeric(names(set, numericCols)));
        options = set.isSet(maxRules) ? options.withMostRules((int) set.getOrDefault(maxRules)) : options;
        Preference preference = named(Preference.class, Preference.values(), set.getOrDefault(prefer), prefer);
        return options.withForm(options.form().withPreference(preference));
    }

    private static Set<String> names(Params set, StringArrayParam param) {
        return set.isDefined(param) ? new LinkedHashSet<>(Arrays.asList(set.getOrDefault(param))) : Set.of();
    }

    private static <T extends Enum<T>> T named(Class<T> type, T[] all, String text, Param<String> param) {
        String name = text.toUpperCase(Locale.ROOT).replace('-', '_');
        return Arrays.stream(all)
                .filter(value -> value.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        param.name() + " is one of " + Arrays.toString(all).toLowerCase(Locale.ROOT) + ", not '" + text
                                + "' (" + type.getSimpleName() + ")"));
    }
}
