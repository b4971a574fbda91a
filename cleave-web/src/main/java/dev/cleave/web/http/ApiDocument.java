package dev.cleave.web.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.Learned;
import dev.cleave.Version;
import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import java.util.List;

/** What may be asked of a model: an OpenAPI document, and a page for people. */
record ApiDocument(Learned learned, ServeLimits limits) {
    JsonNode json() {
        ObjectNode root = Reply.JSON.createObjectNode().put("openapi", "3.1.0");
        root.putObject("info")
                .put("title", "Cleave: " + String.join(", ", targets()))
                .put("version", Version.current())
                .put("description", String.join("\n", learned.ruleLines()));
        ObjectNode paths = root.putObject("paths");
        path(paths.putObject("/predict"), "Labels, probabilities and the rules that fire.");
        path(paths.putObject("/explain"), "Why, and the least that would have to change.");
        ObjectNode components = root.putObject("components");
        components
                .putObject("securitySchemes")
                .putObject("token")
                .put("type", "http")
                .put("scheme", "bearer");
        row(components.putObject("schemas").putObject("Row"));
        root.putArray("security").addObject().putArray("token");
        return root;
    }

    private List<String> targets() {
        return List.copyOf(learned.encoding().target().columns());
    }

    private void path(ObjectNode path, String summary) {
        ObjectNode post = path.putObject("post").put("summary", summary);
        ObjectNode schema = post.putObject("requestBody")
                .put("required", true)
                .putObject("content")
                .putObject("application/json")
                .putObject("schema");
        var either = schema.putArray("oneOf");
        ObjectNode one = either.addObject().put("type", "object");
        one.putObject("properties").putObject("row").put("$ref", "#/components/schemas/Row");
        one.putArray("required").add("row");
        ObjectNode many = either.addObject().put("type", "object");
        many.putObject("properties")
                .putObject("rows")
                .put("type", "array")
                .put("maxItems", limits.rows())
                .putObject("items")
                .put("$ref", "#/components/schemas/Row");
        many.putArray("required").add("rows");
        ObjectNode responses = post.putObject("responses");
        responses.putObject("200").put("description", "the answer, or {\"answers\": [...]} to rows, in their order");
        responses.putObject("400").put("description", "the body is no JSON, or no rows");
        responses.putObject("401").put("description", "without the token");
        responses
                .putObject("413")
                .put("description", "more than " + limits.bytes() + " bytes or " + limits.rows() + " rows");
        responses.putObject("422").put("description", "a row that can't be answered: a column is not given");
        responses.putObject("503").put("description", "the time was not enough");
    }

    private void row(ObjectNode schema) {
        ObjectNode properties = schema.put("type", "object").putObject("properties");
        learned.encoding().columns().forEach(column -> column(column, properties.putObject(column.name())));
    }

    private static void column(EncodedColumn column, ObjectNode to) {
        var types = to.putArray("type");
        if (column instanceof NumericColumn) {
            types.add("number").add("null");
        } else if (column instanceof CategoricalColumn categories) {
            types.add("string").add("number").add("null");
            categories.values().forEach(to.putArray("examples")::add);
        } else if (column instanceof OrderedColumn words) {
            types.add("string").add("number").add("null");
            words.values().forEach(to.putArray("examples")::add);
        } else if (column instanceof BooleanColumn two) {
            types.add("string").add("number").add("boolean").add("null");
            to.putArray("examples").add(two.trueValue()).add(two.falseValue());
        }
    }

    String page() {
        StringBuilder page = new StringBuilder(
                        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Cleave</title>")
                .append(
                        "<style>body{font:16px/1.5 system-ui;max-width:60em;margin:2em auto;padding:0 1em}pre{background:#f3f3f3;padding:1em;overflow:auto}</style>")
                .append("<h1>")
                .append(escaped(String.join(", ", targets())))
                .append("</h1><p><code>POST /predict</code> and <code>POST /explain</code> answer a row, or rows; ")
                .append("<a href=\"openapi.json\">openapi.json</a> says what columns there are.</p><pre>")
                .append("curl -H 'Authorization: Bearer TOKEN' -d '")
                .append(escaped(example()))
                .append("' http://HOST:PORT/predict</pre><h2>Rules</h2><pre>");
        learned.ruleLines().forEach(line -> page.append(escaped(line)).append('\n'));
        return page.append("</pre></html>").toString();
    }

    private String example() {
        ObjectNode row = Reply.JSON.createObjectNode();
        learned.encoding().columns().forEach(column -> row.put(column.name(), cell(column)));
        return Reply.JSON.createObjectNode().set("row", row).toString();
    }

    private static String cell(EncodedColumn column) {
        if (column instanceof CategoricalColumn categories) {
            return categories.values().get(0);
        }
        if (column instanceof OrderedColumn words) {
            return words.values().get(0);
        }
        return column instanceof BooleanColumn two ? two.trueValue() : "0";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;");
    }
}
