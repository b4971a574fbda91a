package dev.cleave.web.studio;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.Learned;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.cell.ColumnProfile;
import dev.cleave.table.format.TableFile;
import dev.cleave.web.report.RowSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Where models are made: a table, what is learned from it, and the bench that the result is put on. All of it stays in one folder. */
public final class Desk {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path folder;
    private final StudioTexts texts;
    private Optional<Table> table;
    private Optional<Workbench> bench;
    private Optional<Learning> learning = Optional.empty();

    /** An empty one. */
    public Desk(Path folder, StudioTexts texts) {
        this(folder, texts, Optional.empty(), Optional.empty());
    }

    /** @param table that may be learned from again */
    public Desk(Path folder, StudioTexts texts, Optional<Table> table, Optional<Workbench> bench) {
        this.folder = folder;
        this.texts = texts;
        this.table = table;
        this.bench = bench;
    }

    /** An {@link InputException} where there is no model yet. */
    synchronized Workbench bench() {
        return bench.orElseThrow(() -> refused("there is no model yet; drop a table and learn one"));
    }

    synchronized ObjectNode state() {
        ObjectNode state = bench.map(Workbench::state).orElseGet(JSON::createObjectNode);
        state.put("empty", bench.isEmpty());
        table.ifPresent(rows -> columns(rows, state.putObject("table")));
        return state;
    }

    /** Takes a table: kept in the folder, under a name that no other file has. */
    synchronized ObjectNode take(String name, String text) {
        String plain = name.replaceAll("[^A-Za-z0-9._-]", "_").replaceAll("^\\.+", "");
        Path file = free(plain.isEmpty() ? "table.csv" : plain);
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        table = Optional.of(TableFile.read(file));
        bench = Optional.empty();
        return state();
    }

    private Path free(String name) {
        int dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
        Path file = folder.resolve(name);
        for (int i = 2; Files.exists(file); i++) {
            file = folder.resolve(name.substring(0, dot) + "-" + i + name.substring(dot));
        }
        return file;
    }

    private static void columns(Table rows, ObjectNode to) {
        to.put("rows", rows.rows()).put("name", rows.place().file().orElse("the table"));
        ArrayNode all = to.putArray("columns");
        for (Column column : rows.columns()) {
            ColumnProfile profile = ColumnProfile.of(column, Rows.all(rows.rows()));
            all.addObject()
                    .put("name", column.name())
                    .put("kind", profile.allNumbers() ? "numbers" : profile.distinct() == 2 ? "two values" : "names")
                    .put("distinct", profile.distinct())
                    .put("missing", profile.gaps());
        }
    }

    /** Begins, unless something is learned already. */
    synchronized ObjectNode learn(JsonNode body) {
        LearnRequest request = LearnRequest.of(body);
        Table rows =
                table.orElseThrow(() -> refused("there is no table to learn from; drop one, or start with --data"));
        if (learning.filter(Learning::isRunning).isPresent()) {
            throw refused("something is being learned; wait, or cancel it");
        }
        LabelledTable data = LabelledTable.of(rows, TargetSpec.of(request.target()));
        learning = Optional.of(Learning.start(request.options(), request.teaching(), data, this::put));
        return progress();
    }

    private synchronized void put(Learned learned) {
        Table rows = table.orElseThrow();
        String source = rows.place()
                .file()
                .map(file -> Path.of(file).getFileName().toString())
                .orElse("model");
        Path file = free(source.replaceFirst("\\.[^.]+$", "") + ".cleave");
        learned.from(source).save(file);
        bench = Optional.of(new Workbench(
                String.valueOf(file.getFileName()),
                folder,
                learned.from(source).model(),
                RowSet.of(learned.model(), rows),
                texts));
    }

    synchronized ObjectNode progress() {
        ObjectNode answer = JSON.createObjectNode();
        learning.ifPresent(own -> own.write(answer));
        return answer;
    }

    synchronized ObjectNode cancel() {
        learning.ifPresent(Learning::cancel);
        return progress();
    }

    private static InputException refused(String problem) {
        return new InputException(SourceLocation.unknown(), problem);
    }

    /** Files of models beside it, to compare with. */
    synchronized ObjectNode models() {
        ObjectNode answer = JSON.createObjectNode();
        ArrayNode names = answer.putArray("models");
        try (var files = Files.list(folder)) {
            List<String> found = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".cleave"))
                    .sorted()
                    .toList();
            found.forEach(names::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return answer;
    }
}
