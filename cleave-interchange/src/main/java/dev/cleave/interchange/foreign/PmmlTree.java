package dev.cleave.interchange.foreign;

import dev.cleave.interchange.xml.XmlElement;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The nodes of a tree of PMML: of a node's children the first whose predicate holds is taken.
 *
 * @param toDefault whether rows whose cell is missing go to a node's default child
 * @param toLast whether a node answers itself where no child of it is true
 */
record PmmlTree(boolean toDefault, boolean toLast, Leaves leaves) {
    /** Takes what is answered where. */
    interface Leaves {
        void add(Guard where, String value, XmlElement at);
    }

    void read(XmlElement root) {
        if (!PmmlPredicate.in(root).equals(Guard.ALWAYS)) {
            throw root.problem(
                    "is the root of a tree, and has a condition; what is answered where it does not hold is not said");
        }
        node(root, Guard.ALWAYS, "");
    }

    private void node(XmlElement node, Guard where, String inherited) {
        String value = PmmlRules.score(node).orElse(inherited);
        List<XmlElement> children = node.all("Node");
        if (children.isEmpty()) {
            if (value.isEmpty()) {
                throw node.problem("is a leaf that says no class; the file is not whole");
            }
            leaves.add(where, value, node);
            return;
        }
        Guard rest = where; // where no child before was true
        for (XmlElement child : children) {
            Guard own = PmmlPredicate.in(child);
            boolean isDefault = toDefault
                    && child.attribute("id").isPresent()
                    && node.attribute("defaultChild").equals(child.attribute("id"));
            if (isDefault) {
                own = withGaps(own, children);
            }
            node(child, rest.and(own), value);
            rest = rest.and(toDefault ? own.not() : own.not().inData(Set.of()));
        }
        if (!rest.isNever() && !toLast) {
            throw node.problem("has rows of which no child is true, and does not say what is answered there");
        }
        if (!rest.isNever()) {
            leaves.add(rest, value, node);
        }
    }

    /** Rows whose cell is missing in a column that children ask for. */
    private static Guard withGaps(Guard own, List<XmlElement> children) {
        Guard all = own;
        Set<String> columns = children.stream()
                .flatMap(child -> PmmlPredicate.in(child).choices().stream())
                .flatMap(List::stream)
                .map(ForeignCondition::column)
                .collect(Collectors.toCollection(TreeSet::new));
        for (String column : columns.stream().sorted().toList()) {
            all = all.or(Guard.of(ForeignCondition.missing(column)));
        }
        return all;
    }
}
