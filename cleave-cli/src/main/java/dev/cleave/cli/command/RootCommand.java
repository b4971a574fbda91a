package dev.cleave.cli.command;

/** A picocli command that is a program of its own. */
public interface RootCommand {
    /** Whether failures print their stack traces. */
    boolean debug();
}
