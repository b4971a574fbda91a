package dev.cleave.data;

/** What becomes of a column: it is encoded, or it is left out with a word about it. */
sealed interface ColumnFit {
    record Kept(EncodedColumn column) implements ColumnFit {}

    record LeftOut(Note note) implements ColumnFit {}

    static ColumnFit warn(ColumnProfile profile, String reason) {
        return new LeftOut(Note.warning(profile.name(), "is left out: " + reason));
    }

    static ColumnFit inform(ColumnProfile profile, String reason) {
        return new LeftOut(Note.info(profile.name(), "is left out: " + reason));
    }
}
