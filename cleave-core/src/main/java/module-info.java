/** Learns a neural network from a table and gives back the exact logic program that the network is. */
module dev.cleave.core {
    requires com.fasterxml.jackson.databind;
    requires de.siegmar.fastcsv;
    requires logicng;
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    exports dev.cleave;
    exports dev.cleave.budget;
    exports dev.cleave.data;
    exports dev.cleave.evaluation;
    exports dev.cleave.evidence;
    exports dev.cleave.explanation;
    exports dev.cleave.export;
    exports dev.cleave.extraction;
    exports dev.cleave.ledger;
    exports dev.cleave.logic;
    exports dev.cleave.model;
    exports dev.cleave.pruning;
    exports dev.cleave.search;
    exports dev.cleave.torch;
    exports dev.cleave.training;
    exports dev.cleave.verification;
}
