package dev.cleave.web.page;

import dev.cleave.interchange.javascript.JavaScriptText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/** The files that pages are made of, by name; {@code predictor.js} is that of exported models. */
public final class PageFile {
    private static final Pattern NAME = Pattern.compile("[a-z-]+\\.(js|css)");
    private static final String PREDICTOR = "predictor.js";

    private PageFile() {}

    /** None where there is no such file. */
    public static Optional<String> find(String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        return name.equals(PREDICTOR) ? Optional.of(JavaScriptText.runtime()) : resource(name);
    }

    static String read(String name) {
        return find(name).orElseThrow(() -> new IllegalStateException("the jar lacks " + name));
    }

    private static Optional<String> resource(String name) {
        try (InputStream stream = PageFile.class.getResourceAsStream(name)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
