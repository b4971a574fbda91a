package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Ran;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class CleaveCommandTest {
    @Test
    void commandsAreCalledByTheirOwnNames() {
        for (RootCommand.Subcommand subcommand : CleaveCommand.SUBCOMMANDS) {
            CommandLine.Command own = subcommand.type().getAnnotation(CommandLine.Command.class);
            assertEquals(own.name(), subcommand.name());
        }
    }

    @Test
    void helpNamesEveryCommand() {
        String help = Ran.cleave("help").out();
        for (RootCommand.Subcommand subcommand : CleaveCommand.SUBCOMMANDS) {
            assertTrue(help.contains("  " + subcommand.name() + " "), help);
        }
        assertEquals(help, Ran.cleave("--help").out());
    }

    @Test
    void helpOnACommandIsTheCommandsOwn() {
        assertEquals(
                Ran.cleave("verify", "--help").out(),
                Ran.cleave("help", "verify").out());
    }

    @Test
    void wordThatIsNoCommandIsComparedWithAll() {
        assertTrue(
                Ran.cleave("lern").err().contains("learn"), Ran.cleave("lern").err());
    }
}
