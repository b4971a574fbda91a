package dev.cleave.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes a file whole or not at all: into a neighbour first, which then takes the file's name. The neighbour is named after the
 * process, so that one that a killed process left is known, and deleted by whoever writes the file next.
 */
public final class AtomicFile {
    private static final String PART = ".part";

    private AtomicFile() {}

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    public static void write(Path file, byte[] content) throws IOException {
        write(file, out -> out.write(content));
    }

    /** Piece by piece, for content that should not be in memory at once. */
    public static void write(Path file, Content content) throws IOException {
        Path target = file.toAbsolutePath();
        // Not a temporary file of the JDK's, which nobody but its owner could read afterwards.
        Path part = target.resolveSibling(
                target.getFileName() + "." + ProcessHandle.current().pid() + PART);
        deleteAbandoned(target);
        try {
            try (OutputStream out = Files.newOutputStream(part)) {
                content.writeTo(out);
            }
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void deleteAbandoned(Path target) throws IOException {
        Pattern part =
                Pattern.compile(Pattern.quote(target.getFileName() + ".") + "([0-9]{1,18})" + Pattern.quote(PART));
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(target.resolveSibling(""), path -> {
            Matcher name = part.matcher(path.getFileName().toString());
            return name.matches()
                    && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty();
        })) {
            for (Path abandoned : parts) {
                Files.deleteIfExists(abandoned);
            }
        }
    }
}
