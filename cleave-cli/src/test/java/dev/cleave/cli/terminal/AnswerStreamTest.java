package dev.cleave.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnswerStreamTest {
    private static Optional<String> failure(String reason) {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException(reason);
            }
        };
        AnswerStream answers = new AnswerStream(broken);
        PrintStream out = new PrintStream(answers, false, StandardCharsets.UTF_8);
        out.println("1,yes");
        out.flush();
        return answers.failure();
    }

    @Test
    void aFullDiskIsRemembered() {
        assertEquals(Optional.of("No space left on device"), failure("No space left on device"));
    }

    @Test
    void aReaderThatHasReadEnoughIsNoFailure() {
        assertEquals(Optional.empty(), failure("Broken pipe"));
    }
}
