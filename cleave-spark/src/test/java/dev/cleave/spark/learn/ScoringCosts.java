package dev.cleave.spark.learn;

import com.sun.management.OperatingSystemMXBean;
import dev.cleave.RuleImport;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.interchange.program.Program;
import dev.cleave.spark.LocalSpark;
import dev.cleave.spark.PythonAnswers;
import dev.cleave.spark.expression.ProgramColumns;
import dev.cleave.spark.rows.DriverTable;
import dev.cleave.table.SourceLocation;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/**
 * Prints what it takes to answer rows by rules as Spark SQL, and by a function of Python that somebody writes who knows the rules: what
 * docs/spark.md has. Not a test; run by its main.
 */
public final class ScoringCosts {
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private static final String RULES = """
            y if c0 = 1 and c10 > 40
            y if c1 = 2 and c11 > 70
            y if not c12 > 5
            """;
    private static final String FUNCTION =
            "lambda a, b, c, d, e: int((a == 1 and c > 40) or (b == 2 and d > 70) or not e > 5)";
    private static final int ROUNDS = 3;

    private ScoringCosts() {}

    public static void main(String[] args) {
        String path = Path.of(args[1], "scored-" + System.nanoTime()).toString();
        PassCosts.made(Long.parseLong(args[0])).repartition(2).write().parquet(path);
        Dataset<Row> rows = LocalSpark.session()
                .read()
                .parquet(path)
                .select(List.of("c0", "c1", "c10", "c11", "c12").stream()
                        .map(functions::col)
                        .toArray(Column[]::new));
        RuleImport reading = new RuleImport(
                LabelledTable.of(DriverTable.of(PassCosts.made(1_000)), TargetSpec.of("y")),
                EncodingOptions.defaults());
        Program program = Program.of(
                reading.model("rules", reading.read(SourceLocation.unknown(), RULES), false, Budget.unlimited())
                        .model());
        ProgramColumns.Answered answered = ProgramColumns.of(program, rows, "__t_");
        Dataset<Row> read = rows.agg(functions.expr("sum(c0 + c1 + c10 + c11 + c12)"));
        Dataset<Row> said = answered.rows().agg(functions.sum(answered.said()));
        for (int round = 0; round < ROUNDS; round++) { // in the first Java compiles
            time("read alone", read::first);
            time("by Spark SQL", said::first);
            double[] python = new double[2];
            time("by a function of Python, beside its own time", () -> {
                double[] found = PythonAnswers.of(FUNCTION, rows);
                python[0] = found[0];
                python[1] = found[1];
                return found[0];
            });
            OUT.println(String.format(Locale.ROOT, "  and in Python %.2f s", python[1]));
        }
    }

    private static void time(String what, Supplier<Object> work) {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long clock = System.nanoTime();
        long start = system.getProcessCpuTime();
        Object found = work.get();
        OUT.println(String.format(
                Locale.ROOT,
                "%s: %.2f s of processor time, %.2f s on the clock (%s)",
                what,
                (system.getProcessCpuTime() - start) / 1e9,
                (System.nanoTime() - clock) / 1e9,
                found));
    }
}
