package dev.cleave.cli.command;

import java.util.Locale;
import java.util.regex.Pattern;

/** Picocli's script, as a person wants it: values as help writes them, and files where nothing else is known. */
final class CompletionScript {
    private static final Pattern VALUES = Pattern.compile("(?m)^  local \\w+_option_args=.*$");
    private static final String NO_FILES = "  type compopt &>/dev/null && compopt +o default\n";

    private CompletionScript() {}

    static String of(String generated) {
        String lower = VALUES.matcher(generated)
                .replaceAll(line -> line.group().replaceFirst("\\(.*\\)", values(line.group())));
        return lower.replace("\r", "").replace(NO_FILES, "");
    }

    private static String values(String line) {
        return line.substring(line.indexOf('('), line.lastIndexOf(')') + 1).toLowerCase(Locale.ROOT);
    }
}
