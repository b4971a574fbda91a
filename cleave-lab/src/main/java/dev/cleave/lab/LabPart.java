package dev.cleave.lab;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What the lab can be asked for. */
public enum LabPart {
    TABLE1,
    TABLE2,
    TABLE3,
    TABLE4,
    FIGURE,
    NETWORKS,
    WEIGHTS,
    GALLERY,
    ALL;

    /** On the command line. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return key();
    }

    /** All but {@link #ALL}, or this one alone. */
    List<LabPart> parts() {
        return this == ALL ? Stream.of(values()).filter(part -> part != ALL).toList() : List.of(this);
    }

    /** Of the files that it is written to. */
    String file() {
        return this == ALL ? "results" : key();
    }
}
