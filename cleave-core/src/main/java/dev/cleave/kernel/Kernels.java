package dev.cleave.kernel;

/** Chooses the kernel, once. */
public final class Kernels {
    private Kernels() {}

    /** The Vector API where it is present and eight floats wide, plain loops otherwise. */
    public static Kernel best() {
        return Best.KERNEL;
    }

    /** Plain loops, everywhere the same. */
    public static Kernel plain() {
        return new PlainKernel();
    }

    /**
     * The Vector API may be absent, or be added to the running machine after its start: so the question is whether its classes
     * can be loaded now, and no class that mentions them is touched before.
     */
    private static Kernel choose() {
        try {
            Class.forName("jdk.incubator.vector.FloatVector");
            return VectorKernel.isFast() ? new VectorKernel() : plain();
        } catch (ClassNotFoundException | LinkageError absent) {
            return plain();
        }
    }

    private static final class Best {
        static final Kernel KERNEL = choose();
    }
}
