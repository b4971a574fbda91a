package dev.cleave.lab.tables;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What may be said about a run over a folder of tables.
 *
 * @param targetList a file with the targets of tables; where nothing is said, the folder's own
 * @param targets by table, where they were said
 * @param only tables; all where it is empty
 * @param methods by key; all where it is empty
 * @param splits of each table, at most
 * @param limit of one learning
 * @param threads learnings at the same time
 * @param out where results go
 */
public record TablesOptions(
        Path folder,
        Optional<Path> targetList,
        Map<String, String> targets,
        List<String> only,
        List<String> methods,
        OptionalInt splits,
        long seed,
        Duration limit,
        int threads,
        Path out) {
    public TablesOptions {
        targets = new LinkedHashMap<>(targets);
        only = List.copyOf(only);
        methods = List.copyOf(methods);
        if (threads < 1 || splits.isPresent() && splits.getAsInt() < 1) {
            throw new IllegalArgumentException(splits + " splits in " + threads + " threads");
        }
    }

    Path targetFile() {
        return targetList.orElse(folder.resolve("targets.txt"));
    }

    /** The command that does this. */
    String command() {
        StringBuilder command = new StringBuilder("cleave lab tables " + folder);
        targetList.ifPresent(file -> command.append(" --targets ").append(file));
        targets.forEach((table, target) ->
                command.append(" --target ").append(table).append('=').append(target));
        only.forEach(table -> command.append(" --only ").append(table));
        methods.forEach(method -> command.append(" --method ").append(method));
        splits.ifPresent(count -> command.append(" --splits ").append(count));
        return seed == 0
                ? command.toString()
                : command.append(" --seed ").append(seed).toString();
    }
}
