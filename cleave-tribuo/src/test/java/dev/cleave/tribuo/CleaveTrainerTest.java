package dev.cleave.tribuo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.oracle.labs.mlrg.olcut.config.ConfigurationManager;
import com.oracle.labs.mlrg.olcut.config.PropertyException;
import com.oracle.labs.mlrg.olcut.provenance.ProvenanceUtil;
import dev.cleave.Preference;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tribuo.Dataset;
import org.tribuo.Example;
import org.tribuo.Excuse;
import org.tribuo.Model;
import org.tribuo.MutableDataset;
import org.tribuo.Output;
import org.tribuo.OutputFactory;
import org.tribuo.classification.Label;
import org.tribuo.classification.LabelFactory;
import org.tribuo.classification.evaluation.LabelEvaluation;
import org.tribuo.classification.evaluation.LabelEvaluator;
import org.tribuo.datasource.ListDataSource;
import org.tribuo.evaluation.CrossValidation;
import org.tribuo.impl.ArrayExample;
import org.tribuo.multilabel.MultiLabel;
import org.tribuo.multilabel.MultiLabelFactory;
import org.tribuo.multilabel.evaluation.MultiLabelEvaluation;
import org.tribuo.multilabel.evaluation.MultiLabelEvaluator;
import org.tribuo.provenance.SimpleDataSourceProvenance;

/** Tribuo's own evaluators, cross-validation, provenance and serialisation take our models as they take its own. */
class CleaveTrainerTest {
    private static final LabelFactory LABELS = new LabelFactory();
    private static final MultiLabelFactory SETS = new MultiLabelFactory();

    @TempDir
    private Path folder;

    private interface Answer<T> {
        T of(int age, double weight, boolean smokes);
    }

    private static <T extends Output<T>> MutableDataset<T> data(OutputFactory<T> factory, Answer<T> answer) {
        SplittableRandom random = new SplittableRandom(7);
        List<Example<T>> examples = new java.util.ArrayList<>();
        for (int i = 0; i < 150; i++) {
            int age = 20 + random.nextInt(60);
            double weight = 40 + random.nextInt(600) / 10.0;
            boolean smokes = random.nextBoolean();
            ArrayExample<T> example = new ArrayExample<>(answer.of(age, weight, smokes));
            example.add("age", age);
            example.add("weight", weight);
            if (smokes) {
                example.add("smokes", 1);
            }
            examples.add(example);
        }
        return new MutableDataset<>(
                new ListDataSource<>(examples, factory, new SimpleDataSourceProvenance("made", factory)));
    }

    private static Dataset<Label> labels() {
        return data(LABELS, (age, weight, smokes) -> new Label(age > 50 && smokes ? "1" : weight > 80 ? "NA" : "well"));
    }

    private static Dataset<MultiLabel> sets() {
        return data(
                SETS,
                (age, weight, smokes) -> new MultiLabel(Set.of(
                        new Label(age > 50 ? "old & grey" : "young"),
                        new Label(smokes && weight > 60 ? "ill" : "well"))));
    }

    @Test
    void evaluatorAndCrossValidationTakeIt() {
        CleaveTrainer trainer = new CleaveTrainer(1, Preference.READABLE);
        Model<Label> model = trainer.train(labels());
        LabelEvaluation evaluation = new LabelEvaluator().evaluate(model, labels());
        assertTrue(evaluation.accuracy() > 0.9, evaluation::toString);
        assertEquals(
                0,
                evaluation.getPredictions().stream()
                        .filter(said -> Math.abs(said.getOutputScores().values().stream()
                                                .mapToDouble(Label::getScore)
                                                .sum()
                                        - 1)
                                > 1e-9)
                        .count());
        CrossValidation<Label, LabelEvaluation> folds =
                new CrossValidation<>(trainer, labels(), new LabelEvaluator(), 2, 3L);
        folds.evaluate()
                .forEach(fold -> assertTrue(
                        fold.getA().accuracy() > 0.75, () -> fold.getA().toString()));
        assertEquals(3, trainer.getInvocationCount());
    }

    @Test
    void setsOfLabelsAreEvaluatedByTheirOwnEvaluator() {
        Model<MultiLabel> model = new CleaveMultiLabelTrainer(1, Preference.READABLE).train(sets());
        MultiLabelEvaluation evaluation = new MultiLabelEvaluator().evaluate(model, sets());
        assertTrue(evaluation.balancedErrorRate() < 0.15, evaluation::toString);
        assertSameAnswers(model, again(model), sets());
    }

    @Test
    void whatIsWrittenAnswersAlike() {
        Model<Label> model = new CleaveTrainer().train(labels());
        assertSameAnswers(model, again(model), labels());
        assertSameAnswers(model, model.copy(), labels());
        assertThrows(
                RuntimeException.class,
                () -> Model.deserialize(
                        model.serialize().toBuilder().setVersion(99).build()));
    }

    @SuppressWarnings("unchecked")
    private <T extends Output<T>> Model<T> again(Model<T> model) {
        try {
            Path file = folder.resolve("model.pb");
            model.serializeToFile(file);
            return (Model<T>) Model.deserializeFromFile(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static <T extends Output<T>> void assertSameAnswers(Model<T> one, Model<T> other, Dataset<T> examples) {
        assertEquals(one.getProvenance(), other.getProvenance());
        for (int i = 0; i < examples.size(); i++) {
            int row = i;
            assertTrue(
                    one.predict(examples.getExample(i)).distributionEquals(other.predict(examples.getExample(i)), 0),
                    () -> "example " + row);
        }
    }

    @Test
    void anExcuseNamesTheRulesThatFire() {
        CleaveModel<Label> model = new CleaveTrainer(1, Preference.READABLE).train(labels(), java.util.Map.of());
        Set<String> reasons = new TreeSet<>();
        for (Example<Label> example : labels()) {
            Excuse<Label> excuse = model.getExcuse(example).orElseThrow();
            assertEquals(Set.of("1", "NA", "well"), excuse.getScores().keySet());
            excuse.getScores().values().forEach(rules -> rules.forEach(rule -> reasons.add(rule.getA())));
        }
        assertTrue(reasons.stream().anyMatch(rule -> rule.contains("weight")), reasons::toString);
        assertEquals(1, model.getTopFeatures(1).get(Model.ALL_OUTPUTS).size());
        assertTrue(model.learned().ruleLines().size() > 1);
    }

    @Test
    void aTrainerIsMadeAgainFromTheProvenanceOfItsModel() throws PropertyException {
        Model<Label> model = new CleaveTrainer(5, Preference.READABLE).train(labels());
        ConfigurationManager again = new ConfigurationManager();
        again.addConfiguration(
                ProvenanceUtil.extractConfiguration(model.getProvenance().getTrainerProvenance()));
        CleaveTrainer trainer =
                (CleaveTrainer) again.lookupAll(CleaveTrainer.class).get(0);
        assertSameRules(model, trainer.train(labels()));
    }

    private static void assertSameRules(Model<Label> one, Model<Label> other) {
        assertEquals(
                ((CleaveModel<Label>) one).learned().ruleLines(),
                ((CleaveModel<Label>) other).learned().ruleLines());
    }
}
