package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Ran;
import java.util.List;
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
    void everyHelpFitsATerminal() {
        for (RootCommand.Subcommand subcommand : CleaveCommand.SUBCOMMANDS) {
            String help = Ran.cleave("help", subcommand.name()).out();
            assertEquals(
                    List.of(), help.lines().filter(line -> line.length() > 80).toList());
        }
    }

    @Test
    void wordsAreTheSameInHelpAndOnTheirOwn() {
        String words = Ran.cleave("words").out();
        assertTrue(words.contains("95 %  "), words);
        assertTrue(Ran.cleave("help", "words").out().replace("\r", "").contains(words.strip()), words);
    }

    @Test
    void anOptionThatDoesNotExistIsComparedWithThoseThatDo() {
        String err = Ran.cleave("learn", "x.csv", "--traget", "y").err();
        assertTrue(err.contains("did you mean --target?"), err);
    }

    @Test
    void wordThatIsNoCommandIsComparedWithAll() {
        assertTrue(
                Ran.cleave("lern").err().contains("learn"), Ran.cleave("lern").err());
    }
}
