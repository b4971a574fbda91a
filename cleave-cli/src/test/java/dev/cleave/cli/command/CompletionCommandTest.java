package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Ran;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script in a real bash, asked for what a person would type next. */
class CompletionCommandTest {
    @TempDir
    private Path folder;

    private String script;

    @BeforeEach
    void write() {
        Ran ran = Ran.cleave("completion");
        assertEquals(0, ran.code(), ran.err());
        script = ran.out();
    }

    private String completed(String typed) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("script"), script);
        Files.writeString(folder.resolve("penguins.csv"), "");
        Process bash = new ProcessBuilder(
                        "bash",
                        "--norc",
                        "-c",
                        "compopt() { :; }; source ./script; read -ra COMP_WORDS <<< \"$1\";"
                                + " [[ $1 == *' ' ]] && COMP_WORDS+=(''); COMP_CWORD=$((${#COMP_WORDS[@]} - 1));"
                                + " COMPREPLY=(); _complete_cleave; echo \"${COMPREPLY[*]}\"",
                        "bash",
                        typed)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, bash.waitFor(), said);
        return said.replace('\n', ' ').strip();
    }

    @Test
    void commandsOptionsValuesAndFilesAreCompleted() throws IOException, InterruptedException {
        assertEquals("learn", completed("cleave le"));
        assertEquals("--target", completed("cleave learn penguins.csv --tar"));
        assertEquals("readable balanced accurate", completed("cleave learn penguins.csv --prefer "));
        assertTrue(completed("cleave learn penguins.csv --metric ").startsWith("auto accuracy f1"));
        assertEquals("penguins.csv", completed("cleave report model.cleave --data penguins.csv --out pen"));
    }

    /** Where the script has no answer bash's own is left on, which is files: DATA may be one. */
    @Test
    void filesOfBashAreNotSwitchedOff() {
        assertTrue(script.contains("complete -F _complete_cleave -o default cleave"), script);
        assertTrue(!script.contains("compopt +o default"), script);
    }

    /** Two options of one command whose values have one name would be offered each other's. */
    @Test
    void noTwoOptionsOfACommandShareTheirValues() {
        for (String function : script.split("(?m)^function ")) {
            Set<String> names = new HashSet<>();
            List<String> declared = function.lines()
                    .filter(line -> line.matches("  local \\w+_option_args=.*"))
                    .map(line -> line.substring(0, line.indexOf('=')).strip())
                    .toList();
            declared.forEach(
                    name -> assertTrue(names.add(name), function.lines().findFirst() + ": " + name));
        }
    }
}
