package dev.cleave.spark;

import java.util.List;
import org.apache.spark.ml.util.DefaultParamsWriter;
import org.apache.spark.ml.util.MLWriter;
import org.apache.spark.sql.Encoders;

/** Writes the parameters as Spark does, and beside them the model file as one row. */
final class ModelWriter extends MLWriter {
    private final CleaveClassificationModel model;

    ModelWriter(CleaveClassificationModel model) {
        this.model = model;
    }

    static String rows(String path) {
        return path + "/model";
    }

    @Override
    public void saveImpl(String path) {
        DefaultParamsWriter.saveMetadata(model, path, sparkSession());
        sparkSession()
                .createDataset(List.of(ModelJson.of(model.learned())), Encoders.STRING())
                .coalesce(1)
                .write()
                .parquet(rows(path));
    }
}
