package dev.cleave.table.bnet;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What a gene may be called in a .bnet file: no white space, no operators, no word that means something else. */
final class GeneName {
    private static final Set<String> RESERVED = Set.of("0", "1", "true", "false", "and", "or", "not");
    private static final Pattern NAME = Pattern.compile("[^\\s\\p{Cntrl}&|!(),#\"]+");

    private GeneName() {}

    static boolean isValid(String name) {
        return NAME.matcher(name).matches() && !RESERVED.contains(name.toLowerCase(Locale.ROOT));
    }

    static void require(String name) {
        if (!isValid(name)) {
            throw new IllegalArgumentException("'" + name + "' can't be the name of a gene");
        }
    }
}
