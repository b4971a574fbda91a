package dev.cleave.io;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.Derivation;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.encoding.Standardisation;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.network.MlpPredicates;
import dev.cleave.network.discretise.InventedAtoms;
import dev.cleave.table.Note;
import java.util.Collection;

/** The encoding in the model file. */
final class EncodingJson {
    private static final int MOST_LABELS = 141; // of classes, each with the values of all others
    private static final String CLASSES = "classes";
    private static final String BOOLEAN = "boolean";
    private static final String CATEGORICAL = "categorical";
    private static final String NUMERIC = "numeric";
    private static final String ORDERED = "ordered"; // since 1.6
    private static final String INVENTED = "invented";

    private EncodingJson() {}

    static void write(Encoding encoding, ObjectNode to) {
        ArrayNode columns = to.putArray("columns");
        encoding.columns().forEach(column -> write(column, columns.addObject()));
        if (encoding.target().exclusive() && encoding.target().outputs() > MOST_LABELS) { // since 1.4
            writeClasses(encoding.target(), to.putObject(CLASSES));
        } else {
            ArrayNode labels = to.putArray("labels");
            encoding.target().labels().forEach(label -> write(label, labels.addObject()));
        }
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
        if (derivation instanceof InventedAtoms invention) {
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

    private static InventedAtoms invention(JsonFields from) {
        JsonFields predicates = from.object("predicates");
        if (NetworkJson.predicates(predicates) instanceof MlpPredicates invented) {
            return new InventedAtoms(from.text("name"), invented);
        }
        throw predicates.wrong("predicates of kind mlp");
    }

    private static Encoding columns(JsonFields from) {
        return new Encoding(
                from.list("columns", EncodingJson::column),
                from.has(CLASSES) ? classes(from.object(CLASSES)) : target(from),
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
        } else if (column instanceof OrderedColumn words) {
            to.put("kind", ORDERED).put("name", words.name()).put("missing", words.missing());
            putTexts(to, "values", words.values());
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
            case ORDERED -> new OrderedColumn(from.text("name"), from.texts("values"), from.truth("missing"));
            default -> throw from.wrong("a column of kind boolean, categorical, ordered or numeric");
        };
    }

    private static Standardisation scale(JsonFields from) {
        return from.has("mean")
                ? new Standardisation(from.number("mean"), from.number("deviation"))
                : Standardisation.ONE;
    }

    private static void write(Label label, ObjectNode to) {
        to.put("column", label.column()).put("positive", label.positive());
        putTexts(to, "negatives", label.negatives());
    }

    private static void writeClasses(Target target, ObjectNode to) {
        to.put("column", target.labels().get(0).column());
        putTexts(to, "values", target.labels().stream().map(Label::positive).toList());
    }

    private static Target classes(JsonFields from) {
        return Target.classes(from.text("column"), from.texts("values"));
    }

    private static Target target(JsonFields from) {
        return new Target(from.list("labels", EncodingJson::label), from.has("exclusive") && from.truth("exclusive"));
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
