package dev.cleave.table.arff;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.List;

/**
 * A column of an ARFF file.
 *
 * @param absent what a sparse row that does not name it has: the first of its values, or 0
 */
record ArffAttribute(String name, String absent) {
    private static final int NAME_START = "@attribute".length();

    /** Of a line {@code @attribute name type} or {@code @attribute 'a name' {one, two}}. */
    static ArffAttribute of(String line, SourceLocation where) {
        ArffTokens tokens = new ArffTokens(line.substring(NAME_START).strip(), where);
        String name = tokens.word();
        String type = tokens.rest();
        if (name.isEmpty() || type.isEmpty()) {
            throw new InputException(where, "an attribute needs a name and a type; mend the line");
        }
        if (!type.startsWith("{")) {
            return new ArffAttribute(name, "0");
        }
        if (!type.endsWith("}")) {
            throw new InputException(where, "the values of an attribute end without }; mend the line");
        }
        List<String> values = new ArffTokens(type.substring(1, type.length() - 1), where).values();
        return new ArffAttribute(name, values.get(0));
    }
}
