package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Where a model comes from, in its file. */
final class ProvenanceJson {
    private static final String OPTIONS = "options";
    private static final String PLATFORM = "platform";
    private static final String HELD_OUT = "heldOut";
    private static final String TIME = "time";

    private ProvenanceJson() {}

    static void write(Provenance provenance, ObjectNode to) {
        to.put("cleave", provenance.version())
                .put("data", provenance.data())
                .put("fingerprint", provenance.fingerprint())
                .put("rows", provenance.rows())
                .put("seed", provenance.seed())
                .put("plan", provenance.plan());
        ObjectNode options = to.putObject(OPTIONS);
        provenance.options().forEach((name, values) -> values.forEach(options.putArray(name)::add));
        ObjectNode platform = to.putObject(PLATFORM);
        provenance.platform().forEach(platform::put);
        HeldOutRows held = provenance.heldOut();
        to.putObject(HELD_OUT)
                .put("rows", held.rows())
                .put("share", held.share())
                .put("seed", held.seed())
                .put("stratified", held.stratified());
        if (!provenance.timing().equals(LearningTime.UNKNOWN)) {
            to.putObject(TIME)
                    .put("start", provenance.timing().start().toString())
                    .put("duration", provenance.timing().duration().toString());
        }
    }

    /** Up to 1.2, neither options nor platform nor rows held out were kept. */
    static Provenance read(JsonFields from) {
        return new Provenance(
                from.text("cleave"),
                from.text("data"),
                from.text("fingerprint"),
                from.count("rows"),
                from.whole("seed"),
                from.text("plan"),
                from.has(OPTIONS) ? options(from.object(OPTIONS)) : Map.of(),
                from.has(PLATFORM) ? platform(from.object(PLATFORM)) : Map.of(),
                from.has(HELD_OUT) ? heldOut(from.object(HELD_OUT)) : HeldOutRows.given(0),
                from.has(TIME) ? timing(from.object(TIME)) : LearningTime.UNKNOWN);
    }

    private static Map<String, List<String>> options(JsonFields from) {
        Map<String, List<String>> options = new TreeMap<>();
        from.names().forEach(name -> options.put(name, from.texts(name)));
        return options;
    }

    private static Map<String, String> platform(JsonFields from) {
        Map<String, String> platform = new TreeMap<>();
        from.names().forEach(name -> platform.put(name, from.text(name)));
        return platform;
    }

    private static HeldOutRows heldOut(JsonFields from) {
        return new HeldOutRows(from.count("rows"), from.number("share"), from.whole("seed"), from.truth("stratified"));
    }

    private static LearningTime timing(JsonFields from) {
        try {
            return new LearningTime(Instant.parse(from.text("start")), Duration.parse(from.text("duration")));
        } catch (DateTimeException e) {
            throw new ModelFormatException("'provenance.time' should be an instant and a duration");
        }
    }
}
