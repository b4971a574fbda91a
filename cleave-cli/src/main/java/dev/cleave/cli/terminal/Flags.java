package dev.cleave.cli.terminal;

import dev.cleave.table.Setting;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The flags of this command for what messages of the library speak of. */
public final class Flags {
    private Flags() {}

    /** To stand at the end of such a message. */
    public static String of(List<Setting> settings) {
        return settings.isEmpty()
                ? ""
                : settings.stream().map(Flags::flag).collect(Collectors.joining(", ", " (see ", ")"));
    }

    private static String flag(Setting setting) {
        return switch (setting) {
            case POSITIVE -> "--positive VALUE";
            case TASK -> "--task multiclass";
            case OUT -> "cleave learn DATA --out FILE";
            case DATA_DIR -> "--data-dir DIR or CLEAVE_DATA";
            default -> "--" + setting.name().toLowerCase(Locale.ROOT).replace('_', '-');
        };
    }
}
