package dev.cleave.lab.report;

/** Text inside HTML and SVG. */
final class Html {
    private Html() {}

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    static String element(String name, String style, String inner) {
        String open = style.isEmpty() ? name : name + " class=\"" + style + '"';
        return '<' + open + '>' + inner + "</" + name + '>';
    }
}
