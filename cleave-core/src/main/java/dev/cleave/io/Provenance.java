package dev.cleave.io;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where a model comes from: enough to learn it again.
 *
 * @param version of Cleave
 * @param data the name of the file or data set
 * @param fingerprint of the table's header and cells
 * @param rows of the table
 * @param seed that all random choices came from
 * @param plan how the network was trained, in words
 * @param options that it was learned with, by name; empty where they are not known
 * @param platform the Java, the operating system and the kernel of training; empty where they are not known
 */
public record Provenance(
        String version,
        String data,
        String fingerprint,
        int rows,
        long seed,
        String plan,
        Map<String, List<String>> options,
        Map<String, String> platform,
        HeldOutRows heldOut,
        LearningTime timing) {
    /** The plan of rules that a person wrote: there was no training. */
    public static final String WRITTEN_BY_HAND = "written by hand";

    public Provenance {
        Map<String, List<String>> copy = new TreeMap<>();
        options.forEach((name, values) -> copy.put(name, List.copyOf(values)));
        options = Collections.unmodifiableMap(copy);
        platform = Collections.unmodifiableMap(new TreeMap<>(platform));
    }

    /** Of which no more is known. */
    public Provenance(String version, String data, String fingerprint, int rows, long seed, String plan) {
        this(
                version,
                data,
                fingerprint,
                rows,
                seed,
                plan,
                Map.of(),
                Map.of(),
                HeldOutRows.given(0),
                LearningTime.UNKNOWN);
    }

    /** Whether a network was trained at all. */
    public boolean isTrained() {
        return !plan.equals(WRITTEN_BY_HAND);
    }

    public Provenance withData(String other) {
        return new Provenance(version, other, fingerprint, rows, seed, plan, options, platform, heldOut, timing);
    }

    /** Learned with these options, here. */
    public Provenance withOptions(Map<String, List<String>> other) {
        return new Provenance(version, data, fingerprint, rows, seed, plan, other, here(), heldOut, timing);
    }

    /** Learned with this implementation of the numeric loops, on which the last bits of weights depend. */
    public Provenance withKernel(String name) {
        Map<String, String> all = new TreeMap<>(platform);
        all.put("kernel", name);
        return new Provenance(version, data, fingerprint, rows, seed, plan, options, all, heldOut, timing);
    }

    public Provenance with(HeldOutRows other) {
        return new Provenance(version, data, fingerprint, rows, seed, plan, options, platform, other, timing);
    }

    public Provenance with(LearningTime other) {
        return new Provenance(version, data, fingerprint, rows, seed, plan, options, platform, heldOut, other);
    }

    private static Map<String, String> here() {
        return Map.of(
                "java", System.getProperty("java.version", ""),
                "vendor", System.getProperty("java.vendor", ""),
                "system", System.getProperty("os.name", "") + " " + System.getProperty("os.version", ""),
                "architecture", System.getProperty("os.arch", ""));
    }
}
