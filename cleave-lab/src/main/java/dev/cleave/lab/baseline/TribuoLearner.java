package dev.cleave.lab.baseline;

import dev.cleave.budget.Budget;
import dev.cleave.evaluation.RuleSize;
import dev.cleave.table.Rows;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.tribuo.Model;
import org.tribuo.Prediction;
import org.tribuo.Trainer;
import org.tribuo.classification.Label;
import org.tribuo.common.tree.Node;
import org.tribuo.common.tree.SplitNode;
import org.tribuo.common.tree.TreeModel;

/**
 * A learner of Tribuo's, which can't be stopped half-way.
 *
 * @param mostRows of more training rows so many are drawn, and the note says so
 */
record TribuoLearner(Recipe recipe, int mostRows) implements SingleLearner {
    /** Settings that may depend on what is learned from. */
    interface Recipe {
        Trainer<Label> trainer(BaselineFeatures train, long seed);
    }

    /** From all training rows. */
    TribuoLearner(Recipe recipe) {
        this(recipe, Integer.MAX_VALUE);
    }

    @Override
    public Reply learn(BaselineTask lesson, ClassQuestion question, long seed, Budget budget) {
        Rows drawn = drawn(question.rows(), seed);
        BaselineFeatures train =
                BaselineFeatures.of(lesson.encoding(), lesson.train()).select(drawn);
        Model<Label> model = TribuoRows.train(
                recipe.trainer(train, seed),
                train,
                question.select(drawn),
                lesson.train().weights().select(drawn),
                seed);
        BaselineFeatures test = BaselineFeatures.of(lesson.encoding(), lesson.test());
        List<Prediction<Label>> answers = TribuoRows.answers(model, test);
        return new Reply(
                row -> TribuoRows.answer(answers.get(row)),
                size(model),
                note(question.rows()),
                row -> TribuoRows.probability(answers.get(row)));
    }

    private Rows drawn(int rows, long seed) {
        if (rows <= mostRows) {
            return Rows.all(rows);
        }
        int[] order = IntStream.range(0, rows).toArray();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < mostRows; i++) {
            int other = random.nextInt(i, rows);
            int swapped = order[i];
            order[i] = order[other];
            order[other] = swapped;
        }
        return Rows.of(IntStream.of(order).limit(mostRows).sorted().toArray());
    }

    private String note(int rows) {
        return rows <= mostRows ? "" : "learned from " + mostRows + " of " + rows + " rows, drawn by chance";
    }

    private static RuleSize size(Model<Label> model) {
        if (model instanceof TreeModel<Label> tree) {
            Leaves leaves = new Leaves();
            count(tree.getRoot(), 0, leaves);
            return leaves.size();
        }
        return RuleSize.NONE;
    }

    private static void count(Node<Label> node, int depth, Leaves leaves) {
        if (node instanceof SplitNode<Label> split) {
            count(split.getLessThanOrEqual(), depth + 1, leaves);
            count(split.getGreaterThan(), depth + 1, leaves);
        } else {
            leaves.add(depth);
        }
    }
}
