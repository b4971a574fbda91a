package dev.cleave.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The style sheets of pages and plots. */
final class Style {
    private Style() {}

    static String page() {
        return read("page.css") + plots();
    }

    static String plots() {
        return read("plot.css");
    }

    private static String read(String name) {
        try (InputStream in = Objects.requireNonNull(Style.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
