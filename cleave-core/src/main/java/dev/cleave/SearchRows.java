package dev.cleave;

import dev.cleave.data.Dataset;
import dev.cleave.data.Decision;
import dev.cleave.data.Encoding;
import dev.cleave.data.Table;
import dev.cleave.search.Sample;

/**
 * The rows of a search.
 *
 * @param table all rows that may be learned from
 * @param fit those that candidates are found on
 * @param held those that choose among candidates
 * @param all both, in the order of the table
 * @param lesson more rows, labelled by networks
 * @param decision what errors are worth to a head
 */
record SearchRows(
        Encoding encoding, Table table, Dataset fit, Dataset held, Dataset all, Lesson lesson, Decision decision) {
    /** Rows to find candidates on, for one head: those of the table and those of the lesson. */
    Sample taughtHead(Dataset rows, int output) {
        return lesson.head(rows, output, encoding.domain(), decision);
    }

    /** Rows to find candidates on, for classes: those of the table and those of the lesson. */
    Sample taughtClasses(Dataset rows) {
        return lesson.classes(rows, encoding.domain());
    }

    /** The rows alone, for one head. */
    Sample head(Dataset rows, int output) {
        return Lesson.none(rows.atoms()).head(rows, output, encoding.domain(), decision);
    }

    /** The rows alone, for classes. */
    Sample classes(Dataset rows) {
        return Lesson.none(rows.atoms()).classes(rows, encoding.domain());
    }

    /** All rows under another encoding. */
    Sample classes(Encoding other) {
        Dataset rows = other.encode(table).dataset().with(all.weights());
        return Lesson.none(rows.atoms()).classes(rows, other.domain());
    }
}
