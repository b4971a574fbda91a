package dev.cleave.evidence;

import java.util.List;

/** Something that must become true of a row. */
interface Demand {
    boolean isMet(Draft draft);

    /** Of a demand that is not met: whether so many more changes may be enough. */
    Reach reach(Draft draft, int left);

    /** Of a demand that is not met: changes of which every way to meet it makes at least one. */
    List<Change> steps(Draft draft);

    /** How far a demand is away. */
    enum Reach {
        WITHIN,
        BEYOND,
        NEVER
    }
}
