package dev.cleave.interchange.onnx;

import java.util.List;

/** A setting of a node. */
sealed interface Attribute {
    String name();

    ProtoWriter message();

    record Whole(String name, long value) implements Attribute {
        @Override
        public ProtoWriter message() {
            return new ProtoWriter().text(1, name).number(3, value).number(20, 2);
        }
    }

    record Wholes(String name, List<Long> values) implements Attribute {
        @Override
        public ProtoWriter message() {
            ProtoWriter message = new ProtoWriter().text(1, name);
            values.forEach(value -> message.number(8, value));
            return message.number(20, 7);
        }
    }

    record Text(String name, String value) implements Attribute {
        @Override
        public ProtoWriter message() {
            return new ProtoWriter().text(1, name).text(4, value).number(20, 3);
        }
    }

    record Texts(String name, List<String> values) implements Attribute {
        @Override
        public ProtoWriter message() {
            ProtoWriter message = new ProtoWriter().text(1, name);
            values.forEach(value -> message.text(9, value));
            return message.number(20, 8);
        }
    }
}
