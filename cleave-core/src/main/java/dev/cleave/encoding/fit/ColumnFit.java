package dev.cleave.encoding.fit;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.table.Note;
import dev.cleave.table.cell.ColumnProfile;
import java.util.List;

/** What becomes of a column: it is encoded, or it is left out with a word about it. */
public sealed interface ColumnFit {
    /** With what there is to say about it. */
    record Kept(EncodedColumn column, List<Note> notes) implements ColumnFit {
        Kept(EncodedColumn column) {
            this(column, List.of());
        }
    }

    record LeftOut(Note note) implements ColumnFit {}

    /** From what is known of its cells, wherever the rows are. */
    static ColumnFit of(ColumnProfile profile, ProfiledRows rows, EncodingOptions options) {
        return new ProfileFitter(profile, rows, options).fit();
    }

    static ColumnFit warn(ColumnProfile profile, String reason) {
        return new LeftOut(Note.warning(profile.name(), "is left out: " + reason));
    }

    static ColumnFit inform(ColumnProfile profile, String reason) {
        return new LeftOut(Note.info(profile.name(), "is left out: " + reason));
    }
}
