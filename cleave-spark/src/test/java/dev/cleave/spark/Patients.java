package dev.cleave.spark;

import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The same random rows as a DataFrame with types and as a table of texts. */
public final class Patients {
    private static final List<String> COLOURS = List.of("red", "green", "blue");
    private static final StructType SCHEMA = new StructType()
            .add("age", DataTypes.IntegerType)
            .add("weight", DataTypes.DoubleType)
            .add("colour", DataTypes.StringType)
            .add("smokes", DataTypes.BooleanType)
            .add("outcome", DataTypes.StringType)
            .add("kind", DataTypes.StringType)
            .add("label", DataTypes.DoubleType);

    private final List<Row> rows = new ArrayList<>();
    private final Table table;

    public Patients(int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TableBuilder texts = Table.builder(List.of(SCHEMA.fieldNames()));
        for (int i = 0; i < count; i++) {
            add(random, texts);
        }
        table = texts.build();
    }

    private void add(SplittableRandom random, TableBuilder texts) {
        boolean isMissing = random.nextInt(11) == 0;
        int age = random.nextInt(80);
        double weight = 40 + random.nextInt(70) * 0.75;
        String colour = COLOURS.get(random.nextInt(3));
        boolean smokes = random.nextInt(3) == 0;
        boolean isIll =
                (!isMissing && age > 40 && smokes || colour.equals("red") && weight > 70) ^ random.nextInt(50) == 0;
        String kind = !isMissing && age > 50 ? "late" : weight > 65 ? "heavy" : "light";
        rows.add(RowFactory.create(
                isMissing ? null : age, weight, colour, smokes, isIll ? "ill" : "well", kind, isIll ? 1.0 : 0.0));
        texts.add(
                isMissing ? "" : Integer.toString(age),
                weight == Math.rint(weight) ? Long.toString((long) weight) : Double.toString(weight),
                colour,
                Boolean.toString(smokes),
                isIll ? "ill" : "well",
                kind,
                isIll ? "1" : "0");
    }

    public Dataset<Row> frame(int partitions) {
        return frame(LocalSpark.session(), partitions);
    }

    public Dataset<Row> frame(SparkSession session, int partitions) {
        JavaSparkContext context = new JavaSparkContext(session.sparkContext());
        return session.createDataFrame(context.parallelize(rows, partitions), SCHEMA);
    }

    public Table table() {
        return table;
    }

    /** The table of these columns alone. */
    public Table table(String... columns) {
        return table.withColumns(List.of(columns).stream().map(table::column).toList());
    }
}
