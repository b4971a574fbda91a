package dev.cleave.logic;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A program made ready to answer one row after the other quickly, with the answers of {@link RuleSet#answer(BitSet)}.
 * Immutable. A row is words of bits, atom a being bit a % 64 of word a / 64.
 */
public final class CompiledRules {
    private final int atoms;
    private final int words; // of a row and its auxiliaries
    private final List<ReadyDefinition> auxiliaries;
    private final List<ReadyDefinition> heads;
    private final Optional<ClassTally> tally; // that decides all heads together

    private CompiledRules(RuleSet rules) {
        this.atoms = rules.atoms();
        this.words = words(rules.atoms() + rules.auxiliaries().size());
        this.auxiliaries = rules.auxiliaries().stream().map(ReadyDefinition::of).toList();
        this.tally = rules.tally();
        this.heads = rules.heads().stream().map(ReadyDefinition::of).toList();
    }

    public static CompiledRules of(RuleSet rules) {
        return new CompiledRules(rules);
    }

    /** A row in which no atom holds, with room for what the rules add; to be filled by the caller and answered once. */
    public long[] emptyRow() {
        return new long[words];
    }

    /** The outputs that hold for a row, which is changed; one bit each, the first 64 of them in the first word. */
    public long[] answer(long[] row) {
        for (int i = 0; i < auxiliaries.size(); i++) {
            if (auxiliaries.get(i).holds(row)) {
                set(row, atoms + i);
            }
        }
        long[] answer = new long[words(heads.size())];
        if (tally.isPresent()) {
            set(answer, tally.get().best(row));
            return answer;
        }
        for (int output = 0; output < heads.size(); output++) {
            if (heads.get(output).holds(row)) {
                set(answer, output);
            }
        }
        return answer;
    }

    private static void set(long[] bits, int i) {
        bits[i >>> 6] |= 1L << i;
    }

    private static int words(int bits) {
        return (bits + 63) >>> 6;
    }

    private record ReadyDefinition(List<CompiledRule> rules, boolean negated) {
        static ReadyDefinition of(Definition definition) {
            return new ReadyDefinition(
                    definition.rules().stream().map(CompiledRule::of).toList(), definition.negated());
        }

        boolean holds(long[] row) {
            for (int i = 0; i < rules.size(); i++) {
                if (rules.get(i).fires(row)) {
                    return !negated;
                }
            }
            return negated;
        }
    }
}
