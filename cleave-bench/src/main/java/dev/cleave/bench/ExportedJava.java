package dev.cleave.bench;

import dev.cleave.Learned;
import dev.cleave.interchange.java.JavaText;
import dev.cleave.interchange.program.Program;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import javax.tools.ToolProvider;

/**
 * How many rules an exported Java class looks at in a second of processor time: {@code ExportedJava MODEL DATA}. The rows are read before, as
 * numbers and texts.
 */
public final class ExportedJava {
    private static final double SECONDS = 2;
    private static final int ROUNDS = 5;

    private ExportedJava() {}

    public static void main(String[] args) throws Throwable {
        Program program = Program.of(Learned.load(Path.of(args[0])).model());
        Table table = CsvFile.read(Path.of(args[1]));
        Path folder = Files.createTempDirectory("cleave-export");
        Path source = Files.writeString(folder.resolve("Rules.java"), JavaText.of(program, "Rules"));
        ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "--release", "11", "-d", folder.toString(), source.toString());
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            measure(loader.loadClass("Rules"), program, table);
        }
    }

    private static void measure(Class<?> rules, Program program, Table table) throws Throwable {
        Method numbers = rules.getMethod("numbers", Map.class);
        Method texts = rules.getMethod("texts", Map.class);
        int rows = Math.min(table.rows(), 10_000);
        double[][] n = new double[rows][];
        String[][] t = new String[rows][];
        for (int row = 0; row < rows; row++) {
            n[row] = (double[]) numbers.invoke(null, table.row(row));
            t[row] = (String[]) texts.invoke(null, table.row(row));
        }
        boolean isExclusive = program.target().exclusive();
        MethodHandle answer = MethodHandles.lookup()
                .findStatic(
                        rules,
                        isExclusive ? "answer" : "holds",
                        MethodType.methodType(isExclusive ? int.class : boolean.class, double[].class, String[].class));
        int count = program.numbered().size();
        for (int round = 0; round < ROUNDS; round++) {
            System.out.printf(
                    Locale.ROOT,
                    "%d rules, %d rows: %.0f million row-rules a second%n",
                    count,
                    rows,
                    (isExclusive ? classes(answer, n, t) : labels(answer, n, t)) * count / 1e6);
        }
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Rows a second of processor time. */
    private static double classes(MethodHandle answer, double[][] n, String[][] t) throws Throwable {
        long rows = 0;
        long sum = 0;
        long start = processorTime();
        while (processorTime() - start < SECONDS * 1e9) {
            for (int row = 0; row < n.length; row++) {
                sum += (int) answer.invokeExact(n[row], t[row]);
            }
            rows += n.length;
        }
        return sum < 0 ? 0 : rows / ((processorTime() - start) / 1e9);
    }

    private static double labels(MethodHandle holds, double[][] n, String[][] t) throws Throwable {
        long rows = 0;
        long sum = 0;
        long start = processorTime();
        while (processorTime() - start < SECONDS * 1e9) {
            for (int row = 0; row < n.length; row++) {
                sum += (boolean) holds.invokeExact(n[row], t[row]) ? 1 : 0;
            }
            rows += n.length;
        }
        return sum < 0 ? 0 : rows / ((processorTime() - start) / 1e9);
    }
}
