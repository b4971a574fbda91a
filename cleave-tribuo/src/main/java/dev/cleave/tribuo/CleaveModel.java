package dev.cleave.tribuo;

import com.google.protobuf.Any;
import com.google.protobuf.InvalidProtocolBufferException;
import com.oracle.labs.mlrg.olcut.util.Pair;
import dev.cleave.Learned;
import dev.cleave.OutputAnswer;
import java.io.Serial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tribuo.Example;
import org.tribuo.Excuse;
import org.tribuo.ImmutableFeatureMap;
import org.tribuo.ImmutableOutputInfo;
import org.tribuo.Model;
import org.tribuo.Output;
import org.tribuo.Prediction;
import org.tribuo.classification.Label;
import org.tribuo.impl.ModelDataCarrier;
import org.tribuo.multilabel.MultiLabel;
import org.tribuo.protos.core.ModelProto;
import org.tribuo.provenance.ModelProvenance;

/** Rules as a model of Tribuo. {@link #learned()} has all that Cleave knows of them; {@link #getExcuse} names the rules that fire. */
public final class CleaveModel<T extends Output<T>> extends Model<T> {
    @Serial
    private static final long serialVersionUID = 1;

    private final ModelBytes model;

    CleaveModel(
            String name,
            ModelProvenance provenance,
            ImmutableFeatureMap features,
            ImmutableOutputInfo<T> outputs,
            ModelBytes model) {
        super(name, provenance, features, outputs, true);
        this.model = model;
    }

    /** The rules, to be printed, saved, verified and explained. */
    public Learned learned() {
        return model.learned();
    }

    /** By what is predicted; Tribuo makes models without saying. */
    @SuppressWarnings("unchecked")
    private AnswerKind<T> kind() {
        return outputIDInfo.getOutput(0) instanceof MultiLabel
                ? (AnswerKind<T>) MultiLabelKind.of((ImmutableOutputInfo<MultiLabel>) outputIDInfo)
                : (AnswerKind<T>) new LabelKind();
    }

    private FeatureTable features() {
        return new FeatureTable(featureIDMap, model.isAbsentMissing());
    }

    /** An {@link IllegalArgumentException} where no feature of the example was there in training, as Tribuo's own models have it. */
    @Override
    public Prediction<T> predict(Example<T> example) {
        int used = features().used(example);
        if (used == 0) {
            throw new IllegalArgumentException("No features found in Example " + example);
        }
        dev.cleave.Prediction said = learned().predict(features().row(example));
        return kind().prediction(said.probabilities(), said.labels(), used, example);
    }

    /** Of each output the rules that fire for it, with the probability of what they say. */
    @Override
    public Optional<Excuse<T>> getExcuse(Example<T> example) {
        Map<String, List<Pair<String, Double>>> reasons = new LinkedHashMap<>();
        for (OutputAnswer answer : learned().predict(features().row(example)).outputs()) {
            reasons.put(
                    kind().output(answer.label().column(), answer.label().positive()),
                    answer.fired().stream()
                            .map(rule -> new Pair<>(rule.toString(), answer.probability()))
                            .toList());
        }
        return Optional.of(new Excuse<>(example, predict(example), reasons));
    }

    /** Of all outputs together: the features that rules speak of, by in how many rules; a negative number asks for all. */
    @Override
    public Map<String, List<Pair<String, Double>>> getTopFeatures(int n) {
        return Map.of(Model.ALL_OUTPUTS, new FeatureUses(learned()).top(n));
    }

    @Override
    protected Model<T> copy(String newName, ModelProvenance newProvenance) {
        return new CleaveModel<>(newName, newProvenance, featureIDMap, outputIDInfo, model);
    }

    @Override
    public ModelProto serialize() {
        return new SerialModel(createDataCarrier().serialize(), model).message();
    }

    /** For Tribuo, which calls it by its name. */
    public static CleaveModel<?> deserializeFromProto(int version, String className, Any message)
            throws InvalidProtocolBufferException {
        SerialModel read = SerialModel.read(version, message);
        return of(read.carrier(), read.model());
    }

    private static <T extends Output<T>> CleaveModel<T> of(ModelDataCarrier<T> carrier, ModelBytes model) {
        if (!(carrier.outputDomain().getOutput(0) instanceof MultiLabel)
                && !(carrier.outputDomain().getOutput(0) instanceof Label)) {
            throw new IllegalStateException("a model of labels is not about " + carrier.outputDomain());
        }
        return new CleaveModel<>(
                carrier.name(), carrier.provenance(), carrier.featureDomain(), carrier.outputDomain(), model);
    }
}
