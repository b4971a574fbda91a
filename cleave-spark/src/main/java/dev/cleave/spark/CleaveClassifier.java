package dev.cleave.spark;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Weighting;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.spark.learn.ClusterLearning;
import dev.cleave.spark.learn.ClusterRequest;
import dev.cleave.table.InputException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.apache.spark.ml.classification.ProbabilisticClassifier;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.IntParam;
import org.apache.spark.ml.param.LongParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.param.StringArrayParam;
import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.DefaultParamsWriter;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.ml.util.MLWritable;
import org.apache.spark.ml.util.MLWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * Learns rules from the columns of a DataFrame as they are: numbers, texts and truth values, null being a missing cell. No vector of
 * features is needed, and the label may be a text. A table that the driver has room for gives the rules that one machine learns; a larger one
 * is sampled, and rules are chosen on all rows.
 */
public final class CleaveClassifier extends ProbabilisticClassifier<Vector, CleaveClassifier, CleaveClassificationModel>
        implements MLWritable {
    private static final long serialVersionUID = 1L;

    private @Nullable String uid; // set by the first question for it, which comes from the constructor of Spark
    private final transient ClassifierParams own = new ClassifierParams(this);
    private final transient OutputParams outputs = new OutputParams(this);

    public CleaveClassifier() {
        this(PendingUid.fresh("cleave"));
    }

    public CleaveClassifier(String uid) {
        this(PendingUid.set(uid));
    }

    @SuppressWarnings({"UnusedVariable", "this-escape"})
    private CleaveClassifier(PendingUid pending) {
        LearnOptions defaults = LearnOptions.defaults();
        setDefault(own.seed, defaults.seed());
        setDefault(own.prefer, "balanced");
        setDefault(own.metric, "auto");
        setDefault(own.rowsOnDriver, ClassifierParams.ROWS_ON_DRIVER);
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

    public StringArrayParam inputCols() {
        return own.inputCols;
    }

    public CleaveClassifier setInputCols(String... names) {
        set(own.inputCols, names);
        return this;
    }

    public StringArrayParam categoricalCols() {
        return own.categoricalCols;
    }

    public CleaveClassifier setCategoricalCols(String... names) {
        set(own.categoricalCols, names);
        return this;
    }

    public StringArrayParam numericCols() {
        return own.numericCols;
    }

    public CleaveClassifier setNumericCols(String... names) {
        set(own.numericCols, names);
        return this;
    }

    public Param<String> weightCol() {
        return own.weightCol;
    }

    public CleaveClassifier setWeightCol(String name) {
        set(own.weightCol, name);
        return this;
    }

    public Param<String> positive() {
        return own.positive;
    }

    public CleaveClassifier setPositive(String value) {
        set(own.positive, value);
        return this;
    }

    public Param<String> prefer() {
        return own.prefer;
    }

    public CleaveClassifier setPrefer(String value) {
        set(own.prefer, value);
        return this;
    }

    public Param<String> metric() {
        return own.metric;
    }

    public CleaveClassifier setMetric(String value) {
        set(own.metric, value);
        return this;
    }

    public IntParam maxRules() {
        return own.maxRules;
    }

    public CleaveClassifier setMaxRules(int most) {
        set(own.maxRules, most);
        return this;
    }

    public IntParam rowsOnDriver() {
        return own.rowsOnDriver;
    }

    public CleaveClassifier setRowsOnDriver(int most) {
        set(own.rowsOnDriver, most);
        return this;
    }

    public LongParam seed() {
        return own.seed;
    }

    public CleaveClassifier setSeed(long value) {
        set(own.seed, value);
        return this;
    }

    public DoubleParam timeLimit() {
        return own.timeLimit;
    }

    public CleaveClassifier setTimeLimit(double seconds) {
        set(own.timeLimit, seconds);
        return this;
    }

    public Param<String> predictedLabelCol() {
        return outputs.predictedLabelCol;
    }

    public CleaveClassifier setPredictedLabelCol(String name) {
        set(outputs.predictedLabelCol, name);
        return this;
    }

    public Param<String> rulesCol() {
        return outputs.rulesCol;
    }

    public CleaveClassifier setRulesCol(String name) {
        set(outputs.rulesCol, name);
        return this;
    }

    /** An {@link InputException} where a column is not there or nothing can be learned from the rows. */
    @Override
    public CleaveClassificationModel fit(Dataset<?> dataset) {
        transformSchema(dataset.schema());
        CleaveClassificationModel model = train(dataset);
        model.setParent(this);
        return copyValues(model, ParamMap.empty());
    }

    @Override
    public CleaveClassificationModel train(Dataset<?> dataset) {
        Learned learned = ClusterLearning.of(request(dataset)).learned();
        return new CleaveClassificationModel(uid(), learned);
    }

    private ClusterRequest request(Dataset<?> dataset) {
        TargetSpec spec = TargetSpec.of(getLabelCol());
        LearnOptions options = own.options(this);
        InputColumns columns = new InputColumns(
                getLabelCol(),
                isSet(own.inputCols) ? List.of(getOrDefault(own.inputCols)) : List.of(),
                isSet(own.weightCol) ? List.of(getOrDefault(own.weightCol)) : List.of());
        if (isSet(own.weightCol)) {
            options = options.withWeighting(Weighting.none().withColumn(getOrDefault(own.weightCol)));
        }
        return ClusterRequest.of(
                        columns.select(dataset),
                        isSet(own.positive) ? spec.withPositive(getOrDefault(own.positive)) : spec,
                        options)
                .withRowsOnDriver((int) getOrDefault(own.rowsOnDriver))
                .withBudget(
                        isSet(own.timeLimit)
                                ? Budget.of(Duration.ofMillis((long) (1000 * (double) getOrDefault(own.timeLimit))))
                                : Budget.unlimited());
    }

    /** No vector of features is asked for, and the label may be of any type that cells have. */
    @Override
    public StructType transformSchema(StructType schema) {
        InputColumns.require(schema, getLabelCol());
        return new OutputSchema(this, outputs).added(schema);
    }

    @Override
    public CleaveClassifier copy(ParamMap extra) {
        return defaultCopy(extra);
    }

    @Override
    public MLWriter write() {
        return new DefaultParamsWriter(this);
    }

    @Override
    public void save(String path) throws IOException {
        write().save(path);
    }

    public static MLReader<CleaveClassifier> read() {
        return new DefaultParamsReader<>();
    }

    public static CleaveClassifier load(String path) {
        return read().load(path);
    }
}
