package dev.cleave.web.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.Learned;
import dev.cleave.Prediction;
import dev.cleave.budget.Budget;
import dev.cleave.explanation.Explanation;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Answers requests about rows. May be shared between threads.
 *
 * @param token that requests must bring; empty where they need none
 * @param explained how an explanation is said
 */
public record RowApi(Learned learned, String token, ServeLimits limits, Function<Explanation, JsonNode> explained) {
    Reply answer(Request request) {
        return switch (request.path()) {
            case "/health" -> Reply.json(200, Reply.JSON.createObjectNode().put("status", "ok"));
            case "/" -> get(request, () -> Reply.page(new ApiDocument(learned, limits).page()));
            case "/openapi.json" -> get(request, () -> Reply.json(200, new ApiDocument(learned, limits).json()));
            case "/predict" -> post(request, this::predict);
            case "/explain" -> post(request, this::explain);
            default -> Reply.error(404, "there is no " + OneLine.quoted(request.path()) + "; / says what there is");
        };
    }

    private static Reply get(Request request, java.util.function.Supplier<Reply> reply) {
        return request.method().equals("GET") ? reply.get() : Reply.error(405, "use GET");
    }

    private Reply post(Request request, Function<Map<String, String>, JsonNode> each) {
        if (!request.method().equals("POST")) {
            return Reply.error(405, "use POST");
        }
        if (!isAllowed(request.token())) {
            return Reply.error(401, "say the token: Authorization: Bearer TOKEN");
        }
        try {
            return rows(Reply.JSON.readTree(request.body()), each);
        } catch (JsonProcessingException e) {
            return Reply.error(400, "the body is no JSON: " + OneLine.of(e.getOriginalMessage()));
        } catch (InputException e) {
            return Reply.error(422, OneLine.of(String.valueOf(e.getMessage())));
        } catch (IOException | RuntimeException e) {
            return Reply.error(500, OneLine.of(String.valueOf(e)));
        }
    }

    private boolean isAllowed(String brought) {
        return token.isEmpty()
                || MessageDigest.isEqual(
                        token.getBytes(StandardCharsets.UTF_8), brought.getBytes(StandardCharsets.UTF_8));
    }

    private Reply rows(JsonNode body, Function<Map<String, String>, JsonNode> each) {
        if (body.path("row").isObject()) {
            return Reply.json(200, each.apply(cells(body.path("row"))));
        }
        if (!body.path("rows").isArray()) {
            return Reply.error(400, "the body must be {\"row\": {column: cell, ...}} or {\"rows\": [{...}, ...]}");
        }
        if (body.path("rows").size() > limits.rows()) {
            return Reply.error(
                    413,
                    "a batch has at most " + limits.rows() + " rows, not "
                            + body.path("rows").size());
        }
        Budget budget = Budget.of(limits.time());
        ObjectNode answer = Reply.JSON.createObjectNode();
        ArrayNode answers = answer.putArray("answers");
        for (JsonNode row : body.path("rows")) {
            if (!row.isObject()) {
                return Reply.error(400, "row " + (answers.size() + 1) + " is no object");
            }
            if (budget.isExhausted()) {
                return Reply.error(503, "the time was enough for " + answers.size() + " rows; send fewer");
            }
            answers.add(each.apply(cells(row)));
        }
        return Reply.json(200, answer);
    }

    /** Numbers and truth values in the form that a table has them; null is a missing cell. */
    private static Map<String, String> cells(JsonNode row) {
        Map<String, String> cells = new HashMap<>();
        row.fields().forEachRemaining(cell -> cells.put(cell.getKey(), cell(cell.getKey(), cell.getValue())));
        return cells;
    }

    private static String cell(String column, JsonNode cell) {
        if (cell.isContainerNode()) {
            throw new InputException(
                    dev.cleave.table.SourceLocation.unknown(),
                    "the cell of " + OneLine.quoted(column) + " must be a text, a number, true, false or null");
        }
        return cell.isNull() ? "" : cell.asText();
    }

    private JsonNode predict(Map<String, String> row) {
        Prediction prediction = learned.predict(row);
        ObjectNode answer = Reply.JSON.createObjectNode();
        ObjectNode labels = answer.putObject("labels");
        prediction.labels().forEach(labels::put);
        ObjectNode probabilities = answer.putObject("probabilities");
        prediction.probabilities().forEach((column, values) -> values.forEach(probabilities.putObject(column)::put));
        prediction.rules().forEach(answer.putArray("rules")::add);
        return answer;
    }

    private JsonNode explain(Map<String, String> row) {
        return explained.apply(learned.explain(row));
    }
}
