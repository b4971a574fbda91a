package dev.cleave.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.Preference;
import dev.cleave.table.InputException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.ml.Pipeline;
import org.apache.spark.ml.PipelineModel;
import org.apache.spark.ml.PipelineStage;
import org.apache.spark.ml.evaluation.MulticlassClassificationEvaluator;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.tuning.CrossValidator;
import org.apache.spark.ml.tuning.CrossValidatorModel;
import org.apache.spark.ml.tuning.ParamGridBuilder;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CleaveClassifierTest {
    private static final String[] INPUTS = {"age", "weight", "colour", "smokes"};
    private static final Patients PATIENTS = new Patients(300, 1);
    private static final CleaveClassificationModel MODEL = classifier("outcome").fit(PATIENTS.frame(3));

    private static CleaveClassifier classifier(String label) {
        return new CleaveClassifier().setInputCols(INPUTS).setLabelCol(label);
    }

    private static Learned local(String label) {
        return local(label, Preference.BALANCED);
    }

    private static Learned local(String label, Preference preference) {
        LearnOptions options = LearnOptions.defaults();
        return new Learner(options.withForm(options.form().withPreference(preference)))
                .learn(PATIENTS.table("age", "weight", "colour", "smokes", label), label);
    }

    @Test
    void theModelIsTheOneThatOneMachineLearns() {
        assertEquals(ModelJson.of(local("outcome")), ModelJson.of(MODEL.learned()));
    }

    @ParameterizedTest
    @EnumSource(Preference.class)
    void theSizeThatIsPreferredIsTheOneOfOneMachine(Preference preference) {
        CleaveClassifier classifier =
                classifier("kind").setPrefer(preference.name().toLowerCase(Locale.ROOT));
        CleaveClassificationModel model = classifier.fit(PATIENTS.frame(3));
        assertEquals(ModelJson.of(local("kind", preference)), ModelJson.of(model.learned()));
    }

    @Test
    void theModelOfClassesIsTheOneThatOneMachineLearns() {
        CleaveClassificationModel model = classifier("kind").fit(PATIENTS.frame(2));
        assertEquals(ModelJson.of(local("kind")), ModelJson.of(model.learned()));
        assertEquals(3, model.numClasses());
        Dataset<Row> answered = model.setPredictedLabelCol("said").transform(PATIENTS.frame(4));
        for (Row row : answered.collectAsList()) {
            Vector probability = row.getAs("probability");
            assertEquals(row.getDouble(row.fieldIndex("prediction")), probability.argmax());
            assertEquals(model.labels().get(probability.argmax()), row.getAs("said"));
        }
    }

    @Test
    void labelsThatAreNumbersArePredictedAsThese() {
        CleaveClassificationModel model = classifier("label").fit(PATIENTS.frame(2));
        double accuracy = new MulticlassClassificationEvaluator()
                .setMetricName("accuracy")
                .evaluate(model.transform(PATIENTS.frame(2)));
        double own = model.learned().evaluate(PATIENTS.table()).rules().exactMatch();
        assertEquals(own, accuracy, 1e-12);
        assertTrue(accuracy > 0.9, "accuracy " + accuracy);
    }

    @Test
    void aModelThatWasSavedAnswersTheSame(@TempDir Path folder) throws IOException {
        String path = folder.resolve("model").toString();
        MODEL.write().overwrite().save(path);
        CleaveClassificationModel loaded = CleaveClassificationModel.load(path);
        assertEquals(MODEL.uid(), loaded.uid());
        assertEquals(ModelJson.of(MODEL.learned()), ModelJson.of(loaded.learned()));
        assertEquals(
                MODEL.transform(PATIENTS.frame(1)).collectAsList(),
                loaded.transform(PATIENTS.frame(1)).collectAsList());
    }

    @Test
    void aClassifierThatWasSavedHasItsParameters(@TempDir Path folder) throws IOException {
        CleaveClassifier classifier =
                classifier("outcome").setMaxRules(3).setSeed(7).setPrefer("readable");
        classifier.save(folder.resolve("classifier").toString());
        CleaveClassifier loaded =
                CleaveClassifier.load(folder.resolve("classifier").toString());
        assertEquals(classifier.uid(), loaded.uid());
        assertEquals(3, loaded.getOrDefault(loaded.maxRules()));
        assertEquals(7L, loaded.getOrDefault(loaded.seed()));
        assertEquals("readable", loaded.getOrDefault(loaded.prefer()));
        assertEquals(List.of(INPUTS), List.of(loaded.getOrDefault(loaded.inputCols())));
        assertEquals("outcome", loaded.getLabelCol());
    }

    @Test
    void aPipelineIsSavedAndLoaded(@TempDir Path folder) throws IOException {
        PipelineModel fitted = new Pipeline()
                .setStages(new PipelineStage[] {classifier("outcome").setPredictedLabelCol("said")})
                .fit(PATIENTS.frame(2));
        fitted.write().save(folder.resolve("pipeline").toString());
        PipelineModel loaded = PipelineModel.load(folder.resolve("pipeline").toString());
        assertEquals(
                fitted.transform(PATIENTS.frame(1)).collectAsList(),
                loaded.transform(PATIENTS.frame(1)).collectAsList());
    }

    @Test
    void aCrossValidatorChoosesAmongParameters() {
        CleaveClassifier classifier = classifier("label");
        ParamMap[] grid = new ParamGridBuilder()
                .addGrid(classifier.maxRules(), scala.jdk.javaapi.CollectionConverters.asScala(List.of((Object) 1, 4)))
                .build();
        CrossValidatorModel model = new CrossValidator()
                .setEstimator(classifier)
                .setEvaluator(new MulticlassClassificationEvaluator().setMetricName("accuracy"))
                .setEstimatorParamMaps(grid)
                .setNumFolds(2)
                .setSeed(1)
                .fit(new Patients(120, 6).frame(2));
        assertEquals(2, model.avgMetrics().length);
        assertTrue(
                Arrays.stream(model.avgMetrics()).allMatch(metric -> metric > 0.6),
                Arrays.toString(model.avgMetrics()));
    }

    @Test
    void everyParameterIsExplained() {
        CleaveClassifier classifier = new CleaveClassifier();
        for (Param<?> param : classifier.params()) {
            assertTrue(param.doc().length() > 5, param.name());
            assertEquals(classifier.uid(), param.parent());
        }
        assertTrue(classifier.explainParams().contains("rowsOnDriver"));
    }

    @Test
    void aRowOfNumbersIsAnsweredAlone() {
        String[] names = {"age", "weight"};
        CleaveClassificationModel model =
                new CleaveClassifier().setInputCols(names).setLabelCol("kind").fit(PATIENTS.frame(1));
        for (Row row : model.transform(PATIENTS.frame(1)).limit(50).collectAsList()) {
            double age = row.isNullAt(0) ? Double.NaN : row.getInt(0);
            Vector features = Vectors.dense(age, row.getDouble(1));
            assertEquals(row.getAs("probability"), model.predictRaw(features));
            assertEquals(row.getDouble(row.fieldIndex("prediction")), model.predict(features));
        }
    }

    @Test
    void thresholdsMovePredictionsAsInSpark() {
        CleaveClassificationModel model = MODEL.copy(ParamMap.empty());
        model.setThresholds(new double[] {1, 1e-9});
        assertTrue(model.transform(PATIENTS.frame(1)).filter("prediction = 0").isEmpty());
    }

    @Test
    void whatIsWrongWithColumnsIsSaidInOneLine() {
        InputException none =
                assertThrows(InputException.class, () -> classifier("outcom").fit(PATIENTS.frame(1)));
        assertTrue(none.getMessage().contains("outcome"), none.getMessage());
        InputException input = assertThrows(
                InputException.class,
                () -> new CleaveClassifier()
                        .setInputCols("agee")
                        .setLabelCol("outcome")
                        .fit(PATIENTS.frame(1)));
        assertTrue(input.getMessage().contains("age"), input.getMessage());
        InputException absent = assertThrows(
                InputException.class, () -> MODEL.transform(PATIENTS.frame(1).drop("smokes")));
        assertTrue(absent.getMessage().contains("smokes"), absent.getMessage());
    }
}
