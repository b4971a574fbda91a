package dev.cleave.cli;

/** A picocli command that is a program of its own. */
public interface RootCommand {
    /** Whether failures print their stack traces. */
    boolean debug();
}
