package dev.cleave.web.pipe;

import com.fasterxml.jackson.databind.JsonNode;
import dev.cleave.LearnOptions;
import dev.cleave.Preference;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.evaluation.Metric;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/** What may be said about learning, by the names of the command's options with underscores; what is not said is as it is there. */
final class PipeOptions {
    private PipeOptions() {}

    static LearnOptions read(JsonNode said, Set<String> numbers) {
        LearnOptions options = LearnOptions.defaults()
                .withSeed(said.path("seed").asLong(0))
                .withEncoding(EncodingOptions.defaults()
                        .withNumeric(numbers)
                        .withMaxCategories(Integer.MAX_VALUE)
                        .withCuts(positive(
                                said, "cuts", EncodingOptions.defaults().cuts())))
                .withPlain(said.path("plain").asBoolean())
                .withMetric(choice(said, "metric", Metric.class, Metric.AUTO))
                .withMostRules(positive(said, "max_rules", Integer.MAX_VALUE))
                .withThreads(positive(said, "threads", LearnOptions.defaults().threads()));
        Preference preference = choice(said, "prefer", Preference.class, Preference.BALANCED);
        return options.withForm(options.form().withPreference(preference));
    }

    private static int positive(JsonNode said, String name, int otherwise) {
        if (!said.hasNonNull(name)) {
            return otherwise;
        }
        if (!said.path(name).canConvertToInt() || said.path(name).asInt() < 1) {
            throw PipeModels.problem(name + " must be a whole number from 1 on, not " + said.path(name));
        }
        return said.path(name).asInt();
    }

    private static <E extends Enum<E>> E choice(JsonNode said, String name, Class<E> type, E otherwise) {
        if (!said.hasNonNull(name)) {
            return otherwise;
        }
        String wanted = said.path(name).asText();
        return Arrays.stream(type.getEnumConstants())
                .filter(one -> text(one).equals(wanted))
                .findFirst()
                .orElseThrow(() -> PipeModels.problem(name + " must be one of "
                        + String.join(
                                ", ",
                                Arrays.stream(type.getEnumConstants())
                                        .map(PipeOptions::text)
                                        .toList())
                        + ", not " + wanted));
    }

    private static String text(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
