package dev.cleave.spark;

import dev.cleave.Learned;
import dev.cleave.interchange.program.Program;
import dev.cleave.spark.expression.ProgramColumns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/** How many rows a model says yes to, asked in two ways. */
public final class CleaveAnswers {
    private static final Map<String, Learned> LOADED = new ConcurrentHashMap<>();

    private CleaveAnswers() {}

    public static Object sql(Program program, Dataset<Row> rows) {
        ProgramColumns.Answered answered = ProgramColumns.of(program, rows, "__t_");
        return answered.rows().agg(functions.sum(answered.said())).first().get(0);
    }

    /** As somebody would write it who calls the library for each row. */
    public static Object function(Learned learned, Dataset<Row> rows) {
        String json = ModelJson.of(learned);
        List<String> names = new ArrayList<>(List.of(rows.columns()));
        MapFunction<Row, Integer> answer = row -> {
            Learned own = LOADED.computeIfAbsent(json, ModelJson::read);
            Map<String, String> cells = new LinkedHashMap<>();
            for (int i = 0; i < names.size(); i++) {
                cells.put(names.get(i), String.valueOf(row.get(i)));
            }
            return own.labels(cells).containsValue("yes") ? 1 : 0;
        };
        return rows.map(answer, Encoders.INT())
                .agg(functions.sum("value"))
                .first()
                .get(0);
    }
}
