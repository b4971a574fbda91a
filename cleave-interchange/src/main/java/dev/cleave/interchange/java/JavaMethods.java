package dev.cleave.interchange.java;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Many statements as methods, each small enough for the virtual machine to compile: it leaves those of more than 8,000 bytes to its interpreter, and has
 * none of more than 65,535.
 */
record JavaMethods(Consumer<String> line) {
    static final String CELLS = "double[] n, String[] t, boolean[] a";

    private static final int CHARACTERS = 8000; // a byte takes more than one

    /**
     * Writes methods of a name and a number, and returns what calls them, in order.
     *
     * @param parameter that they have beside the cells, with a comma and its type before it; or empty
     */
    List<String> write(String name, String parameter, List<String> statements) {
        List<String> calls = new ArrayList<>();
        String argument = parameter.substring(parameter.lastIndexOf(' ') + 1);
        int from = 0;
        while (from < statements.size()) {
            int to = from;
            for (int size = 0; to < statements.size() && (to == from || size < CHARACTERS); to++) {
                size += statements.get(to).length();
            }
            String own = name + (calls.size() + 1);
            line.accept("private static void " + own + "(" + CELLS + parameter + ") {");
            statements.subList(from, to).forEach(statement -> line.accept("    " + statement));
            line.accept("}\n");
            calls.add("    " + own + "(n, t, a" + (parameter.isEmpty() ? "" : ", " + argument) + ");");
            from = to;
        }
        return calls;
    }
}
