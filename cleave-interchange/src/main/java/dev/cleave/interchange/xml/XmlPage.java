package dev.cleave.interchange.xml;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A text of XML as it is written, element by element. Used once. */
public final class XmlPage {
    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;

    public XmlPage() {
        try {
            this.xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
        } catch (XMLStreamException e) {
            throw failure(e);
        }
    }

    /** Nothing that comes from outside makes a text fail. */
    private static IllegalStateException failure(XMLStreamException e) {
        return new IllegalStateException(e);
    }

    /** @param attributes names and values by turns */
    public void start(String name, String... attributes) {
        try {
            xml.writeStartElement(name);
        } catch (XMLStreamException e) {
            throw failure(e);
        }
        attributes(attributes);
    }

    /** @param attributes names and values by turns */
    public void empty(String name, String... attributes) {
        try {
            xml.writeEmptyElement(name);
        } catch (XMLStreamException e) {
            throw failure(e);
        }
        attributes(attributes);
    }

    /** Of the element that was begun last. */
    public void attributes(String... attributes) {
        try {
            for (int i = 0; i < attributes.length; i += 2) {
                xml.writeAttribute(attributes[i], clean(attributes[i + 1]));
            }
        } catch (XMLStreamException e) {
            throw failure(e);
        }
    }

    /** @param prefix empty for names without one */
    public void namespace(String prefix, String uri) {
        try {
            if (prefix.isEmpty()) {
                xml.writeDefaultNamespace(uri);
            } else {
                xml.writeNamespace(prefix, uri);
            }
        } catch (XMLStreamException e) {
            throw failure(e);
        }
    }

    /** An element that holds a text. */
    public void element(String name, String content, String... attributes) {
        start(name, attributes);
        try {
            xml.writeCharacters(clean(content));
        } catch (XMLStreamException e) {
            throw failure(e);
        }
        end();
    }

    public void end() {
        try {
            xml.writeEndElement();
        } catch (XMLStreamException e) {
            throw failure(e);
        }
    }

    /** All of it, with every element ended. */
    public String text() {
        try {
            xml.writeEndDocument();
        } catch (XMLStreamException e) {
            throw failure(e);
        }
        return text.toString();
    }

    /** Without what XML has no place for: characters that only words for people have. */
    private static String clean(String text) {
        return text.codePoints()
                .map(c -> c < 0x20 && c != '\t' && c != '\n' && c != '\r'
                                || c >= 0xd800 && c < 0xe000
                                || c == 0xfffe
                                || c == 0xffff
                        ? '?'
                        : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
