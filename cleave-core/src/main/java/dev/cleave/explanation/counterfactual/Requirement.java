package dev.cleave.explanation.counterfactual;

import java.util.List;

/** Something that must become true of a row. */
interface Requirement {
    boolean isMet(ChangedRow draft);

    /** Of a demand that is not met: whether so many more changes may be enough. */
    Reach reach(ChangedRow draft, int left);

    /** Of a demand that is not met: changes of which every way to meet it makes at least one. */
    List<Change> steps(ChangedRow draft);

    /** How far a demand is away. */
    enum Reach {
        WITHIN,
        BEYOND,
        NEVER
    }
}
