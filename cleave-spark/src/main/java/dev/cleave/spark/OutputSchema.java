package dev.cleave.spark;

import java.util.Arrays;
import org.apache.spark.ml.classification.ProbabilisticClassifierParams;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The columns that answers add to those of the rows. */
record OutputSchema(ProbabilisticClassifierParams params, OutputParams own) {
    StructType added(StructType schema) {
        StructType all = add(schema, params.getRawPredictionCol(), SQLDataTypes.VectorType());
        all = add(all, params.getProbabilityCol(), SQLDataTypes.VectorType());
        all = add(all, params.getPredictionCol(), DataTypes.DoubleType);
        if (params.isDefined(own.predictedLabelCol)) {
            all = add(all, params.getOrDefault(own.predictedLabelCol), DataTypes.StringType);
        }
        return params.isDefined(own.rulesCol)
                ? add(all, params.getOrDefault(own.rulesCol), DataTypes.createArrayType(DataTypes.IntegerType))
                : all;
    }

    private static StructType add(StructType schema, String name, DataType type) {
        if (name.isEmpty()) {
            return schema;
        }
        if (Arrays.asList(schema.fieldNames()).contains(name)) {
            throw new IllegalArgumentException(
                    "the rows have a column '" + name + "' already; name the output otherwise");
        }
        return schema.add(name, type);
    }
}
