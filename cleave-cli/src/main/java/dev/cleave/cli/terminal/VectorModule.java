package dev.cleave.cli.terminal;

import java.lang.reflect.InvocationTargetException;

/** Loads the Vector API after the JVM has started, so that no warning is printed (docs/adr/0002). */
final class VectorModule {
    private VectorModule() {}

    /**
     * Makes the vector kernels available where the launcher says that the compiler knows them, and the JVM lets us; otherwise
     * the plain kernels run.
     */
    static void loadIfAllowed() {
        if (!Boolean.getBoolean("cleave.vector")) {
            return;
        }
        try {
            Class.forName("jdk.internal.module.Modules")
                    .getMethod("loadModule", String.class)
                    .invoke(null, "jdk.incubator.vector");
        } catch (ReflectiveOperationException | RuntimeException refused) {
            trace(refused);
        }
    }

    private static void trace(Exception refused) {
        if (Boolean.getBoolean("cleave.debug")) {
            Throwable cause = refused instanceof InvocationTargetException ? refused.getCause() : refused;
            System.err.println("cleave: plain kernels, because the Vector API was not loaded: " + cause);
        }
    }
}
