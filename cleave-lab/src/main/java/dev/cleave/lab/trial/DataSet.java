package dev.cleave.lab.trial;

import dev.cleave.Weighting;
import dev.cleave.datasets.KnownNetwork;
import dev.cleave.datasets.NamedData;
import dev.cleave.datasets.Protocol;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.Task;
import dev.cleave.lab.paper.PublishedPlan;
import dev.cleave.table.ClassWeights;
import dev.cleave.table.Split;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The data sets of the paper and one more, each with its runs and the settings that the paper's network had there. */
public enum DataSet {
    MONK("Monk", Task.BINARY, 16, PublishedPlan.MONK),
    BCC("BCC", Task.BINARY, 5, PublishedPlan.BCC),
    MUSHROOM("Mushroom", Task.BINARY, 16, PublishedPlan.MUSHROOM),
    CDC("CDC", Task.BINARY, 10, PublishedPlan.CDC),
    ARA("ARA", Task.MULTILABEL, 10, PublishedPlan.ARA),
    BUDDING("Budding", Task.MULTILABEL, 10, PublishedPlan.BUDDING),
    FISSION("Fission", Task.MULTILABEL, 10, PublishedPlan.FISSION),
    MAM("MAM", Task.MULTILABEL, 10, PublishedPlan.MAM),
    CAR("Car", Task.MULTICLASS, 16, PublishedPlan.CAR),
    COVERTYPE("Covertype", Task.MULTICLASS, 10, PublishedPlan.COVERTYPE),
    /** Not in the paper: nobody is left out so that classes are even; they weigh the same instead. */
    CDC_ALL("CDC, all rows", Task.BINARY, 3, PublishedPlan.CDC);

    /** The paper's baselines are scored by so many folds, whatever the data set. */
    public static final int BASELINE_FOLDS = 5;

    private final String label;
    private final Task task;
    private final int runs;
    private final PublishedPlan plan;

    DataSet(String label, Task task, int runs, PublishedPlan plan) {
        this.label = label;
        this.task = task;
        this.runs = runs;
        this.plan = plan;
    }

    /** As the paper's tables write it. */
    public String label() {
        return label;
    }

    /** Its name on the command line. */
    public String key() {
        return this == MONK ? "monk1" : name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Task task() {
        return task;
    }

    /** Seeds, or folds. */
    public int runs() {
        return runs;
    }

    public PublishedPlan plan() {
        return plan;
    }

    /** Whether the paper has it. */
    public boolean isPublished() {
        return this != CDC_ALL;
    }

    /** Those of the paper. */
    public static List<DataSet> published() {
        return Arrays.stream(values()).filter(DataSet::isPublished).toList();
    }

    /** Those of the paper with one of these tasks. */
    public static List<DataSet> of(Task... tasks) {
        return published().stream()
                .filter(set -> Arrays.asList(tasks).contains(set.task))
                .toList();
    }

    /** How much the training rows count. */
    Weighting weighting() {
        return isPublished() ? Weighting.none() : Weighting.none().with(new ClassWeights.Balanced());
    }

    /** The network whose transitions these are. */
    public Optional<KnownNetwork> network() {
        return task == Task.MULTILABEL ? Optional.of(KnownNetwork.of(key())) : Optional.empty();
    }

    public NamedData named() {
        return NamedData.find(key()).orElseThrow();
    }

    /** An {@link dev.cleave.table.InputException} that says where to get it where it is not there. */
    public LabelledTable load(Path folder) {
        NamedData named = named();
        return LabelledTable.of(named.table(folder), named.preparation().target());
    }

    /** What a run holds out: the same rows each time, or a fold each. */
    public Split split(LabelledTable data, int run) {
        List<Split> splits = named().preparation().protocol().splits(data);
        return splits.get(run % splits.size());
    }

    /** What a run of a baseline holds out. */
    public Split fold(LabelledTable data, int run) {
        return data.splits().folds(BASELINE_FOLDS, Protocol.SEED).get(run);
    }
}
