package dev.cleave.web.pipe;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.Version;
import dev.cleave.table.InputException;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/** Answers frames one after the other, until the pipe ends. */
public final class PipeServer {
    private static final int BUFFER = 1 << 16;

    private final PipeModels models = new PipeModels();

    /** An {@link IOException} where what comes is no frame; whatever else is wrong is told by a frame. */
    public void serve(InputStream in, OutputStream out) throws IOException {
        DataInputStream from = new DataInputStream(new BufferedInputStream(in, BUFFER));
        DataOutputStream to = new DataOutputStream(new BufferedOutputStream(out, BUFFER));
        for (Optional<Frame> frame = Frame.read(from); frame.isPresent(); frame = Frame.read(from)) {
            Frame answer = answer(frame.get());
            if (!isSent(answer, to)) {
                return;
            }
        }
    }

    /** False where the other end has gone, which is no fault. */
    private static boolean isSent(Frame answer, DataOutputStream to) {
        try {
            answer.write(to);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private Frame answer(Frame frame) {
        try {
            return switch (frame.header().path("do").asText()) {
                case "hello" -> Frame.of(Frame.JSON.createObjectNode().put("version", Version.current()));
                case "learn" -> models.learn(frame);
                case "load" -> models.load(frame);
                case "predict" -> models.predict(frame);
                default ->
                    error(
                            "input",
                            "there is nothing to do that is called so: "
                                    + frame.header().path("do"));
            };
        } catch (InputException e) {
            return error("input", String.valueOf(e.getMessage()));
        } catch (RuntimeException | IOException e) {
            return error("internal", String.valueOf(e));
        }
    }

    private static Frame error(String kind, String message) {
        ObjectNode header = Frame.JSON.createObjectNode();
        header.putObject("error").put("kind", kind).put("message", message);
        return Frame.of(header);
    }
}
