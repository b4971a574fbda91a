package dev.cleave.interchange.xml;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An element without its namespace.
 *
 * @param text what it says itself, without spaces around it
 * @param place its line in the file
 */
public record XmlElement(
        String name, Map<String, String> attributes, List<XmlElement> children, String text, SourceLocation place) {
    public XmlElement {
        children = List.copyOf(children);
    }

    public Optional<String> attribute(String attribute) {
        return Optional.ofNullable(attributes.get(attribute));
    }

    /** An {@link InputException} with the line where it is not there. */
    public String required(String attribute) {
        return attribute(attribute)
                .orElseThrow(() -> problem("<" + name + "> has no '" + attribute + "'; the file is not whole"));
    }

    /** The children of one name, in order. */
    public List<XmlElement> all(String child) {
        return children.stream().filter(one -> one.name.equals(child)).toList();
    }

    public Optional<XmlElement> first(String child) {
        return children.stream().filter(one -> one.name.equals(child)).findFirst();
    }

    /** An {@link InputException} with the line where there is none. */
    public XmlElement only(String child) {
        return first(child).orElseThrow(() -> problem("<" + name + "> has no <" + child + ">; the file is not whole"));
    }

    /** This element, and all in it. */
    public List<XmlElement> everything() {
        List<XmlElement> all = new ArrayList<>(List.of(this));
        for (int i = 0; i < all.size(); i++) {
            all.addAll(all.get(i).children);
        }
        return all;
    }

    public InputException problem(String problem) {
        return new InputException(place, OneLine.of(problem));
    }
}
