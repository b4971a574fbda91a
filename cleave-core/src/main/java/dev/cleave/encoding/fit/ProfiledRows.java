package dev.cleave.encoding.fit;

import dev.cleave.table.SourceLocation;
import java.util.List;

/** What the profile of a column does not say of the rows that it is of. */
public interface ProfiledRows {
    /** Whether the column only numbers them. */
    boolean areNumbered();

    /** Where the first of these texts stands; {@link #place} where that is not known. */
    SourceLocation firstOf(List<String> texts);

    /** Of all of them. */
    SourceLocation place();
}
