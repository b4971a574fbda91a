package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What machines are given is what docs/schema says. */
class JsonSchemaTest {
    @TempDir
    private Path folder;

    /** A table for each kind of task, with numbers, names and gaps. */
    @ParameterizedTest
    @ValueSource(strings = {"flag", "kind", "flag,big"})
    void learnAndRulesAreAsTheSchemaSays(String target) throws IOException {
        StringBuilder rows = new StringBuilder("x,z,colour,flag,big,kind\n");
        for (int i = 0; i < 90; i++) {
            int x = i * 37 % 50;
            int z = i * 13 % 70;
            rows.append(x).append(".5,").append(i % 11 == 0 ? "" : Integer.toString(z));
            rows.append(',').append(i % 2 == 0 ? "red" : i % 3 == 0 ? "blue" : "green");
            rows.append(',').append(x > 20 && i % 2 == 0).append(',').append(x > 30);
            rows.append(",k").append(x > 35 ? 2 : z > 30 ? 1 : 0).append('\n');
        }
        Path csv = Files.writeString(folder.resolve("t.csv"), rows);
        String model = folder.resolve("m.cleave").toString();
        Ran ran = Ran.cleave("learn", csv.toString(), "--target", target, "--json", "--out", model);
        assertEquals(0, ran.code(), ran.err());
        assertValid("learn", ran.out());
        assertValid("rules", Ran.cleave("rules", model, "--as", "json").out());
    }

    @Test
    void whatIsNotSoIsRefused() throws IOException {
        ObjectNode wrong = JsonMapper.builder().build().createObjectNode();
        wrong.putArray("heads");
        wrong.putArray("auxiliaries");
        assertFalse(schema("rules").validate(wrong).isEmpty());
    }

    private static void assertValid(String name, String json) throws IOException {
        JsonNode node = JsonMapper.builder().build().readTree(json);
        assertEquals(Set.of(), schema(name).validate(node), json);
    }

    private static JsonSchema schema(String name) throws IOException {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Files.readString(Path.of("../docs/schema/" + name + ".json")));
    }
}
