package dev.cleave.interchange.xml;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads a document of XML. Whoever declares a document type, and with it entities, is refused. */
public final class XmlText {
    private static final int MOST_ELEMENTS = 500_000;
    private static final int DEEPEST = 1_000;

    private final SourceLocation place;
    private final XMLStreamReader xml;
    private int elements;

    private XmlText(SourceLocation place, XMLStreamReader xml) {
        this.place = place;
        this.xml = xml;
    }

    public static boolean isOne(String text) {
        String start = text.startsWith("\ufeff") ? text.substring(1) : text;
        return start.stripLeading().startsWith("<");
    }

    /** The outermost element; an {@link InputException} with the line where the text is no document. */
    public static XmlElement read(SourceLocation place, String text) {
        try {
            XMLStreamReader reader = factory()
                    .createXMLStreamReader(new StringReader(text.startsWith("\ufeff") ? text.substring(1) : text));
            return new XmlText(place, reader).document();
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
            throw new InputException(
                    place.withLine(Math.max(1, line)),
                    "is no whole document of XML; it may be cut short or damaged",
                    e);
        }
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("no other file is read");
        });
        return factory;
    }

    private XmlElement document() throws XMLStreamException {
        while (true) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT) {
                XmlElement root = element(1);
                while (xml.hasNext()) {
                    xml.next();
                }
                return root;
            }
            refuse(event);
        }
    }

    private XmlElement element(int depth) throws XMLStreamException {
        SourceLocation own = here();
        if (++elements > MOST_ELEMENTS || depth > DEEPEST) {
            throw new InputException(
                    own,
                    "has more than " + MOST_ELEMENTS + " elements, or more than " + DEEPEST
                            + " in each other; prune what it holds");
        }
        String name = xml.getLocalName();
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
        }
        List<XmlElement> children = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int event = xml.next(); event != XMLStreamConstants.END_ELEMENT; event = xml.next()) {
            if (event == XMLStreamConstants.START_ELEMENT) {
                children.add(element(depth + 1));
            } else if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
                text.append(xml.getText());
            } else {
                refuse(event);
            }
        }
        return new XmlElement(name, attributes, children, text.toString().strip(), own);
    }

    private void refuse(int event) {
        if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
            throw new InputException(
                    here(),
                    "declares a document type or uses an entity, which are never resolved; write it without them");
        }
    }

    private SourceLocation here() {
        return place.withLine(Math.max(1, xml.getLocation().getLineNumber()));
    }
}
