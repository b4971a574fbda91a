package dev.cleave.table.csv;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/** Opens a file as text: unpacks gzip, obeys a byte order mark, refuses what is not text. */
public final class TextSource {
    private static final int BUFFER = 1 << 16;

    private TextSource() {}

    /** By its mark, or as UTF-8; reading fails on bytes that are not. */
    public static BufferedReader open(Path file) throws IOException {
        InputStream bytes = bytes(file);
        try {
            Optional<ByteOrderMark> mark = ByteOrderMark.of(peek(bytes, 3));
            if (mark.isPresent()) {
                bytes.skipNBytes(mark.get().length());
                return strict(bytes, mark.get().charset());
            }
            BinaryCheck.requireText(peek(bytes, BUFFER / 2), SourceLocation.in(file));
            return strict(bytes, StandardCharsets.UTF_8);
        } catch (IOException | InputException e) {
            bytes.close();
            throw e;
        }
    }

    /** As {@link #open} and {@link #openLatin} do, for those who take bytes; a {@link NotPlainException} where these are UTF-16. */
    static InputStream openBytes(FileBytes raw, SourceLocation file, Charset charset)
            throws IOException, NotPlainException {
        InputStream bytes = bytes(raw);
        try {
            Optional<ByteOrderMark> mark = ByteOrderMark.of(peek(bytes, 3));
            if (mark.isPresent() && mark.get() != ByteOrderMark.UTF_8) {
                throw NotPlainException.INSTANCE;
            }
            if (mark.isPresent() && charset.equals(StandardCharsets.UTF_8)) {
                bytes.skipNBytes(mark.get().length());
            } else {
                BinaryCheck.requireText(peek(bytes, BUFFER / 2), file);
            }
            return bytes;
        } catch (IOException | InputException | NotPlainException e) {
            bytes.close();
            throw e;
        }
    }

    /** As ISO-8859-1, in which every byte is a character. */
    static BufferedReader openLatin(Path file) throws IOException {
        InputStream bytes = bytes(file);
        try {
            BinaryCheck.requireText(peek(bytes, BUFFER / 2), SourceLocation.in(file));
        } catch (IOException | InputException e) {
            bytes.close();
            throw e;
        }
        return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.ISO_8859_1), BUFFER);
    }

    private static BufferedReader strict(InputStream bytes, Charset charset) {
        return new BufferedReader(
                new InputStreamReader(
                        bytes,
                        charset.newDecoder()
                                .onMalformedInput(CodingErrorAction.REPORT)
                                .onUnmappableCharacter(CodingErrorAction.REPORT)),
                BUFFER);
    }

    private static InputStream bytes(Path file) throws IOException {
        return bytes(FileBytes.open(file));
    }

    private static InputStream bytes(FileBytes opened) throws IOException {
        InputStream raw = new BufferedInputStream(opened, BUFFER);
        try {
            return isGzip(peek(raw, 2)) ? new BufferedInputStream(new GZIPInputStream(raw, BUFFER), BUFFER) : raw;
        } catch (IOException e) {
            raw.close();
            throw e;
        }
    }

    private static boolean isGzip(byte[] start) {
        return start.length == 2 && (start[0] & 0xff) == 0x1f && (start[1] & 0xff) == 0x8b;
    }

    /** The next bytes, which stay to be read. */
    static byte[] peek(InputStream bytes, int count) throws IOException {
        bytes.mark(count);
        byte[] start = bytes.readNBytes(count);
        bytes.reset();
        return start;
    }
}
