package dev.cleave.table.cell;

/**
 * What one cell says.
 *
 * @param state a state of the column's group, or {@link #NO_ATOM}
 */
public record CellValue(int state, Oddity oddity) {
    /** In place of a state: no atom of the group holds. */
    public static final int NO_ATOM = -1;

    /** In what way a cell is not as in training. */
    public enum Oddity {
        NONE("is as in training"),
        UNSEEN_VALUE("did not occur in training"),
        NOT_A_NUMBER("is not a number and counts as missing"),
        GAP("is missing, which did not occur in training");

        private final String text;

        Oddity(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    public static CellValue plain(int state) {
        return new CellValue(state, Oddity.NONE);
    }

    public boolean isOdd() {
        return oddity != Oddity.NONE;
    }
}
