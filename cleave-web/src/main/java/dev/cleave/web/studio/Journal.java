package dev.cleave.web.studio;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was done to rules, a line of JSON each, which is on the disk before anyone hears of it. Nothing in it is ever changed; a last line that was
 * cut off says nothing.
 */
record Journal(Path file) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** One thing that was done. */
    record Entry(Kind kind, String program) {}

    /** What it was; a base is what editing began with. */
    enum Kind {
        BASE,
        EDIT,
        UNDO,
        REDO
    }

    /** Since the last base. */
    List<Entry> read() {
        List<Entry> entries = new ArrayList<>();
        for (String line : lines()) {
            entry(line).ifPresent(entry -> {
                if (entry.kind() == Kind.BASE) {
                    entries.clear();
                }
                entries.add(entry);
            });
        }
        return entries;
    }

    private List<String> lines() {
        try {
            return Files.exists(file) ? Files.readString(file).lines().toList() : List.of();
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be read: " + e.getMessage());
        }
    }

    private static Optional<Entry> entry(String line) {
        try {
            JsonNode node = JSON.readTree(line);
            return node.hasNonNull("kind") && node.hasNonNull("program")
                    ? Optional.of(new Entry(
                            Kind.valueOf(node.get("kind").asText()),
                            node.get("program").asText()))
                    : Optional.empty();
        } catch (JsonProcessingException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** On the disk when this returns; a line that was cut off before is ended first. */
    void append(Entry entry) {
        String line = JSON.createObjectNode().put("kind", entry.kind().name()).put("program", entry.program()) + "\n";
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
            channel.position(channel.size());
            String before = channel.size() > 0 && !endsLine(channel) ? "\n" : "";
            ByteBuffer bytes = ByteBuffer.wrap((before + line).getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be written: " + e.getMessage());
        }
    }

    private static boolean endsLine(FileChannel channel) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        channel.read(last, channel.size() - 1);
        return last.get(0) == '\n';
    }
}
