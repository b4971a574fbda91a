package dev.cleave.export;

/**
 * Where a model comes from.
 *
 * @param version of Cleave
 * @param data the name of the file or data set
 * @param fingerprint of the table's header and cells
 * @param rows of the table
 * @param seed that all random choices came from
 * @param plan how the network was trained, in words
 */
public record Provenance(String version, String data, String fingerprint, int rows, long seed, String plan) {
    public Provenance withData(String other) {
        return new Provenance(version, other, fingerprint, rows, seed, plan);
    }
}
