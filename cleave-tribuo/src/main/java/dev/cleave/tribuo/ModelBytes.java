package dev.cleave.tribuo;

import dev.cleave.Learned;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A model as the bytes of its file, which are read when it is first asked. */
final class ModelBytes implements Serializable {
    private static final long serialVersionUID = 1;

    private final byte[] file;
    private final boolean isAbsentMissing;
    private transient volatile @Nullable Learned learned;

    ModelBytes(Learned learned, boolean isAbsentMissing) {
        this(written(learned), isAbsentMissing);
        this.learned = learned;
    }

    ModelBytes(byte[] file, boolean isAbsentMissing) {
        this.file = file.clone();
        this.isAbsentMissing = isAbsentMissing;
    }

    boolean isAbsentMissing() {
        return isAbsentMissing;
    }

    byte[] file() {
        return file.clone();
    }

    Learned learned() {
        Learned known = learned;
        if (known == null) {
            known = read(file);
            learned = known;
        }
        return known;
    }

    private static byte[] written(Learned learned) {
        return beside(path -> {
            learned.save(path);
            return Files.readAllBytes(path);
        });
    }

    private static Learned read(byte[] file) {
        return beside(path -> {
            Files.write(path, file);
            return Learned.load(path);
        });
    }

    private static <T> T beside(Use<T> use) {
        try {
            Path path = Files.createTempFile("cleave", ".cleave");
            try {
                return use.of(path);
            } finally {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private interface Use<T> {
        T of(Path path) throws IOException;
    }
}
