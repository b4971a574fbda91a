/** Data sets that have a name, with the preparation and the protocol of the paper. */
module dev.cleave.datasets {
    requires transitive dev.cleave.core;
    requires static org.jspecify;

    exports dev.cleave.datasets;
}
