package dev.cleave.web.pipe;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.OutputAnswer;
import dev.cleave.TableAnswers;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Split;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The models that the other end has named, of which the last ones used stay. */
final class PipeModels {
    private static final int MOST = 32;

    private final Map<String, Learned> byName = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Learned> eldest) {
            return size() > MOST;
        }
    };

    /**
     * {@code target} names a column, of classes where no value is {@code positive}; {@code options} are as {@link PipeOptions} has them. Back
     * come the rules, and the model's file.
     */
    Frame learn(Frame frame) throws IOException {
        JsonNode header = frame.header();
        FrameTable read = FrameTable.read(frame);
        TargetSpec spec = TargetSpec.of(header.path("target").asText());
        LabelledTable labelled = LabelledTable.of(
                read.table(),
                header.has("positive")
                        ? spec.withPositive(header.path("positive").asText())
                        : spec.asClasses());
        LearnOptions options = PipeOptions.read(header.path("options"), read.numbers());
        options.weighting().require(labelled);
        Split all = new Split(Rows.all(labelled.table().rows()), Rows.of());
        Learned learned = new Learner(options).learn(labelled, all, budget(header), TrainingListener.NONE);
        ObjectNode answer = Frame.JSON.createObjectNode().put("cutShort", learned.wasCutShort());
        describe(learned, answer);
        return new Frame(answer, ByteBuffer.wrap(bytes(learned)));
    }

    private static Budget budget(JsonNode header) {
        double seconds = header.path("options").path("time_limit").asDouble(0);
        return seconds > 0 ? Budget.of(Duration.ofMillis((long) (1000 * seconds))) : Budget.unlimited();
    }

    /** A model's file, by the {@code name} that it will be asked by. */
    Frame load(Frame frame) throws IOException {
        Path file = Files.createTempFile("cleave", ".cleave");
        try {
            Files.write(file, frame.body().array());
            Learned learned = Learned.load(file);
            byName.put(frame.header().path("name").asText(), learned);
            ObjectNode answer = Frame.JSON.createObjectNode();
            describe(learned, answer);
            return Frame.of(answer);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static byte[] bytes(Learned learned) throws IOException {
        Path file = Files.createTempFile("cleave", ".cleave");
        try {
            learned.save(file);
            return Files.readAllBytes(file);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static void describe(Learned learned, ObjectNode to) {
        ArrayNode outputs = to.putArray("outputs");
        learned.encoding().target().labels().forEach(label -> outputs.add(label.positive()));
        learned.ruleLines().forEach(to.putArray("lines")::add);
        new RuleRecords(learned.model()).write(to.putArray("rules"));
    }

    /** Back come, row by row, doubles: how probable each output is. Of several outputs they are classes. */
    Frame predict(Frame frame) {
        String name = frame.header().path("name").asText();
        Learned learned = byName.get(name);
        if (learned == null) {
            return Frame.of(Frame.JSON.createObjectNode().put("unknown", name));
        }
        TableAnswers answers = learned.answers(FrameTable.read(frame).table());
        int outputs = learned.encoding().target().outputs();
        double[][] kinds = new double[answers.kinds()][];
        int[] said = new int[answers.kinds()];
        for (int kind = 0; kind < kinds.length; kind++) {
            List<OutputAnswer> all = answers.answers(kind);
            kinds[kind] = all.stream().mapToDouble(OutputAnswer::probability).toArray();
            said[kind] = said(all);
        }
        ByteBuffer body =
                ByteBuffer.allocate(Math.multiplyExact(answers.rows(), Integer.BYTES + outputs * Double.BYTES));
        for (int row = 0; row < answers.rows(); row++) {
            body.putInt(said[answers.kind(row)]);
            for (double probability : kinds[answers.kind(row)]) {
                body.putDouble(probability);
            }
        }
        return new Frame(Frame.JSON.createObjectNode().put("outputs", outputs), body.flip());
    }

    /** The first output that holds; -1 where none does. */
    private static int said(List<OutputAnswer> all) {
        for (int output = 0; output < all.size(); output++) {
            if (all.get(output).holds()) {
                return output;
            }
        }
        return -1;
    }

    static InputException problem(String problem) {
        return new InputException(SourceLocation.unknown(), problem);
    }
}
