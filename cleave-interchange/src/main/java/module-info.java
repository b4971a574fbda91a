/** Rules and networks in the formats of other systems. */
module dev.cleave.interchange {
    requires transitive dev.cleave.core;
    requires com.fasterxml.jackson.databind;
    requires de.siegmar.fastcsv;
    requires java.sql;
    requires java.xml;
    requires static org.jspecify;

    exports dev.cleave.interchange.asp;
    exports dev.cleave.interchange.dmn;
    exports dev.cleave.interchange.foreign;
    exports dev.cleave.interchange.genes;
    exports dev.cleave.interchange.java;
    exports dev.cleave.interchange.javascript;
    exports dev.cleave.interchange.jdbc;
    exports dev.cleave.interchange.json;
    exports dev.cleave.interchange.markdown;
    exports dev.cleave.interchange.obligation;
    exports dev.cleave.interchange.onnx;
    exports dev.cleave.interchange.pmml;
    exports dev.cleave.interchange.problog;
    exports dev.cleave.interchange.program;
    exports dev.cleave.interchange.prolog;
    exports dev.cleave.interchange.python;
    exports dev.cleave.interchange.r;
    exports dev.cleave.interchange.sql;
    exports dev.cleave.interchange.table;
    exports dev.cleave.interchange.torch;
    exports dev.cleave.interchange.xml;
}
