package dev.cleave.io;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Reads an object of the model file field by field; whatever is not as expected is said with its path. */
final class JsonFields {
    private final JsonNode node;
    private final String path;

    private JsonFields(JsonNode node, String path) {
        this.node = node;
        this.path = path;
    }

    static JsonFields root(JsonNode node) {
        return new JsonFields(node, "").expect(JsonNodeType.OBJECT, "an object");
    }

    boolean has(String name) {
        return node.hasNonNull(name);
    }

    /** Of the fields of an object. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }

    JsonFields object(String name) {
        return field(name).expect(JsonNodeType.OBJECT, "an object");
    }

    String text(String name) {
        return field(name).asText();
    }

    boolean truth(String name) {
        return field(name).expect(JsonNodeType.BOOLEAN, "true or false").node.booleanValue();
    }

    int count(String name) {
        return field(name).asCount();
    }

    List<Integer> counts(String name) {
        return list(name, JsonFields::asCount);
    }

    private int asCount() {
        if (!node.isIntegralNumber() || !node.canConvertToInt() || node.intValue() < 0) {
            throw wrong("a whole number of at least 0");
        }
        return node.intValue();
    }

    long whole(String name) {
        JsonFields field = field(name);
        if (!field.node.isIntegralNumber() || !field.node.canConvertToLong()) {
            throw field.wrong("a whole number");
        }
        return field.node.longValue();
    }

    BigInteger big(String name) {
        return field(name).asWhole();
    }

    List<BigInteger> wholes(String name) {
        return list(name, JsonFields::asWhole);
    }

    private BigInteger asWhole() {
        if (!node.isIntegralNumber()) {
            throw wrong("a whole number");
        }
        return node.bigIntegerValue();
    }

    /** The constant of this name. */
    <E extends Enum<E>> E oneOf(String name, E[] constants) {
        JsonFields field = field(name);
        for (E constant : constants) {
            if (constant.name().equals(field.asText())) {
                return constant;
            }
        }
        throw field.wrong("one of " + Arrays.toString(constants));
    }

    double number(String name) {
        return field(name).asNumber();
    }

    <T> List<T> list(String name, Function<JsonFields, T> read) {
        JsonFields array = field(name).expect(JsonNodeType.ARRAY, "a list");
        List<T> values = new ArrayList<>(array.node.size());
        for (int i = 0; i < array.node.size(); i++) {
            values.add(read.apply(new JsonFields(array.node.get(i), array.path + "[" + i + "]")));
        }
        return values;
    }

    List<String> texts(String name) {
        return list(name, JsonFields::asText);
    }

    List<Double> numbers(String name) {
        return list(name, JsonFields::asNumber);
    }

    /** The numbers of a list as floats, rounded once from the decimal that stands in the file. */
    float[] floats(String name) {
        JsonNode array = field(name).expect(JsonNodeType.ARRAY, "a list").node;
        float[] values = new float[array.size()];
        for (int i = 0; i < values.length; i++) {
            JsonFields item =
                    new JsonFields(array.get(i), name + "[" + i + "]").expect(JsonNodeType.NUMBER, "a number");
            values[i] = item.node.decimalValue().floatValue();
        }
        return values;
    }

    String asText() {
        return expect(JsonNodeType.STRING, "a text").node.textValue();
    }

    private double asNumber() {
        return expect(JsonNodeType.NUMBER, "a number").node.doubleValue();
    }

    private JsonFields field(String name) {
        String at = path.isEmpty() ? name : path + "." + name;
        JsonNode value = node.get(name);
        if (value == null) {
            throw new ModelFormatException("'" + at + "' is not there");
        }
        return new JsonFields(value, at);
    }

    private JsonFields expect(JsonNodeType type, String words) {
        if (node.getNodeType() != type) {
            throw wrong(words);
        }
        return this;
    }

    /** The field is there, but is not what it should be. */
    ModelFormatException wrong(String words) {
        String where = path.isEmpty() ? "the file" : "'" + path + "'";
        return new ModelFormatException(where + " should be " + words);
    }
}
