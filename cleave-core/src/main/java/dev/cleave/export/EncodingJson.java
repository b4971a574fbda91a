package dev.cleave.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.data.BooleanColumn;
import dev.cleave.data.CategoricalColumn;
import dev.cleave.data.Derivation;
import dev.cleave.data.EncodedColumn;
import dev.cleave.data.Encoding;
import dev.cleave.data.Label;
import dev.cleave.data.Note;
import dev.cleave.data.NumericColumn;
import dev.cleave.data.Scale;
import dev.cleave.data.Target;
import dev.cleave.model.Invention;
import dev.cleave.model.MlpPredicates;
import java.util.Collection;

/** The encoding in the model file. */
final class EncodingJson {
    private static final String BOOLEAN = "boolean";
    private static final String CATEGORICAL = "categorical";
    private static final String NUMERIC = "numeric";
    private static final String INVENTED = "invented";

    private EncodingJson() {}

    static void write(Encoding encoding, ObjectNode to) {
        ArrayNode columns = to.putArray("columns");
        encoding.columns().forEach(column -> write(column, columns.addObject()));
        ArrayNode labels = to.putArray("labels");
        encoding.target().labels().forEach(label -> write(label, labels.addObject()));
        to.put("exclusive", encoding.target().exclusive());
        ArrayNode notes = to.putArray("notes");
        encoding.notes()
                .forEach(note -> notes.addObject()
                        .put("level", note.level().name())
                        .put("column", note.column())
                        .put("text", note.text()));
        encoding.derivation().ifPresent(derivation -> write(derivation, to));
    }

    private static void write(Derivation derivation, ObjectNode to) {
        if (derivation instanceof Invention invention) {
            ObjectNode node = to.putObject(INVENTED).put("name", invention.name());
            NetworkJson.write(invention.predicates(), node.putObject("predicates"));
        } else {
            throw new IllegalArgumentException("a model file has no place for " + derivation);
        }
    }

    static Encoding read(JsonFields from) {
        Encoding columns = columns(from);
        return from.has(INVENTED) ? columns.with(invention(from.object(INVENTED))) : columns; // since 1.2
    }

    private static Invention invention(JsonFields from) {
        JsonFields predicates = from.object("predicates");
        if (NetworkJson.predicates(predicates) instanceof MlpPredicates invented) {
            return new Invention(from.text("name"), invented);
        }
        throw predicates.wrong("predicates of kind mlp");
    }

    private static Encoding columns(JsonFields from) {
        return new Encoding(
                from.list("columns", EncodingJson::column),
                new Target(from.list("labels", EncodingJson::label), from.has("exclusive") && from.truth("exclusive")),
                from.list("notes", EncodingJson::note));
    }

    private static void write(EncodedColumn column, ObjectNode to) {
        if (column instanceof BooleanColumn truth) {
            to.put("kind", BOOLEAN)
                    .put("name", truth.name())
                    .put("true", truth.trueValue())
                    .put("false", truth.falseValue());
        } else if (column instanceof CategoricalColumn names) {
            to.put("kind", CATEGORICAL).put("name", names.name()).put("missing", names.missing());
            putTexts(to, "values", names.values());
        } else if (column instanceof NumericColumn number) {
            to.put("kind", NUMERIC).put("name", number.name()).put("missing", number.missing());
            number.thresholds().forEach(to.putArray("thresholds")::add);
            to.put("mean", number.scale().mean())
                    .put("deviation", number.scale().deviation());
        }
    }

    private static EncodedColumn column(JsonFields from) {
        return switch (from.text("kind")) {
            case BOOLEAN -> new BooleanColumn(from.text("name"), from.text("true"), from.text("false"));
            case CATEGORICAL -> new CategoricalColumn(from.text("name"), from.texts("values"), from.truth("missing"));
            case NUMERIC ->
                new NumericColumn(from.text("name"), from.numbers("thresholds"), from.truth("missing"), scale(from));
            default -> throw from.wrong("a column of kind boolean, categorical or numeric");
        };
    }

    private static Scale scale(JsonFields from) {
        return from.has("mean") ? new Scale(from.number("mean"), from.number("deviation")) : Scale.ONE;
    }

    private static void write(Label label, ObjectNode to) {
        to.put("column", label.column()).put("positive", label.positive());
        putTexts(to, "negatives", label.negatives());
    }

    private static Label label(JsonFields from) {
        return new Label(from.text("column"), from.text("positive"), from.texts("negatives"));
    }

    private static Note note(JsonFields from) {
        return new Note(from.oneOf("level", Note.Level.values()), from.text("column"), from.text("text"));
    }

    private static void putTexts(ObjectNode to, String name, Collection<String> texts) {
        texts.forEach(to.putArray(name)::add);
    }
}
