package dev.cleave.cli.terminal;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;

/** Standard output that remembers why it could not be written, which a {@link java.io.PrintStream} forgets. */
final class AnswerStream extends FilterOutputStream {
    private static final String CLOSED = "broken pipe"; // whoever reads has read enough, as head does

    private Optional<String> failure = Optional.empty();

    AnswerStream(OutputStream out) {
        super(out);
    }

    /** Why answers were lost; empty where none were, or nobody wanted more. */
    Optional<String> failure() {
        return failure.filter(reason -> !reason.toLowerCase(Locale.ROOT).contains(CLOSED));
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            throw remembered(e);
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            throw remembered(e);
        }
    }

    private IOException remembered(IOException e) {
        failure = failure.or(() -> Optional.of(String.valueOf(e.getMessage())));
        return e;
    }
}
