package dev.cleave.table;

/** What is said where memory does not suffice. */
public final class HeapSize {
    private static final long GIGABYTE = 1L << 30;
    private static final double ROOM = 1.3;

    private HeapSize() {}

    /** @param done the share of the work that was done with the memory there is, above 0 */
    public static InputException tooSmall(SourceLocation place, double done, Throwable cause) {
        return new InputException(place, problem(Runtime.getRuntime().maxMemory(), done), cause);
    }

    static String problem(long heap, double done) {
        long enough = (long) Math.ceil(Math.max(2.0 * heap, ROOM * heap / done) / GIGABYTE);
        return "needs more memory than the " + (heap >> 20) + " MB that Java may use; about " + enough
                + " GB would do: set CLEAVE_JAVA_OPTIONS=-Xmx" + enough + "g";
    }
}
