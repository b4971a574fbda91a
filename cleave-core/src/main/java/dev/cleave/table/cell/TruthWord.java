package dev.cleave.table.cell;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Pairs of words for true and false, in any case. */
public enum TruthWord {
    ONE_ZERO("1", "0"),
    TRUE_FALSE("true", "false"),
    YES_NO("yes", "no"),
    T_F("t", "f"),
    Y_N("y", "n"),
    ON_OFF("on", "off");

    private final String yes;
    private final String no;

    TruthWord(String yes, String no) {
        this.yes = yes;
        this.no = no;
    }

    public String yes() {
        return yes;
    }

    public String no() {
        return no;
    }

    /** Whether the two are words of one pair, in either order. */
    public static boolean isPair(String a, String b) {
        return opposite(a).filter(fold(b)::equals).isPresent();
    }

    /** What a word says, if it is one. */
    public static Optional<Boolean> parse(String text) {
        String word = fold(CellText.key(text));
        return Arrays.stream(values())
                .filter(pair -> word.equals(pair.yes) || word.equals(pair.no))
                .map(pair -> word.equals(pair.yes))
                .findFirst();
    }

    /** The other word of its pair, in lower case. */
    public static Optional<String> opposite(String text) {
        String word = fold(text);
        return Arrays.stream(values())
                .filter(pair -> word.equals(pair.yes) || word.equals(pair.no))
                .map(pair -> word.equals(pair.yes) ? pair.no : pair.yes)
                .findFirst();
    }

    private static String fold(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
