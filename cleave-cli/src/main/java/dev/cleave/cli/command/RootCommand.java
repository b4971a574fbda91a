package dev.cleave.cli.command;

import java.util.List;

/** A picocli command that is a program of its own. */
public interface RootCommand {
    /** Whether failures print their stack traces. */
    boolean debug();

    /** The commands beneath it that are built as they are needed, in the order of the help. */
    default List<Subcommand> subcommands() {
        return List.of();
    }

    /**
     * A picocli command and the word that calls it.
     *
     * @param trains whether it may train networks, which the Vector API is loaded for
     */
    record Subcommand(String name, Class<?> type, boolean trains) {}
}
