package dev.cleave.cli.command;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code cleave completion}: what a shell needs to complete commands and options. */
@Command(
        name = "completion",
        description = "Prints a script by which bash and zsh complete commands and options.",
        footer = {
            "",
            "For this shell:  source <(cleave completion)",
            "For good:        the same line in ~/.bashrc or ~/.zshrc"
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class CompletionCommand implements Runnable {
    @ParentCommand
    private CleaveCommand cleave;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        cleave.out()
                .println(CompletionScript.of(
                        AutoComplete.bash("cleave", spec.parent().commandLine())));
    }
}
