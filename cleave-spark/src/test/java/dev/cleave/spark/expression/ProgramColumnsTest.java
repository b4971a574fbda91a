package dev.cleave.spark.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.RuleImport;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.interchange.program.Program;
import dev.cleave.interchange.program.ProgramAnswer;
import dev.cleave.spark.LocalSpark;
import dev.cleave.spark.Patients;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;

/** The interpreter of programs is the oracle. */
class ProgramColumnsTest {
    private static final List<String> ODD = List.of(
            "",
            " ",
            "?",
            "NA",
            "n/a",
            "NaN",
            "null",
            "0",
            "1",
            "+1",
            "1.0",
            "1.50",
            "01",
            "1e0",
            "10e-1",
            "-0",
            "Inf",
            "-inf",
            "Infinity",
            "1e400",
            "1d",
            "0x1",
            "true",
            "TRUE",
            " yes",
            "no\t",
            "red",
            " red ",
            "\u3000blue",
            "Red",
            "purple",
            "41",
            "41.0",
            "40.5",
            "66.25",
            "1e1",
            ".5",
            "5.",
            "1e99999",
            "2",
            "2.000",
            "+2",
            "3");

    private static Dataset<Row> texts(List<String> header, int rows, long seed, Table known) {
        SplittableRandom random = new SplittableRandom(seed);
        StructType schema = new StructType();
        for (String name : header) {
            schema = schema.add(name, DataTypes.StringType);
        }
        List<Row> all = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            Object[] cells = new Object[header.size()];
            for (int c = 0; c < cells.length; c++) {
                List<String> values = known.column(header.get(c)).values();
                boolean isOdd = random.nextInt(3) == 0;
                cells[c] = random.nextInt(20) == 0
                        ? null
                        : isOdd ? ODD.get(random.nextInt(ODD.size())) : values.get(random.nextInt(values.size()));
            }
            all.add(RowFactory.create(cells));
        }
        return LocalSpark.session().createDataFrame(all, schema);
    }

    private static void holds(Learned learned, Dataset<Row> rows) {
        holds(Program.of(learned.model()), rows);
    }

    private static void holds(Program program, Dataset<Row> rows) {
        ProgramColumns.Answered answered = ProgramColumns.of(program, rows, "__t_");
        List<Column> columns = new ArrayList<>();
        for (String name : rows.columns()) {
            columns.add(functions.col(name));
        }
        columns.add(answered.said());
        columns.add(answered.state());
        columns.add(answered.fired());
        List<Row> found = answered.rows().select(columns.toArray(Column[]::new)).collectAsList();
        int width = rows.columns().length;
        assertTrue(found.size() > 100);
        for (Row row : found) {
            Map<String, String> cells = new LinkedHashMap<>();
            for (int i = 0; i < width; i++) {
                Object value = row.get(i);
                cells.put(rows.columns()[i], value == null ? "" : value.toString());
            }
            ProgramAnswer wanted = program.answer(program.read(cells));
            String column = program.answered().get(0);
            String said = program.target().exclusive()
                    ? program.positive(row.getInt(width))
                    : row.getInt(width) == 1 ? program.positive(0) : program.negative(0);
            assertEquals(wanted.labels().get(column), said, cells::toString);
            AnswerState state = answered.states().get(row.getInt(width + 1));
            assertEquals(row.getInt(width), state.said());
            List<Double> odds = new ArrayList<>();
            for (int i = 0; i < state.probabilities().size(); i++) {
                String label = program.target().exclusive()
                        ? program.positive(i)
                        : i == 1 ? program.positive(0) : program.negative(0);
                odds.add(wanted.probabilities().get(column).get(label));
            }
            assertEquals(odds, state.probabilities(), cells::toString);
            assertEquals(wanted.fired(), row.getList(width + 2), cells::toString);
        }
    }

    private static Learned written(Table table, String target, String rules) {
        RuleImport reading = new RuleImport(LabelledTable.of(table, TargetSpec.of(target)), EncodingOptions.defaults());
        return reading.model("test", reading.read(SourceLocation.unknown(), rules), false, Budget.unlimited());
    }

    private static final Table CODES = codes();

    private static Table codes() {
        var builder = Table.builder(List.of("grade", "flag", "number", "y"));
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200; i++) {
            int grade = 1 + random.nextInt(4);
            builder.add(
                    grade == 4 ? "" : Integer.toString(grade),
                    random.nextBoolean() ? "1" : "0",
                    Double.toString(random.nextInt(100) / 2.0),
                    random.nextBoolean() ? "yes" : "no");
        }
        return builder.build();
    }

    @Test
    void writtenRulesOverOddTexts() {
        Learned learned = written(CODES, "y", """
                y if grade = 2 and flag
                y if number > 20 and not grade = 1
                y if grade = 3 and not flag
                """);
        holds(learned, texts(List.of("grade", "flag", "number"), 3000, 1, CODES));
    }

    @Test
    void learnedRulesOverOddTexts() {
        Table table = new Patients(300, 3).table("age", "weight", "colour", "smokes", "outcome");
        holds(
                new Learner().learn(table, "outcome"),
                texts(List.of("age", "weight", "colour", "smokes"), 3000, 2, table));
    }

    @Test
    void classesOverOddTexts() {
        Table table = new Patients(300, 3).table("age", "weight", "colour", "smokes", "kind");
        holds(new Learner().learn(table, "kind"), texts(List.of("age", "weight", "colour", "smokes"), 3000, 3, table));
    }

    @Test
    void veryManyPointsOfClasses() {
        Table table = new Patients(300, 3).table("age", "weight", "colour", "smokes", "kind");
        Program program = Program.of(new Learner().learn(table, "kind").model());
        holds(ManyRules.classes(program, 1000), texts(List.of("age", "weight", "colour", "smokes"), 300, 4, table));
    }

    @Test
    void veryManyPoints() {
        Table table = new Patients(300, 3).table("age", "weight", "colour", "smokes", "outcome");
        Program program = Program.of(new Learner().learn(table, "outcome").model());
        holds(ManyRules.label(program, 1000), texts(List.of("age", "weight", "colour", "smokes"), 300, 5, table));
    }

    @Test
    void cellsWithTypesAreReadAsTheirTexts() {
        Learned learned = written(CODES, "y", """
                y if grade = 2 and flag
                y if number > 20 and not grade = 1
                y if grade = 3 and not flag
                """);
        SplittableRandom random = new SplittableRandom(9);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            rows.add(RowFactory.create(
                    random.nextInt(9) == 0 ? null : random.nextInt(5),
                    random.nextInt(9) == 0 ? null : random.nextInt(3),
                    random.nextInt(9) == 0 ? Double.NaN : random.nextInt(100) / 2.0));
        }
        Dataset<Row> typed = LocalSpark.session()
                .createDataFrame(
                        rows,
                        new StructType()
                                .add("grade", DataTypes.IntegerType)
                                .add("flag", DataTypes.IntegerType)
                                .add("number", DataTypes.DoubleType));
        for (String type : List.of("int", "bigint", "double", "float", "decimal(9,2)", "string")) {
            holds(learned, typed.withColumn("grade", functions.col("grade").cast(type)));
            holds(learned, typed.withColumn("flag", functions.col("flag").cast(type)));
        }
        holds(learned, typed.withColumn("flag", functions.col("flag").equalTo(1)));
        holds(learned, typed.withColumn("number", functions.col("number").cast("float")));
    }

    @Test
    void sparkCompilesTheWholeStageAndCallsNoFunction() {
        Table table = new Patients(300, 3).table("age", "weight", "colour", "smokes", "kind");
        Program program = Program.of(new Learner().learn(table, "kind").model());
        ProgramColumns.Answered answered = ProgramColumns.of(program, new Patients(50, 4).frame(2), "__t_");
        Dataset<Row> query = answered.rows().select(answered.state().as("state"));
        String plan = query.queryExecution().executedPlan().toString();
        assertTrue(plan.contains("*("), plan);
        assertFalse(plan.contains("UDF"), plan);
    }
}
