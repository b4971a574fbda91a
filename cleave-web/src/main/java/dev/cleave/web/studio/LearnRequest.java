package dev.cleave.web.studio;

import com.fasterxml.jackson.databind.JsonNode;
import dev.cleave.LearnOptions;
import dev.cleave.Teaching;
import dev.cleave.encoding.EncodingOptions;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a page asks to be learned.
 *
 * @param ignored columns that rules may not use
 */
record LearnRequest(String target, Set<String> ignored, Teaching teaching) {
    static LearnRequest of(JsonNode body) {
        List<String> kept = new ArrayList<>();
        body.path("keep").forEach(line -> kept.add(line.asText()));
        Set<String> ignored = new LinkedHashSet<>();
        body.path("ignore").forEach(name -> ignored.add(name.asText()));
        Map<String, Boolean> rising = new TreeMap<>();
        body.path("monotone")
                .properties()
                .forEach(one -> rising.put(one.getKey(), one.getValue().asText().equals("+")));
        return new LearnRequest(body.path("target").asText(), ignored, new Teaching(kept, rising));
    }

    /** One thread less than there are processors, so that the page stays quick. */
    LearnOptions options() {
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return LearnOptions.defaults()
                .withThreads(threads)
                .withEncoding(EncodingOptions.defaults().withIgnored(ignored));
    }
}
