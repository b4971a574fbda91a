package dev.cleave.cli.command;

import dev.cleave.Version;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} says. */
public final class CleaveVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"cleave " + Version.current()};
    }
}
