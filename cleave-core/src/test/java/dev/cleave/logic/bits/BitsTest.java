package dev.cleave.logic.bits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.cleave.logic.Literal;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** {@link Bits} against {@link BitSet}, at sizes around whole words. */
class BitsTest {
    private static final int[] SIZES = {1, 2, 63, 64, 65, 127, 128, 129, 200};

    @Test
    void answersAreThoseOfABitSet() {
        forRandomPairs((one, other) -> {
            Bits a = bits(one);
            Bits b = bits(other);
            BitSet common = and(one, other);
            assertEquals(one.set.cardinality(), a.count());
            assertEquals(one.set.isEmpty(), a.isEmpty());
            assertEquals(!common.isEmpty(), a.intersects(b));
            assertEquals(common.equals(one.set), a.isSubsetOf(b));
            assertEquals(common.cardinality(), a.countCommon(b));
            assertEquals(one.set.equals(other.set), a.equals(b));
            for (int i = 0; i < one.size; i++) {
                assertEquals(one.set.get(i), a.get(i));
                assertEquals(one.set.nextSetBit(i), a.next(i));
            }
            assertEquals(-1, a.next(one.size + 64));
        });
    }

    @Test
    void changesAreThoseOfABitSet() {
        forRandomPairs((one, other) -> {
            BitSet union = (BitSet) one.set.clone();
            union.or(other.set);
            BitSet rest = (BitSet) one.set.clone();
            rest.andNot(other.set);
            assertChanged(union, one, other, Bits::add);
            assertChanged(and(one, other), one, other, Bits::retain);
            assertChanged(rest, one, other, Bits::remove);
        });
    }

    @Test
    void literalsKeepTheRowsThatTheyHoldIn() {
        forRandomPairs((one, other) -> {
            BitColumns.Builder builder = new BitColumns.Builder(one.size, 2);
            other.set.stream().forEach(row -> builder.set(row, 1));
            BitColumns columns = builder.build();
            for (Literal literal : List.of(Literal.of(1), Literal.not(1))) {
                BitSet kept = (BitSet) one.set.clone();
                one.set.stream()
                        .filter(row -> other.set.get(row) != literal.positive())
                        .forEach(kept::clear);
                Bits bits = bits(one);
                assertEquals(kept.cardinality(), bits.count(columns, literal));
                bits.retain(columns, literal);
                assertEquals(kept, BitSet.valueOf(bits.toWords()));
            }
        });
    }

    @Test
    void allHasEveryNumberBelowItsSize() {
        for (int size : SIZES) {
            BitSet all = new BitSet();
            all.set(0, size);
            assertEquals(all, BitSet.valueOf(Bits.all(size).toWords()));
        }
    }

    @Test
    void copiesAreApart() {
        Bits bits = Bits.none(70);
        Bits copy = bits.copy();
        copy.set(69);
        assertEquals(0, bits.count());
        assertNotEquals(bits, copy);
        assertNotEquals(bits.hashCode(), copy.hashCode());
        bits.set(69);
        assertEquals(copy.hashCode(), bits.hashCode());
    }

    private static void assertChanged(BitSet expected, Drawn one, Drawn other, BiConsumer<Bits, Bits> change) {
        Bits changed = bits(one);
        change.accept(changed, bits(other));
        assertEquals(expected, BitSet.valueOf(changed.toWords()), () -> one + " " + other);
    }

    private static BitSet and(Drawn one, Drawn other) {
        BitSet common = (BitSet) one.set.clone();
        common.and(other.set);
        return common;
    }

    private static Bits bits(Drawn drawn) {
        Bits bits = Bits.none(drawn.size);
        drawn.set.stream().forEach(bits::set);
        return bits;
    }

    private static void forRandomPairs(BiConsumer<Drawn, Drawn> law) {
        SplittableRandom random = new SplittableRandom(1);
        for (int size : SIZES) {
            for (int i = 0; i < 60; i++) {
                Drawn one = Drawn.of(random, size);
                law.accept(one, i % 5 == 0 ? one : Drawn.of(random, size));
            }
        }
    }

    private record Drawn(int size, BitSet set) {
        static Drawn of(SplittableRandom random, int size) {
            BitSet set = new BitSet();
            int oneOf = 1 << random.nextInt(8);
            for (int i = 0; i < size; i++) {
                set.set(i, random.nextInt(oneOf) == 0);
            }
            return new Drawn(size, set);
        }
    }
}
