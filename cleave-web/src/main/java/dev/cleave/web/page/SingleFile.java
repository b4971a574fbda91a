package dev.cleave.web.page;

import dev.cleave.interchange.javascript.JavaScriptText;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page in one HTML file: its modules after each other, those that are imported first, in one script. Modules share that script's names,
 * so that no two may define the same.
 */
public final class SingleFile {
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{[^}]*} from '\\./([a-z-]+\\.js)';\\n", Pattern.MULTILINE);
    private static final Pattern EXPORT = Pattern.compile("^export ", Pattern.MULTILINE);

    private final Set<String> done = new LinkedHashSet<>();
    private final StringBuilder script = new StringBuilder();

    private SingleFile() {}

    /**
     * @param main the module to start with
     * @param json what it finds in the element {@code data}
     */
    public static String of(String title, String main, String json) {
        SingleFile page = new SingleFile();
        page.add(main);
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'unsafe-inline';"
                + " style-src 'unsafe-inline'; img-src data:\">\n"
                + "<title>" + escaped(title) + "</title>\n<style>\n" + PageFile.read("style.css")
                + "</style>\n</head>\n<body>\n"
                + "<main id=\"page\"><noscript>This page draws itself with JavaScript, which is switched off.</noscript></main>\n"
                + "<script id=\"data\" type=\"application/json\">" + JavaScriptText.inScript(json) + "</script>\n"
                + "<script type=\"module\">\n" + page.script + "</script>\n</body>\n</html>\n";
    }

    private void add(String name) {
        if (done.add(name)) {
            String text = PageFile.read(name);
            Matcher imports = IMPORT.matcher(text);
            while (imports.find()) {
                add(imports.group(1));
            }
            script.append(EXPORT.matcher(IMPORT.matcher(text).replaceAll("")).replaceAll(""))
                    .append('\n');
        }
    }

    /** Text as HTML. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
