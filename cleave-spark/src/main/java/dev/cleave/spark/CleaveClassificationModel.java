package dev.cleave.spark;

import dev.cleave.Learned;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.interchange.program.Program;
import dev.cleave.spark.expression.AnswerState;
import dev.cleave.spark.expression.Literals;
import dev.cleave.spark.expression.ProgramColumns;
import dev.cleave.spark.rows.ColumnNames;
import dev.cleave.table.cell.NumberText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.ml.classification.ProbabilisticClassificationModel;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.ml.util.MLWritable;
import org.apache.spark.ml.util.MLWriter;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import scala.Tuple3;

/**
 * Rules that answer the rows of DataFrames: as expressions of Spark SQL, which Spark compiles, with no function of ours. The raw
 * prediction is the probability.
 */
public final class CleaveClassificationModel extends ProbabilisticClassificationModel<Vector, CleaveClassificationModel>
        implements MLWritable {
    private static final long serialVersionUID = 1L;
    private static final String PREFIX = "__cleave_";

    private @Nullable String uid; // set by the first question for it, which comes from the constructor of Spark
    private final transient Learned learned;
    private final transient Program program;
    private final transient LabelIndex labels;
    private final transient OutputParams outputs = new OutputParams(this);

    CleaveClassificationModel(String uid, Learned learned) {
        this(PendingUid.set(uid), learned);
    }

    @SuppressWarnings("UnusedVariable")
    private CleaveClassificationModel(PendingUid pending, Learned learned) {
        this.learned = learned;
        this.program = Program.of(learned.model());
        this.labels = LabelIndex.of(program.target());
    }

    @Override
    public String uid() {
        String known = uid;
        if (known == null) {
            known = PendingUid.take();
            uid = known;
        }
        return known;
    }

    /** All of it: rules, networks, proof, ledger. */
    public Learned learned() {
        return learned;
    }

    /** The rules in the user's own words, a line each. */
    public List<String> ruleLines() {
        return learned.ruleLines();
    }

    /** By the number that a prediction is; empty where no label has a number. */
    public List<String> labels() {
        return labels.labels();
    }

    public Param<String> predictedLabelCol() {
        return outputs.predictedLabelCol;
    }

    public CleaveClassificationModel setPredictedLabelCol(String name) {
        set(outputs.predictedLabelCol, name);
        return this;
    }

    public Param<String> rulesCol() {
        return outputs.rulesCol;
    }

    public CleaveClassificationModel setRulesCol(String name) {
        set(outputs.rulesCol, name);
        return this;
    }

    @Override
    public int numClasses() {
        return labels.classes();
    }

    @Override
    public StructType transformSchema(StructType schema) {
        return new OutputSchema(this, outputs).added(schema);
    }

    /** An {@link dev.cleave.table.InputException} where a column that rules read is not there. */
    @Override
    public Dataset<Row> transform(Dataset<?> dataset) {
        transformSchema(dataset.schema());
        ProgramColumns.Answered answered = ProgramColumns.of(program, dataset.toDF(), PREFIX);
        Dataset<Row> rows = answered.rows().withColumn(PREFIX + "state", answered.state());
        Column state = ColumnNames.column(PREFIX + "state");
        List<Column> columns = new ArrayList<>();
        for (String name : dataset.columns()) {
            columns.add(ColumnNames.column(name));
        }
        List<Vector> vectors = answered.states().stream()
                .map(AnswerState::probabilities)
                .map(labels::vector)
                .toList();
        add(columns, getRawPredictionCol(), Literals.vector(vectors, state));
        add(columns, getProbabilityCol(), Literals.vector(vectors, state));
        List<Integer> predictions =
                answered.states().stream().map(this::prediction).toList();
        add(
                columns,
                getPredictionCol(),
                Literals.number(predictions.stream().map(Integer::doubleValue).toList(), state));
        if (isDefined(outputs.predictedLabelCol)) {
            List<String> texts = predictions.stream().map(labels.labels()::get).toList();
            add(columns, getOrDefault(outputs.predictedLabelCol), Literals.text(texts, state));
        }
        if (isDefined(outputs.rulesCol)) {
            add(columns, getOrDefault(outputs.rulesCol), answered.fired());
        }
        return rows.select(columns.toArray(Column[]::new));
    }

    private static void add(List<Column> columns, String name, Column column) {
        if (!name.isEmpty()) {
            columns.add(column.as(name));
        }
    }

    /** What the rules say; with thresholds, as Spark has it, what is most probable in proportion to its own. */
    private int prediction(AnswerState state) {
        return isDefined(thresholds())
                ? (int) probability2prediction(labels.vector(state.probabilities()))
                : labels.numberOf().get(state.said());
    }

    /**
     * The probabilities of a row that is given as numbers, one for each column that the model was learned from, in their order; NaN
     * where missing.
     */
    @Override
    public Vector predictRaw(Vector features) {
        List<EncodedColumn> columns = learned.encoding().columns();
        if (features.size() != columns.size()) {
            throw new IllegalArgumentException("the rules were learned from " + columns.size()
                    + " columns, and the vector has " + features.size());
        }
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            row.put(columns.get(i).name(), NumberText.of(features.apply(i)));
        }
        Map<String, Double> odds = program.answer(program.read(row))
                .probabilities()
                .getOrDefault(program.answered().get(0), Map.of());
        List<Double> ordered = new ArrayList<>();
        labels.numberOf()
                .forEach(number -> ordered.add(odds.getOrDefault(labels.labels().get(number), 0.0)));
        return labels.vector(ordered);
    }

    @Override
    public double predict(Vector features) {
        return raw2prediction(predictRaw(features));
    }

    /** The raw prediction is the probability. */
    @Override
    public Vector raw2probabilityInPlace(Vector raw) {
        return raw;
    }

    /** The two types that Scala gives it are one to Java only without what they are of. */
    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    public Tuple3 findSummaryModel() {
        return super.findSummaryModel();
    }

    @Override
    public CleaveClassificationModel copy(ParamMap extra) {
        CleaveClassificationModel copy = new CleaveClassificationModel(uid(), learned);
        copy.setParent(parent());
        return copyValues(copy, extra);
    }

    @Override
    public MLWriter write() {
        return new ModelWriter(this);
    }

    @Override
    public void save(String path) throws IOException {
        write().save(path);
    }

    public static MLReader<CleaveClassificationModel> read() {
        return new ModelReader();
    }

    public static CleaveClassificationModel load(String path) {
        return read().load(path);
    }
}
