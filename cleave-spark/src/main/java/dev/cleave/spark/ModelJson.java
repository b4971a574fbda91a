package dev.cleave.spark;

import dev.cleave.Learned;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/** A model file as a text, which can travel. */
public final class ModelJson {
    private ModelJson() {}

    public static String of(Learned learned) {
        return withFile(file -> {
            learned.save(file);
            return text(file);
        });
    }

    public static Learned read(String json) {
        return withFile(file -> {
            write(file, json);
            return Learned.load(file);
        });
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("a temporary file can't be read", e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException("a temporary file can't be written", e);
        }
    }

    private static <T> T withFile(Function<Path, T> use) {
        try {
            Path file = Files.createTempFile("cleave", ".cleave");
            try {
                return use.apply(file);
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("no temporary file can be made", e);
        }
    }
}
