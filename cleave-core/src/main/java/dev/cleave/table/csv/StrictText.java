package dev.cleave.table.csv;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/** Turns bytes into characters and fails on bytes that are none. One thread uses it. */
final class StrictText {
    private final CharsetDecoder decoder;
    private char[] characters = new char[64];
    private int length;
    private boolean isAscii = true;

    StrictText(Charset charset) {
        this.decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
    }

    void decode(byte[] bytes, int from, int to) throws CharacterCodingException {
        if (characters.length < to - from) {
            characters = new char[2 * (to - from)];
        }
        length = 0;
        for (int i = from; i < to && bytes[i] >= 0; i++) {
            characters[length++] = (char) bytes[i];
        }
        if (length < to - from) {
            decodeAll(bytes, from, to);
        }
    }

    private void decodeAll(byte[] bytes, int from, int to) throws CharacterCodingException {
        isAscii = false;
        CharBuffer out = CharBuffer.wrap(characters);
        CoderResult result = decoder.reset().decode(ByteBuffer.wrap(bytes, from, to - from), out, true);
        if (result.isError()) {
            result.throwException();
        }
        length = out.position();
    }

    /** Whether all texts so far were. */
    boolean isAscii() {
        return isAscii;
    }

    char[] characters() {
        return characters;
    }

    int length() {
        return length;
    }

    @Override
    public String toString() {
        return new String(characters, 0, length);
    }

    /** At most so many characters from the start of a text that may go on. */
    static String start(byte[] bytes, Charset charset, int most) throws CharacterCodingException {
        CharBuffer out = CharBuffer.allocate(most);
        CoderResult result = new StrictText(charset).decoder.decode(ByteBuffer.wrap(bytes), out, false);
        if (result.isError()) {
            result.throwException();
        }
        return out.flip().toString();
    }
}
