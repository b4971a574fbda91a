package dev.cleave.interchange.foreign;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Names that another system cleaned: the one name of the data that becomes the same, where there is but one. */
final class NameMatch {
    private NameMatch() {}

    /** The name itself where it is known, or where nothing, or more than one, is like it. */
    static String of(String name, Collection<String> known) {
        if (known.contains(name)) {
            return name;
        }
        List<String> alike =
                known.stream().filter(one -> clean(one).equals(clean(name))).toList();
        return alike.size() == 1 ? alike.get(0) : name;
    }

    /** As FOLD-R++ and others write names: small letters, and underscores for what is neither letter nor digit. */
    static String clean(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace("<=", "=<").replaceAll("[^\\p{L}\\p{N}<>=]", "_");
    }
}
