package dev.cleave.verification;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Whether two behaviours are the same, within a scope. */
public sealed interface Verdict {
    Scope scope();

    /** They give the same answers everywhere in the scope. */
    record Equivalent(Scope scope) implements Verdict {}

    /**
     * They differ, on this input among others; both were evaluated on it.
     *
     * @param counterexample the atoms that hold
     * @param output the first output whose answers differ
     */
    record Differs(Scope scope, BitSet counterexample, int output) implements Verdict {
        public Differs {
            counterexample = (BitSet) counterexample.clone();
        }

        @Override
        public BitSet counterexample() {
            return (BitSet) counterexample.clone();
        }
    }

    /** Nobody knows; the reason is one clause without a full stop. */
    record Undecided(Scope scope, String reason) implements Verdict {}

    /** Of several outputs together: a difference before a doubt, a doubt before agreement, rows before all inputs. */
    static Verdict whole(List<Verdict> parts) {
        return first(parts, Differs.class)
                .or(() -> first(parts, Undecided.class))
                .or(() -> parts.stream()
                        .filter(part -> part.scope() instanceof Scope.GivenRows)
                        .findFirst())
                .orElseGet(() -> parts.get(0));
    }

    private static Optional<Verdict> first(List<Verdict> parts, Class<? extends Verdict> kind) {
        return parts.stream().filter(kind::isInstance).findFirst();
    }
}
