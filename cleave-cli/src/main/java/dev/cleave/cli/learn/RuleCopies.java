package dev.cleave.cli.learn;

import dev.cleave.interchange.asp.AspText;
import dev.cleave.interchange.java.JavaText;
import dev.cleave.interchange.javascript.JavaScriptText;
import dev.cleave.interchange.markdown.MarkdownText;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.python.PythonText;
import dev.cleave.interchange.r.RText;
import dev.cleave.interchange.sql.SqlDialect;
import dev.cleave.interchange.sql.SqlText;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.table.InputException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Rules as a reader of a page takes them along, by the name of the language. */
final class RuleCopies {
    private static final Map<String, Function<Program, String>> LANGUAGES = languages();

    private RuleCopies() {}

    private static Map<String, Function<Program, String>> languages() {
        Map<String, Function<Program, String>> all = new LinkedHashMap<>();
        all.put("Markdown", MarkdownText::of);
        all.put("SQL", program -> SqlText.of(program, SqlDialect.ANSI, "data"));
        all.put("Python", PythonText::of);
        all.put("R", RText::of);
        all.put("Java", program -> JavaText.of(program, "CleaveRules"));
        return all;
    }

    /** What a language can't say is not offered in it. */
    static Map<String, String> of(Model model) {
        Vocabulary words = Vocabulary.of(model.encoding());
        Map<String, String> copies = new LinkedHashMap<>();
        copies.put("text", String.join("\n", RuleText.lines(model.rules(), words)) + "\n");
        copies.put("ASP", new AspText(words).program(model.rules()));
        if (model.encoding().derivation().isEmpty()) {
            LANGUAGES.forEach((name, writer) -> add(name, writer, model, copies));
            copies.put("JavaScript", JavaScriptText.of(model));
        }
        return copies;
    }

    private static void add(String name, Function<Program, String> writer, Model model, Map<String, String> to) {
        try {
            to.put(name, writer.apply(Program.of(model)));
        } catch (InputException e) {
            to.remove(name); // cleave rules --as says why
        }
    }
}
