package dev.cleave.interchange.program;

import java.util.List;
import java.util.Locale;

/** What an atom asks of one cell. It is true or false of any cell, absent and unseen ones included. */
public sealed interface CellCheck {
    /** The input column, by index. */
    int input();

    boolean holds(Cell cell);

    /** A number greater than a finite threshold. Anything else is not. */
    record Above(int input, double threshold) implements CellCheck {
        @Override
        public boolean holds(Cell cell) {
            return cell instanceof Cell.Number number && number.value() > threshold;
        }
    }

    /** A text that is one of these. */
    record Among(int input, List<String> values) implements CellCheck {
        public Among {
            values = List.copyOf(values);
        }

        @Override
        public boolean holds(Cell cell) {
            return cell instanceof Cell.Text text && values.contains(text.value());
        }
    }

    /** A text that is a word for true, in any case. */
    record Truth(int input) implements CellCheck {
        /** In lower case; they have ASCII letters and digits alone. */
        public static final List<String> WORDS = List.of("1", "true", "yes", "t", "y", "on");

        @Override
        public boolean holds(Cell cell) {
            return cell instanceof Cell.Text text && WORDS.contains(text.value().toLowerCase(Locale.ROOT));
        }
    }

    /** Nothing, or, in a column of numbers, no number. */
    record Absent(int input) implements CellCheck {
        @Override
        public boolean holds(Cell cell) {
            return cell instanceof Cell.Absent;
        }
    }
}
