package dev.cleave.spark;

import java.util.Optional;
import org.apache.spark.ml.util.Identifiable;

/**
 * The identifier of an object that is being made: constructors of Spark make parameters that know it before a constructor of Java can
 * set it.
 */
final class PendingUid {
    private static final ThreadLocal<Optional<String>> PENDING = ThreadLocal.withInitial(Optional::empty);

    private PendingUid() {}

    /** To be called before the constructor of Spark runs. */
    static PendingUid set(String uid) {
        PENDING.set(Optional.of(uid));
        return new PendingUid();
    }

    static PendingUid fresh(String prefix) {
        return set(Identifiable.randomUID(prefix));
    }

    static String take() {
        String uid = PENDING.get().orElseThrow();
        PENDING.remove();
        return uid;
    }
}
