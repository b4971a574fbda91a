package dev.cleave.tribuo;

import com.oracle.labs.mlrg.olcut.config.Config;
import com.oracle.labs.mlrg.olcut.provenance.Provenance;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.Preference;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.Column;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.Table;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.tribuo.Dataset;
import org.tribuo.ImmutableFeatureMap;
import org.tribuo.ImmutableOutputInfo;
import org.tribuo.Output;
import org.tribuo.Trainer;
import org.tribuo.provenance.ModelProvenance;
import org.tribuo.provenance.TrainerProvenance;
import org.tribuo.provenance.impl.TrainerProvenanceImpl;

/** Learns rules from a dataset of Tribuo; its fields are what a configuration file may say. */
public abstract class CleaveTraining<T extends Output<T>> implements Trainer<T> {
    @Config(description = "Where every random choice comes from.")
    private long seed;

    @Config(
            description =
                    "READABLE, at most ten rules; BALANCED, the fewest that are as good as the networks; ACCURATE, as many as help.")
    private Preference preference = Preference.BALANCED;

    @Config(description = "The most rules; 0 for any number.")
    private int mostRules;

    @Config(description = "A feature that an example does not have is missing; else it is 0.")
    private boolean isAbsentMissing;

    private int invocations;

    CleaveTraining() {}

    CleaveTraining(long seed, Preference preference) {
        this.seed = seed;
        this.preference = preference;
    }

    abstract AnswerKind<T> kind(ImmutableOutputInfo<T> outputs);

    @Override
    public CleaveModel<T> train(Dataset<T> examples, Map<String, Provenance> instance) {
        return train(examples, instance, INCREMENT_INVOCATION_COUNT);
    }

    /** An {@link dev.cleave.table.InputException} where there is nothing to learn, as of one label alone. */
    @Override
    public CleaveModel<T> train(Dataset<T> examples, Map<String, Provenance> instance, int count) {
        TrainerProvenance trainer = provenance(count);
        ImmutableFeatureMap features = examples.getFeatureIDMap();
        ImmutableOutputInfo<T> outputs = examples.getOutputIDInfo();
        FeatureTable table = new FeatureTable(features, isAbsentMissing);
        AnswerKind<T> kind = kind(outputs);
        Learned learned = learn(table, kind, examples, outputs);
        ModelProvenance provenance = new ModelProvenance(
                CleaveModel.class.getName(),
                OffsetDateTime.now(ZoneOffset.UTC),
                examples.getProvenance(),
                trainer,
                instance);
        return new CleaveModel<>("cleave", provenance, features, outputs, new ModelBytes(learned, isAbsentMissing));
    }

    private synchronized TrainerProvenance provenance(int count) {
        if (count != INCREMENT_INVOCATION_COUNT) {
            setInvocationCount(count);
        }
        TrainerProvenance trainer = getProvenance();
        invocations++;
        return trainer;
    }

    private Learned learn(FeatureTable table, AnswerKind<T> kind, Dataset<T> examples, ImmutableOutputInfo<T> outputs) {
        List<Column> features = table.columns(examples);
        List<Column> targets = kind.columns(examples, outputs, table.names());
        Table all =
                new Table(Stream.concat(features.stream(), targets.stream()).toList(), RowOrigins.memory(), List.of());
        return new Learner(options(features)).learn(LabelledTable.of(all, kind.spec(targets)));
    }

    private LearnOptions options(List<Column> features) {
        LearnOptions options = LearnOptions.defaults().withSeed(seed);
        HashSet<String> numeric = new HashSet<>();
        features.stream().filter(column -> !isTruth(column)).map(Column::name).forEach(numeric::add);
        options = options.withEncoding(EncodingOptions.defaults().withNumeric(numeric))
                .withForm(options.form().withPreference(preference));
        return mostRules > 0 ? options.withMostRules(mostRules) : options;
    }

    private static boolean isTruth(Column column) {
        return column.values().stream().allMatch(value -> value.equals("0") || value.equals("1"));
    }

    @Override
    public int getInvocationCount() {
        return invocations;
    }

    @Override
    public void setInvocationCount(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("a trainer can't have been called " + count + " times");
        }
        invocations = count;
    }

    @Override
    public TrainerProvenance getProvenance() {
        return new TrainerProvenanceImpl(this);
    }
}
