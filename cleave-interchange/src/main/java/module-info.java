/** Rules and networks in the formats of other systems. */
module dev.cleave.interchange {
    requires transitive dev.cleave.core;
    requires com.fasterxml.jackson.databind;
    requires de.siegmar.fastcsv;
    requires static org.jspecify;

    exports dev.cleave.interchange.asp;
    exports dev.cleave.interchange.javascript;
    exports dev.cleave.interchange.problog;
    exports dev.cleave.interchange.torch;
}
