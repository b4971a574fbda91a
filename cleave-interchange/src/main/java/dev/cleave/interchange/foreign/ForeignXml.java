package dev.cleave.interchange.foreign;

import dev.cleave.interchange.xml.XmlElement;

/** Rules in files of XML, by their outermost element. */
final class ForeignXml {
    private ForeignXml() {}

    static ForeignRules read(XmlElement root, String target) {
        return switch (root.name()) {
            case "PMML" -> new PmmlRules(root).rules();
            case "definitions" -> new DmnRules(root, target).rules();
            default ->
                throw root.problem("is XML with <" + root.name()
                        + "> outermost; rules are read from PMML and DMN, networks of genes from SBML without --data");
        };
    }
}
