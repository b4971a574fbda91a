package dev.cleave.parquet;

import java.util.function.Function;
import java.util.function.LongFunction;
import org.apache.parquet.column.Dictionary;
import org.apache.parquet.io.api.Binary;

/** How the values of a column are written in a CSV. */
sealed interface ValueText {
    /** Of a number or a truth value, by its bits. */
    String ofBits(long bits);

    String ofBytes(Binary bytes);

    /** Of a value in a dictionary. */
    String of(Dictionary dictionary, int id);

    /** Finds the bits of a value in a dictionary. */
    interface Lookup {
        long bits(Dictionary dictionary, int id);
    }

    /** Values that are bits. */
    record Bits(Lookup lookup, LongFunction<String> text) implements ValueText {
        @Override
        public String ofBits(long bits) {
            return text.apply(bits);
        }

        @Override
        public String ofBytes(Binary bytes) {
            throw new IllegalStateException("bytes in a column of numbers");
        }

        @Override
        public String of(Dictionary dictionary, int id) {
            return text.apply(lookup.bits(dictionary, id));
        }
    }

    /** Values that are bytes. */
    record Bytes(Function<Binary, String> text) implements ValueText {
        @Override
        public String ofBits(long bits) {
            throw new IllegalStateException("a number in a column of bytes");
        }

        @Override
        public String ofBytes(Binary bytes) {
            return text.apply(bytes);
        }

        @Override
        public String of(Dictionary dictionary, int id) {
            return text.apply(dictionary.decodeToBinary(id));
        }
    }
}
