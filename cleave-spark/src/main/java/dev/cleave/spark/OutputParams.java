package dev.cleave.spark;

import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.Params;

/** Columns that answers may have beside those of every classifier of Spark. */
final class OutputParams {
    final Param<String> predictedLabelCol;
    final Param<String> rulesCol;

    OutputParams(Params owner) {
        predictedLabelCol = new Param<>(owner, "predictedLabelCol", "a column for the label in the words of the table");
        rulesCol = new Param<>(owner, "rulesCol", "a column for the numbers of the rules that fire");
    }
}
