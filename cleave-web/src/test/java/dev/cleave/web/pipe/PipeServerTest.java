package dev.cleave.web.pipe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.Learned;
import dev.cleave.web.HandMade;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PipeServerTest {
    @TempDir
    private Path folder;

    private static List<Frame> ask(Frame... frames) throws IOException {
        ByteArrayOutputStream asked = new ByteArrayOutputStream();
        for (Frame frame : frames) {
            frame.write(new DataOutputStream(asked));
        }
        ByteArrayOutputStream answered = new ByteArrayOutputStream();
        new PipeServer().serve(new ByteArrayInputStream(asked.toByteArray()), answered);
        List<Frame> answers = new ArrayList<>();
        DataInputStream from = new DataInputStream(new ByteArrayInputStream(answered.toByteArray()));
        for (Optional<Frame> next = Frame.read(from); next.isPresent(); next = Frame.read(from)) {
            answers.add(next.get());
        }
        return answers;
    }

    private static ObjectNode header(String what) {
        return Frame.JSON.createObjectNode().put("do", what);
    }

    @Test
    void rowsAreAnsweredAsTheModelAnswersThem() throws IOException {
        Learned model = HandMade.model();
        model.save(folder.resolve("m.cleave"));
        Frame load = new Frame(
                header("load").put("name", "m"), ByteBuffer.wrap(Files.readAllBytes(folder.resolve("m.cleave"))));
        Frame predict = new Frame(columns(header("predict").put("name", "m").put("rows", 3)), body());
        List<Frame> answers = ask(load, predict);
        ByteBuffer told = answers.get(1).body();
        for (Map<String, String> row : List.of(
                Map.of("age", "60", "bmi", "", "smoker", "yes"),
                Map.of("age", "20", "bmi", "35", "smoker", "no"),
                Map.of("age", "55", "bmi", "33", "smoker", ""))) {
            assertEquals(model.labels(row).get("outcome").equals("ill") ? 0 : -1, told.getInt());
            assertEquals(model.predict(row).probabilities().get("outcome").get("ill"), told.getDouble());
        }
        assertEquals(2, answers.get(0).header().path("rules").size());
    }

    private static ObjectNode columns(ObjectNode to) {
        var columns = to.putArray("columns");
        columns.addObject().put("name", "age");
        columns.addObject().put("name", "bmi");
        columns.addObject().put("name", "smoker").putArray("values").add("yes").add("no");
        return to;
    }

    private static ByteBuffer body() {
        ByteBuffer body = ByteBuffer.allocate(100);
        body.putDouble(60).putDouble(20).putDouble(55);
        body.putDouble(Double.NaN).putDouble(35).putDouble(33);
        return body.putInt(0).putInt(1).putInt(-1).flip();
    }

    @Test
    void aModelThatItDoesNotHaveIsNamed() throws IOException {
        Frame answer = ask(new Frame(columns(header("predict").put("name", "x").put("rows", 3)), body()))
                .get(0);
        assertEquals("x", answer.header().path("unknown").asText());
    }

    @Test
    void badFramesAreAnsweredAndGoodOnesAfterThemToo() throws IOException {
        List<Frame> answers = ask(
                Frame.of(header("dance")),
                Frame.of(header("learn")),
                Frame.of(columns(header("learn").put("rows", 1_000_000_000))),
                new Frame(header("load"), ByteBuffer.wrap(new byte[] {1, 2})),
                Frame.of(header("hello")));
        for (Frame answer : answers.subList(0, 4)) {
            String message = answer.header().path("error").path("message").asText();
            assertEquals("input", answer.header().path("error").path("kind").asText(), message);
            assertEquals(1, message.lines().count());
        }
        assertTrue(answers.get(4).header().has("version"));
    }

    @Test
    void whatIsNoFrameEndsIt() {
        for (byte[] bytes : List.of(
                new byte[] {1},
                "GET / HTTP/1.1\r\n\r\n".getBytes(java.nio.charset.StandardCharsets.UTF_8),
                new byte[12])) {
            assertThrows(
                    IOException.class,
                    () -> new PipeServer().serve(new ByteArrayInputStream(bytes), new ByteArrayOutputStream()));
        }
    }
}
