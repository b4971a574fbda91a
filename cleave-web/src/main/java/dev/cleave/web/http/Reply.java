package dev.cleave.web.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.charset.StandardCharsets;

/** What is answered. */
record Reply(int status, String type, byte[] body) {
    static final JsonMapper JSON = JsonMapper.builder().build();

    static Reply json(int status, JsonNode node) {
        return new Reply(status, "application/json", node.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** What is wrong, in one line. */
    static Reply error(int status, String message) {
        return json(status, JSON.createObjectNode().put("error", message));
    }

    static Reply page(String html) {
        return new Reply(200, "text/html; charset=utf-8", html.getBytes(StandardCharsets.UTF_8));
    }

    /** As HTTP has it. */
    String reason() {
        return switch (status) {
            case 200 -> "OK";
            case 400 -> "Bad Request";
            case 401 -> "Unauthorized";
            case 404 -> "Not Found";
            case 405 -> "Method Not Allowed";
            case 408 -> "Request Timeout";
            case 413 -> "Content Too Large";
            case 422 -> "Unprocessable Content";
            case 431 -> "Request Header Fields Too Large";
            case 501 -> "Not Implemented";
            case 503 -> "Service Unavailable";
            default -> "Internal Server Error";
        };
    }
}
