package dev.cleave;

/** How rules are got from networks. */
public enum Extract {
    /** Candidates of every kind, chosen by validation rows and length; the default. */
    AUTO,
    /** As {@link #AUTO}, of the candidates of the search alone: plain rules from a pool that networks fill. */
    SEARCH,
    /** The exact reading of the pruned hard network, whatever its size. */
    EXACT,
    /** A last phase of training makes every conjunction one rule; the exact reading of that network. */
    TERNARY,
    /** As {@link #TERNARY}, then what each of these rules counts for each output is fitted anew. */
    REFIT,
    /** The paper's disentanglement of the soft network. */
    DISENTANGLE,
    /** The paper's thresholding of the soft network, with one value for all weights. */
    THRESHOLD
}
