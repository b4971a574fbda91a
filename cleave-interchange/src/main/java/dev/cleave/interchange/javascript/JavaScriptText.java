package dev.cleave.interchange.javascript;

import dev.cleave.io.Model;
import dev.cleave.table.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** The rules of a model as a module of JavaScript that exports one function, {@code predict}, and needs nothing else. */
public final class JavaScriptText {
    private static final String RUNTIME = "predictor.js";

    private JavaScriptText() {}

    /** An {@link InputException} where rules are about predicates that a network invented. */
    public static String of(Model model) {
        return "// Rules learned by Cleave from " + comment(model.provenance().data()) + ".\n"
                + "// import { predict } from './rules.mjs'; predict({ column: cell, ... }) gives the labels of a row, their"
                + " probabilities,\n// the rules that fire for them, and cells that training did not prepare for.\n"
                + "export const predict = (() => {\n"
                + runtime()
                        .lines()
                        .map(line -> line.startsWith("export ") ? line.substring("export ".length()) : line)
                        .collect(Collectors.joining("\n"))
                + "\n\nreturn predictor("
                + inScript(PredictorObject.of(model).toString())
                + ");\n})();\n";
    }

    /** {@code predictor.js} as it is: a module that exports {@code predictor} and its parts. */
    public static String runtime() {
        try (InputStream stream = JavaScriptText.class.getResourceAsStream(RUNTIME)) {
            if (stream == null) {
                throw new IllegalStateException("the jar lacks " + RUNTIME);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** JSON that may stand in a page or a script: nothing in it ends either. */
    public static String inScript(String json) {
        return json.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029");
    }

    private static String comment(String text) {
        return text.isEmpty() ? "a table" : text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }
}
