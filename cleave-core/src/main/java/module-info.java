/** Learns a neural network from a table and gives back the exact logic program that the network is. */
@SuppressWarnings("module") // of which some are built later
module dev.cleave.core {
    requires com.fasterxml.jackson.databind;
    requires de.siegmar.fastcsv;
    requires logicng;
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    uses dev.cleave.ClusterLearner;
    uses dev.cleave.table.format.TableFormat;

    exports dev.cleave;
    exports dev.cleave.budget;
    exports dev.cleave.comparison;
    exports dev.cleave.encoding;
    exports dev.cleave.encoding.label;
    exports dev.cleave.evaluation;
    exports dev.cleave.explanation;
    exports dev.cleave.explanation.counterfactual;
    exports dev.cleave.io;
    exports dev.cleave.io.parse;
    exports dev.cleave.io.text;
    exports dev.cleave.lint;
    exports dev.cleave.logic;
    exports dev.cleave.logic.bits;
    exports dev.cleave.logic.minimise;
    exports dev.cleave.network;
    exports dev.cleave.network.exact;
    exports dev.cleave.table;
    exports dev.cleave.table.bnet;
    exports dev.cleave.table.cell;
    exports dev.cleave.table.csv;
    exports dev.cleave.table.format;
    exports dev.cleave.verification;
    exports dev.cleave.rules.reading to
            dev.cleave.interchange;
    exports dev.cleave.verification.circuit to
            dev.cleave.interchange;
}
