package dev.cleave;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Target;
import dev.cleave.io.Provenance;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a person says about the rules to learn.
 *
 * @param kept rules that stand word for word in the result, as lines of text
 * @param rising columns of numbers of which more never takes the label away or, where false, never gives it
 */
public record Teaching(List<String> kept, Map<String, Boolean> rising) {
    private static final String KEPT = "keepRules"; // among the options of a model
    private static final String MONOTONE = "monotone";

    public Teaching {
        kept = kept.stream().filter(line -> !line.isBlank()).toList();
        rising = Collections.unmodifiableMap(new TreeMap<>(rising));
    }

    public static Teaching none() {
        return new Teaching(List.of(), Map.of());
    }

    public boolean isNone() {
        return kept.isEmpty() && rising.isEmpty();
    }

    /** What a model was taught. */
    public static Teaching of(Provenance provenance) {
        Map<String, Boolean> rising = new TreeMap<>();
        provenance
                .options()
                .getOrDefault(MONOTONE, List.of())
                .forEach(text -> rising.put(text.substring(0, text.length() - 2), text.endsWith("=+")));
        return new Teaching(provenance.options().getOrDefault(KEPT, List.of()), rising);
    }

    /** The same model, which says what it was taught. */
    public Provenance in(Provenance provenance) {
        Map<String, List<String>> options = new TreeMap<>(provenance.options());
        options.put(KEPT, kept);
        List<String> directions = new ArrayList<>();
        rising.forEach((column, up) -> directions.add(column + (up ? "=+" : "=-")));
        options.put(MONOTONE, directions);
        return new Provenance(
                provenance.version(),
                provenance.data(),
                provenance.fingerprint(),
                provenance.rows(),
                provenance.seed(),
                provenance.plan(),
                options,
                provenance.platform(),
                provenance.heldOut(),
                provenance.timing());
    }

    /** An {@link InputException} where a direction is of nothing that has one, or the target has more than two values. */
    public void require(Target target, Encoding encoding) {
        if (!isNone() && (target.exclusive() || target.outputs() > 1)) {
            throw refused("rules can be kept, and directions held, where the target has two values; name one of them as"
                    + " the positive one, or leave these options out");
        }
        for (String name : rising.keySet()) {
            EncodedColumn column = encoding.columns().stream()
                    .filter(own -> own.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> refused(
                            "a direction needs a column of the table that says something, and '" + name + "' is none"));
            if (!column.isOrdered()) {
                throw refused("a direction needs a column of numbers or of two values, and '" + name
                        + "' is one of names; leave it out, read it with --numeric, or order its words with --ordered");
            }
        }
    }

    private static InputException refused(String problem) {
        return new InputException(SourceLocation.unknown(), problem);
    }
}
