package dev.cleave.spark.learn;

import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.WeightedConfusion;
import dev.cleave.evaluation.WeightedScores;
import dev.cleave.spark.expression.ProgramColumns;
import dev.cleave.spark.rows.ColumnNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/**
 * What several candidates say of all rows, and what is so: how often each combination occurs. Few do, so that Spark adds them up where the
 * rows are, and the driver can compare any two candidates row by row.
 *
 * @param target that labels are counted by
 */
record AnswerPatterns(Target target, List<RuleCandidate> candidates, List<Pattern> patterns) {
    private static final String WEIGHT = "__cleave_weight";

    /**
     * One combination.
     *
     * @param said by each candidate, as the target has it
     * @param weight of the rows
     */
    record Pattern(int actual, List<Integer> said, double weight) {}

    /**
     * One job.
     *
     * @param drawn rows whose draw is below this are left out, as candidates were found on them
     * @param weight the column of weights, where there is one
     */
    static AnswerPatterns of(
            MarkedRows rows, double drawn, Optional<String> weight, Target target, List<RuleCandidate> candidates) {
        Dataset<Row> asked =
                rows.training().where(functions.col(MarkedRows.DRAW).geq(drawn));
        List<Column> columns = new ArrayList<>(List.of(rows.labelText().as("label")));
        for (int i = 0; i < candidates.size(); i++) {
            ProgramColumns.Answered answered =
                    ProgramColumns.of(candidates.get(i).program(), asked, "__cleave_" + i + "_");
            asked = answered.rows();
            columns.add(answered.said().as("said_" + i));
        }
        Column weighed =
                weight.map(name -> ColumnNames.column(name).cast("double")).orElse(functions.lit(1.0));
        List<Row> found = asked.groupBy(columns.toArray(Column[]::new))
                .agg(functions.sum(weighed).as(WEIGHT))
                .collectAsList();
        return new AnswerPatterns(
                target,
                candidates,
                found.stream().map(row -> pattern(row, target, candidates)).toList());
    }

    private static Pattern pattern(Row row, Target target, List<RuleCandidate> candidates) {
        List<Integer> said = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            Target own = candidates.get(i).learned().encoding().target();
            int index = row.getInt(i + 1);
            said.add(
                    own.exclusive()
                            ? LabelCounts.index(target, own.labels().get(index).positive())
                            : index);
        }
        return new Pattern(LabelCounts.index(target, row.getString(0)), said, row.getDouble(row.length() - 1));
    }

    double weight() {
        return patterns.stream().mapToDouble(Pattern::weight).sum();
    }

    WeightedScores scores(int candidate) {
        double[][] sums = new double[target.outputs()][4]; // by 2 said + actual
        double exact = 0;
        for (Pattern pattern : patterns) {
            int said = pattern.said.get(candidate);
            exact += said == pattern.actual ? pattern.weight : 0;
            for (int output = 0; output < sums.length; output++) {
                int yes = target.exclusive() ? output : 1;
                sums[output][(said == yes ? 2 : 0) + (pattern.actual == yes ? 1 : 0)] += pattern.weight;
            }
        }
        List<WeightedConfusion> labels = new ArrayList<>();
        for (double[] sum : sums) {
            labels.add(new WeightedConfusion(sum[3], sum[2], sum[1], sum[0]));
        }
        return new WeightedScores(labels, exact);
    }

    /** The standard error of how much more often one candidate is right than another, in pairs. */
    double error(int one, int other) {
        double better = 0;
        double worse = 0;
        for (Pattern pattern : patterns) {
            boolean first = pattern.said.get(one) == pattern.actual;
            boolean second = pattern.said.get(other) == pattern.actual;
            better += first && !second ? pattern.weight : 0;
            worse += !first && second ? pattern.weight : 0;
        }
        double all = weight();
        double mean = (better - worse) / all;
        return Math.sqrt(Math.max(0, (better + worse) / all - mean * mean) / all);
    }
}
