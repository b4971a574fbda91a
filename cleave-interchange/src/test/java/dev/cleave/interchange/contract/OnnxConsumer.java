package dev.cleave.interchange.contract;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Target;
import dev.cleave.interchange.onnx.OnnxRules;
import dev.cleave.interchange.program.Cell;
import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.interchange.program.Program;
import java.nio.DoubleBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** onnxruntime, which answers all rows at once. */
final class OnnxConsumer implements Consumer {
    @Override
    public List<Told> tell(ZooModel model, Path folder) throws OrtException {
        Program program = plain(model.program());
        Answers answers = answers(OnnxRules.of(program), program.inputs(), model.cells());
        List<Told> told = new ArrayList<>();
        for (int row = 0; row < model.cells().size(); row++) {
            told.add(new Told(
                    answers.labels(model.program().target(), row),
                    Optional.of(answers.fired(row)),
                    Optional.of(answers.probabilities(model, row))));
        }
        return told;
    }

    /**
     * The runtime's Java library passes texts on in Java's own form of UTF-8, in which characters of two chars are not what they are in the
     * graph. One such character of the zoo is another one here, in the graph and in the rows.
     */
    private static String plain(String text) {
        return text.replaceAll("[\\x{10000}-\\x{10FFFF}]", "\uE000");
    }

    static Encoding plain(Encoding encoding) {
        List<EncodedColumn> columns = encoding.columns().stream()
                .<EncodedColumn>map(column -> column instanceof CategoricalColumn several
                        ? new CategoricalColumn(
                                several.name(),
                                several.values().stream()
                                        .map(OnnxConsumer::plain)
                                        .toList(),
                                several.missing())
                        : column)
                .toList();
        return columns.equals(encoding.columns()) ? encoding : new Encoding(columns, encoding.target(), List.of());
    }

    private static Program plain(Program program) {
        Map<Integer, CellCheck> checks = new TreeMap<>();
        program.checks()
                .forEach((atom, check) -> checks.put(
                        atom,
                        check instanceof CellCheck.Among among
                                ? new CellCheck.Among(
                                        among.input(),
                                        among.values().stream()
                                                .map(OnnxConsumer::plain)
                                                .toList())
                                : check));
        return new Program(
                program.inputs(),
                checks,
                program.rules(),
                program.words(),
                program.target(),
                program.labelOdds(),
                program.classOdds(),
                program.provenance());
    }

    @Override
    public Set<String> refused() {
        return Set.of("great points");
    }

    /** What a graph says of rows, by the name of its output: an array of a row's values each. */
    record Answers(Map<String, Object> outputs) {
        String text(String output, int row) {
            return ((String[][]) outputs.get(output))[row][0];
        }

        double[] numbers(String output, int row) {
            return ((double[][]) outputs.get(output))[row];
        }

        boolean[] truths(String output, int row) {
            return ((boolean[][]) outputs.get(output))[row];
        }

        Map<String, String> labels(Target target, int row) {
            Map<String, String> labels = new LinkedHashMap<>();
            target.labels().forEach(label -> labels.put(label.column(), text(label.column(), row)));
            return labels;
        }

        List<Integer> fired(int row) {
            boolean[] fired = outputs.containsKey("rules") ? truths("rules", row) : new boolean[0];
            return IntStream.range(0, fired.length)
                    .filter(i -> fired[i])
                    .mapToObj(i -> i + 1)
                    .toList();
        }

        Map<String, Map<String, Double>> probabilities(ZooModel model, int row) {
            Map<String, Map<String, Double>> all = new LinkedHashMap<>();
            Target target = model.program().target();
            for (int output = 0; output < target.outputs(); output++) {
                String column = target.labels().get(output).column();
                double[] values = numbers(column + " probabilities", row);
                Map<String, Double> own = all.computeIfAbsent(column, name -> new LinkedHashMap<>());
                own.put(model.program().positive(output), values[target.exclusive() ? output : 0]);
                if (!target.exclusive()) {
                    own.put(model.program().negative(output), values[1]);
                }
            }
            return all;
        }
    }

    static Answers answers(byte[] graph, List<InputColumn> inputs, List<List<Cell>> rows) throws OrtException {
        OrtEnvironment environment = OrtEnvironment.getEnvironment();
        Map<String, OnnxTensor> given = new LinkedHashMap<>();
        try (OrtSession.SessionOptions options = options();
                OrtSession session = environment.createSession(graph, options)) {
            for (int i = 0; i < inputs.size(); i++) {
                given.put(inputs.get(i).name(), tensor(environment, inputs.get(i), i, rows));
            }
            try (OrtSession.Result result = session.run(given)) {
                Map<String, Object> outputs = new LinkedHashMap<>();
                for (Map.Entry<String, ai.onnxruntime.OnnxValue> output : result) {
                    outputs.put(output.getKey(), output.getValue().getValue());
                }
                return new Answers(outputs);
            }
        } finally {
            given.values().forEach(OnnxTensor::close);
        }
    }

    private static OrtSession.SessionOptions options() throws OrtException {
        OrtSession.SessionOptions options = new OrtSession.SessionOptions();
        options.setIntraOpNumThreads(1);
        return options;
    }

    private static OnnxTensor tensor(OrtEnvironment environment, InputColumn column, int index, List<List<Cell>> rows)
            throws OrtException {
        long[] shape = {rows.size(), 1};
        if (column.isNumber()) {
            double[] numbers = rows.stream()
                    .mapToDouble(row -> row.get(index) instanceof Cell.Number number ? number.value() : Double.NaN)
                    .toArray();
            return OnnxTensor.createTensor(environment, DoubleBuffer.wrap(numbers), shape);
        }
        String[] texts = rows.stream()
                .map(row -> row.get(index) instanceof Cell.Text text ? plain(text.value()) : "")
                .toArray(String[]::new);
        return OnnxTensor.createTensor(environment, texts, shape);
    }
}
