package dev.cleave.spark;

import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.MLReader;

/** Reads what {@link ModelWriter} wrote. */
final class ModelReader extends MLReader<CleaveClassificationModel> {
    @Override
    public CleaveClassificationModel load(String path) {
        var metadata =
                DefaultParamsReader.loadMetadata(path, sparkSession(), CleaveClassificationModel.class.getName());
        String json =
                sparkSession().read().parquet(ModelWriter.rows(path)).first().getString(0);
        CleaveClassificationModel model = new CleaveClassificationModel(metadata.uid(), ModelJson.read(json));
        metadata.getAndSetParams(model, metadata.getAndSetParams$default$2());
        return model;
    }
}
