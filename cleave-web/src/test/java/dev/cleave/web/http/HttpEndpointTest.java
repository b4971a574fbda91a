package dev.cleave.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.Learned;
import dev.cleave.Prediction;
import dev.cleave.table.Table;
import dev.cleave.web.HandMade;
import dev.cleave.web.Patients;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HttpEndpointTest {
    private static final Learned MODEL = HandMade.model();
    private static final String TOKEN = "the token";
    private static final String ROW = "{\"row\": {\"age\": 60, \"smoker\": true, \"bmi\": null}}";

    private HttpEndpoint endpoint;

    @BeforeEach
    void start() throws IOException {
        endpoint = endpoint(ServeLimits.defaults().withBytes(100_000).withRows(50));
    }

    @AfterEach
    void stop() throws IOException {
        endpoint.close();
    }

    private static HttpEndpoint endpoint(ServeLimits limits) throws IOException {
        RowApi api = new RowApi(
                MODEL, TOKEN, limits, why -> Reply.JSON.createObjectNode().put("why", String.valueOf(why)));
        return HttpEndpoint.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), api);
    }

    /** What came back. */
    private record Answer(int status, String body) {}

    private Answer send(String method, String path, String token, String body) throws IOException {
        URL url = new URL("http://127.0.0.1:" + endpoint.port() + path);
        HttpURLConnection connection = (HttpURLConnection) url.openConnection();
        connection.setRequestMethod(method);
        connection.setRequestProperty("Authorization", "Bearer " + token);
        if (method.equals("POST")) {
            connection.setDoOutput(true);
            connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
        }
        int status = connection.getResponseCode();
        try (InputStream in = status < 400 ? connection.getInputStream() : connection.getErrorStream()) {
            return new Answer(status, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private JsonNode ask(String path, String body) throws IOException {
        Answer answer = send("POST", path, TOKEN, body);
        assertEquals(200, answer.status(), answer.body());
        return Reply.JSON.readTree(answer.body());
    }

    @Test
    void aRowIsAnsweredAsTheModelAnswersIt() throws IOException {
        Prediction said = MODEL.predict(Map.of("age", "60", "smoker", "true", "bmi", ""));
        JsonNode answer = ask("/predict", ROW);
        assertEquals("ill", answer.path("labels").path("outcome").asText());
        assertEquals(
                said.probability("outcome"),
                answer.path("probabilities").path("outcome").path("ill").asDouble());
        assertEquals(
                said.rules(),
                Stream.iterate(0, i -> i < answer.path("rules").size(), i -> i + 1)
                        .map(i -> answer.path("rules").path(i).asText())
                        .toList());
        assertTrue(ask("/explain", ROW).path("why").asText().contains("smoker"));
    }

    @Test
    void aBatchIsAnsweredInItsOrder() throws IOException {
        Table table = Patients.table();
        ObjectNode body = Reply.JSON.createObjectNode();
        ArrayNode rows = body.putArray("rows");
        IntStream.range(0, 50).forEach(row -> {
            ObjectNode cells = rows.addObject();
            table.row(row).forEach(cells::put);
        });
        JsonNode answers = ask("/predict", body.toString()).path("answers");
        assertEquals(50, answers.size());
        for (int row = 0; row < 50; row++) {
            assertEquals(
                    MODEL.labels(table.row(row)).get("outcome"),
                    answers.path(row).path("labels").path("outcome").asText());
        }
    }

    @Test
    void theDocumentNamesEveryColumn() throws IOException {
        Answer document = send("GET", "/openapi.json", "", "");
        JsonNode columns = Reply.JSON.readTree(document.body()).at("/components/schemas/Row/properties");
        MODEL.encoding().columns().forEach(column -> assertTrue(columns.has(column.name()), column.name()));
        Answer page = send("GET", "/", "", "");
        assertTrue(page.body().contains("if bmi > 33"), page.body());
    }

    static Stream<List<String>> refused() {
        return Stream.of(
                List.of("401", "/predict", "{}", "not the token"),
                List.of("401", "/explain", "{}", ""),
                List.of("400", "/predict", "{\"row\": ", TOKEN),
                List.of("400", "/predict", "", TOKEN),
                List.of("400", "/predict", "[1, 2]", TOKEN),
                List.of("400", "/predict", "{\"rows\": [1]}", TOKEN),
                List.of("413", "/predict", "{\"rows\": [" + "{},".repeat(50) + "{}]}", TOKEN),
                List.of("413", "/predict", " ".repeat(100_001), TOKEN),
                List.of("422", "/predict", "{\"row\": {\"age\": 3}}", TOKEN),
                List.of("422", "/predict", "{\"row\": {\"age\": [3], \"smoker\": 1, \"bmi\": 2}}", TOKEN),
                List.of("404", "/nothing", "{}", TOKEN),
                List.of("405", "/openapi.json", "{}", TOKEN));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void whatIsWrongIsSaidInOneLine(List<String> wrong) throws IOException {
        Answer response = send("POST", wrong.get(1), wrong.get(3), wrong.get(2));
        assertEquals(wrong.get(0), Integer.toString(response.status()), response.body());
        String error = Reply.JSON.readTree(response.body()).path("error").asText();
        assertEquals(1, error.lines().count(), error);
    }

    @ParameterizedTest
    @MethodSource("garbage")
    void whatIsNoRequestEndsTheConnectionWithAnAnswer(List<String> wrong) throws IOException {
        String answer = raw(wrong.get(1));
        assertTrue(answer.startsWith("HTTP/1.1 " + wrong.get(0) + " "), answer);
        assertTrue(answer.contains("Connection: close"), answer);
    }

    static Stream<List<String>> garbage() {
        return Stream.of(
                List.of("400", "hello\r\n\r\n"),
                List.of("400", "GET / SPDY/3\r\n\r\n"),
                List.of("400", "POST /predict HTTP/1.1\r\nno header\r\n\r\n"),
                List.of("400", "POST /predict HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n"),
                List.of("400", "POST /predict HTTP/1.1\r\nContent-Length: -1\r\n\r\n"),
                List.of("400", "POST /predict HTTP/1.1\r\nContent-Length : 3\r\n\r\n"),
                List.of("413", "POST /predict HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n"),
                List.of("501", "POST /predict HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"),
                List.of("431", "GET / HTTP/1.1\r\nX: " + "x".repeat(40_000) + "\r\n\r\n"));
    }

    /** All that comes back until the connection is closed. */
    private String raw(String sent) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), endpoint.port())) {
            socket.getOutputStream().write(sent.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void requestsThatComeTogetherOrInPiecesAreAnsweredInTheirOrder() throws IOException {
        String one = "POST /predict HTTP/1.1\r\nAuthorization: Bearer " + TOKEN + "\r\nContent-Length: " + ROW.length()
                + "\r\n\r\n" + ROW;
        String health = "GET /health HTTP/1.1\r\nConnection: close\r\n\r\n";
        String whole = raw(one + one + health);
        assertEquals(2, whole.split("\"outcome\":\"ill\"", -1).length - 1, whole);
        assertTrue(whole.endsWith("{\"status\":\"ok\"}"), whole);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), endpoint.port())) {
            socket.setTcpNoDelay(true);
            for (byte piece : (one + health).getBytes(StandardCharsets.ISO_8859_1)) {
                socket.getOutputStream().write(piece);
                socket.getOutputStream().flush();
            }
            String pieces = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(pieces.endsWith("{\"status\":\"ok\"}"), pieces);
        }
    }

    @Test
    void aRequestThatNeverEndsIsEnded() throws IOException {
        endpoint.close();
        endpoint = endpoint(ServeLimits.defaults().withTime(Duration.ofMillis(300)));
        assertTrue(raw("POST /predict HTTP/1.1\r\nContent-Length: 10\r\n\r\n{").startsWith("HTTP/1.1 408 "));
    }

    @Test
    void moreConnectionsThanAllowedAreClosed() throws IOException {
        endpoint.close();
        endpoint = endpoint(ServeLimits.defaults().withConnections(1));
        try (Socket first = new Socket(InetAddress.getLoopbackAddress(), endpoint.port())) {
            first.getOutputStream().write("GET /health HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
            assertTrue(first.getInputStream().read() == 'H');
            try (Socket second = new Socket(InetAddress.getLoopbackAddress(), endpoint.port())) {
                assertEquals(-1, second.getInputStream().read());
            }
        }
    }

    /** Good ones are answered whatever comes beside them. */
    @Test
    void underLoadGoodRequestsAreAnsweredAmongBadOnes() {
        List<String> bad = garbage().map(wrong -> wrong.get(1)).toList();
        long answered = IntStream.range(0, 3_000)
                .parallel()
                .filter(i -> {
                    try {
                        if (i % 10 == 0) {
                            raw(bad.get(i / 10 % bad.size()));
                            return true;
                        }
                        String path = i % 50 == 1 ? "/explain" : "/predict";
                        boolean isGood = i % 7 != 0;
                        Answer answer = send("POST", path, TOKEN, isGood ? ROW : "{\"row\": 7}");
                        return answer.status() == (isGood ? 200 : 400);
                    } catch (IOException e) {
                        throw new AssertionError("request " + i, e);
                    }
                })
                .count();
        assertEquals(3_000, answered);
    }

    @Test
    void stoppingAnswersWhatHasBegunAndTakesNoMore() throws IOException, InterruptedException {
        String start = "POST /predict HTTP/1.1\r\nAuthorization: Bearer " + TOKEN + "\r\nContent-Length: "
                + ROW.length() + "\r\n\r\n";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), endpoint.port())) {
            // a first request, so that it is certain that the connection is known
            socket.getOutputStream().write("GET /health HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
            byte[] health = new byte[1];
            while (health[0] != '}') {
                assertEquals(1, socket.getInputStream().read(health));
            }
            socket.getOutputStream().write((start + ROW.substring(0, 9)).getBytes(StandardCharsets.ISO_8859_1));
            ask("/predict", ROW); // by now the beginning has come
            Thread stopping = new Thread(() -> {
                try {
                    endpoint.close();
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            });
            stopping.start();
            socket.getOutputStream().write(ROW.substring(9).getBytes(StandardCharsets.ISO_8859_1));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(answer.contains("\"outcome\":\"ill\""), answer);
            stopping.join();
        }
        assertThrows(IOException.class, () -> Objects.requireNonNull(raw("GET /health HTTP/1.1\r\n\r\n")));
    }
}
