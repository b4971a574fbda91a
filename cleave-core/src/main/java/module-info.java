/** Learns a neural network from a table and gives back the exact logic program that the network is. */
module dev.cleave.core {
    requires com.fasterxml.jackson.databind;
    requires de.siegmar.fastcsv;
    requires logicng;
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    exports dev.cleave;
    exports dev.cleave.budget;
    exports dev.cleave.encoding;
    exports dev.cleave.encoding.label;
    exports dev.cleave.evaluation;
    exports dev.cleave.explanation;
    exports dev.cleave.explanation.counterfactual;
    exports dev.cleave.io;
    exports dev.cleave.io.text;
    exports dev.cleave.logic;
    exports dev.cleave.network;
    exports dev.cleave.table;
    exports dev.cleave.table.bnet;
    exports dev.cleave.table.csv;
    exports dev.cleave.training;
    exports dev.cleave.verification;
    exports dev.cleave.network.exact to
            dev.cleave.interchange;
    exports dev.cleave.rules.reading to
            dev.cleave.interchange;
    exports dev.cleave.verification.circuit to
            dev.cleave.interchange;
}
