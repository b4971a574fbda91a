package dev.cleave.lab.paper;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Task;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Method;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SoftNetwork;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.network.discretise.Discretisation;
import dev.cleave.network.discretise.DiscretisedNetwork;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import dev.cleave.training.ModelSelection;
import dev.cleave.training.Plan;
import dev.cleave.training.Trained;
import java.util.List;

/** The paper's networks and translations, with the settings that were published: NDNF, and NDNF-MT for classes. */
public final class PaperMethod implements Method {
    @Override
    public String key() {
        return "paper";
    }

    @Override
    public String name() {
        return "The paper's method";
    }

    @Override
    public TrialResult learn(DataSet set, LabelledTable data, Split split, long seed, Budget budget) {
        Table train = data.table().select(split.train());
        Table test = data.table().select(split.test());
        Encoding encoding = Encoding.fit(
                train,
                data.target(),
                Rows.all(train.rows()),
                set.named().preparation().encoding());
        Dataset rows = encoding.encode(train).dataset();
        Plan plan = set.plan().plan(encoding, rows.rows());
        Trained trained = new ModelSelection(rows, rows, budget.part(2), TrainingListener.NONE)
                .run(List.of(plan), seed, 1)
                .get(0)
                .trained();
        FigureSheet sheet = new FigureSheet();
        sheet.put(
                Figure.SOFT_F1,
                f1(set.task(), trained.soft(), encoding.encode(test).dataset()));
        if (trained.wasCutShort()) {
            sheet.note("the time limit ended training early");
        }
        translate(set.task(), parts(trained.soft(), encoding, train, test), sheet, budget);
        return sheet.result();
    }

    private static void translate(Task task, Parts parts, FigureSheet sheet, Budget budget) {
        if (task == Task.MULTICLASS) {
            new ClassTranslation(parts, sheet, budget).run();
        } else {
            new HeadTranslation(task, parts, sheet, budget).run();
        }
    }

    /** Learned thresholds become atoms; the network stays soft. */
    private static Parts parts(SoftNetwork soft, Encoding encoding, Table train, Table test) {
        if (!(soft.predicates() instanceof ThresholdPredicates)) {
            return new Parts(
                    soft,
                    encoding.encode(train).dataset(),
                    encoding.encode(test).dataset());
        }
        DiscretisedNetwork settled = Discretisation.of(soft.harden(), encoding, train, Rows.all(train.rows()));
        return new Parts(
                SoftNetwork.of(settled.network()),
                settled.encoding().encode(train).dataset(),
                settled.encoding().encode(test).dataset());
    }

    /** A soft network, the rows it was trained on and those held out. */
    record Parts(SoftNetwork network, Dataset train, Dataset test) {}

    static double f1(Task task, NeuralDnf network, Dataset rows) {
        return task.f1(Scores.of(network.predict(rows.read()), rows.targets()));
    }
}
