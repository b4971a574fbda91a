package dev.cleave.encoding.label;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.Setting;
import dev.cleave.table.Table;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the columns that a name, a list of names or a glob stands for. */
final class TargetNames {
    private TargetNames() {}

    /** In the order of the list, and of the table where it is a glob. */
    static List<String> resolve(String names, Table table) {
        if (names.isBlank()) {
            throw new InputException(table.place(), "no target is given; name a column", Setting.TARGET);
        }
        if (table.find(names.strip()).isPresent()) {
            return List.of(names.strip());
        }
        Set<String> found = new LinkedHashSet<>();
        for (String name : names.split(",", -1)) {
            found.addAll(one(name.strip(), table));
        }
        return List.copyOf(found);
    }

    private static List<String> one(String name, Table table) {
        boolean isGlob = name.contains("*") || name.contains("?");
        if (!isGlob || table.find(name).isPresent()) {
            return List.of(table.column(name).name());
        }
        List<String> matches =
                table.header().stream().filter(glob(name)::matches).toList();
        if (matches.isEmpty()) {
            throw new InputException(
                    table.place(),
                    "no column matches " + OneLine.quoted(name) + "; there are: " + OneLine.listed(table.header(), 10));
        }
        return matches;
    }

    private record Glob(Pattern pattern) {
        boolean matches(String name) {
            return pattern.matcher(name).matches();
        }
    }

    private static Glob glob(String text) {
        String regex = Arrays.stream(text.split("(?<=[*?])|(?=[*?])"))
                .map(part -> part.equals("*") ? ".*" : part.equals("?") ? "." : Pattern.quote(part))
                .collect(Collectors.joining());
        return new Glob(Pattern.compile(regex, Pattern.DOTALL));
    }
}
