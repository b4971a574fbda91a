package dev.cleave.web.studio;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.cleave.table.InputException;
import dev.cleave.web.page.PageFile;
import dev.cleave.web.page.ServedPage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Answers a browser on this machine and no one else. */
public final class StudioServer implements AutoCloseable {
    private static final int THREADS = 4;
    private static final int MOST_BYTES = 1 << 28; // that a page may send
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Desk desk;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    private final Access access;

    private StudioServer(Desk desk, HttpServer server) {
        this.desk = desk;
        this.server = server;
        this.access = Access.random(server.getAddress().getPort());
    }

    /** On any free port of the loopback interface. */
    public static StudioServer start(Desk desk) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
        StudioServer studio = new StudioServer(desk, server);
        server.createContext("/", studio::handle);
        server.setExecutor(studio.threads);
        server.start();
        return studio;
    }

    /** With the token; nothing is answered at any other. */
    public String address() {
        return access.address();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            if (!access.allows(exchange.getRequestHeaders(), path)) {
                send(exchange, 403, "text/plain", "Use the address that cleave studio printed.");
            } else if (exchange.getRequestMethod().equals("POST")) {
                post(exchange, access.name(path));
            } else {
                get(exchange, access.name(path));
            }
        }
    }

    private void get(HttpExchange exchange, String name) throws IOException {
        if (name.isEmpty()) {
            send(exchange, 200, "text/html", ServedPage.of("Cleave studio", "studio.js"));
            return;
        }
        Optional<String> file = PageFile.find(name);
        String type = name.endsWith(".js") ? "text/javascript" : "text/css";
        send(exchange, file.isPresent() ? 200 : 404, type, file.orElse(""));
    }

    private void post(HttpExchange exchange, String name) throws IOException {
        JsonNode body = JSON.readTree(exchange.getRequestBody().readNBytes(MOST_BYTES));
        try {
            send(exchange, 200, "application/json", answer(name, body).toString());
        } catch (InputException e) {
            String message = String.valueOf(e.getMessage());
            send(
                    exchange,
                    422,
                    "application/json",
                    JSON.createObjectNode().put("error", message).toString());
        }
    }

    private JsonNode answer(String name, JsonNode body) {
        return switch (name) {
            case "state" -> desk.state();
            case "take" ->
                desk.take(body.path("name").asText(), body.path("text").asText());
            case "learn" -> desk.learn(body);
            case "progress" -> desk.progress();
            case "cancel" -> desk.cancel();
            case "models" -> desk.models();
            default -> answer(desk.bench(), name, body);
        };
    }

    private static JsonNode answer(Workbench bench, String name, JsonNode body) {
        return switch (name) {
            case "lint" -> bench.lint();
            case "compare" -> bench.compare(body.path("with").asText());
            case "edit" -> bench.edit(body.path("program").asText());
            case "try" -> bench.attempt(body.path("program").asText());
            case "undo" -> bench.undo();
            case "redo" -> bench.redo();
            case "prove" -> bench.prove();
            case "complete" -> bench.complete(body.path("line").asText());
            case "rows" -> bench.rows(body.path("card").asInt());
            case "save" -> bench.save();
            default -> JSON.createObjectNode().put("error", "there is no " + name);
        };
    }

    private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        exchange.getResponseHeaders().set("Referrer-Policy", "no-referrer");
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        exchange.getResponseHeaders()
                .set(
                        "Content-Security-Policy",
                        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:;"
                                + " frame-ancestors 'none'");
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
