package dev.cleave.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Cleave and what people use instead, side by side on the same files: for each table seconds and the accuracy on rows held out, as a
 * Markdown table that grows line by line. Everything is a process of its own, one after the other, with two threads.
 */
public final class RivalTimes {
    private static final String INTERPRETER =
            Files.exists(Path.of("/usr/bin/python3")) ? "/usr/bin/python3" : "python3"; // that apt fills
    private static final List<String> PYTHON = List.of("hgb", "cart", "forest");
    private static final List<String> TRIBUO = List.of("cart", "forest");
    private static final ObjectMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNumberLength(1_000_000) // valid inputs of thousands of columns
                            .build())
                    .build())
            .build();

    private final Path home;
    private final Path data;
    private final int seconds; // at most, of each run
    private final boolean hasPython;

    private RivalTimes(Path home) throws IOException, InterruptedException {
        this.home = home;
        this.data = Path.of(System.getenv()
                .getOrDefault("CLEAVE_DATA", home.resolve("../shared/data").toString()));
        this.seconds = Integer.parseInt(System.getenv().getOrDefault("RIVALS_SECONDS", "300"));
        this.hasPython = run(List.of(INTERPRETER, "-c", "import sklearn")).isPresent();
    }

    /** Takes the project's folder and the names of tables; all where there are none. */
    public static void main(String[] args) throws IOException, InterruptedException {
        List<String> names = args.length > 1 ? List.of(args).subList(1, args.length) : RivalTable.names();
        new RivalTimes(Path.of(args[0])).print(names);
    }

    private void print(List<String> names) throws IOException, InterruptedException {
        if (!hasPython) {
            System.out.println("scikit-learn is not here (apt-get install python3-sklearn); its columns are empty\n");
        }
        System.out.println(
                "Seconds, and accuracy on rows held out; a run of more than " + seconds + " s is stopped.\n");
        System.out.println("| table | rows | Cleave s | rules | number | network | sklearn HGB | sklearn CART, pruned"
                + " | sklearn forest | Tribuo CART | Tribuo forest |");
        System.out.println("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
        for (String name : names) {
            Path folder = Files.createTempDirectory("cleave-rivals");
            Optional<RivalTable> table = RivalTable.of(name, data, folder);
            System.out.println(
                    table.isEmpty() ? "| " + name + " | not on this machine | | | | | | | | | |" : line(table.get()));
            try (var files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
    }

    private String line(RivalTable table) throws IOException, InterruptedException {
        List<String> cells = new ArrayList<>(List.of(table.name(), Integer.toString(table.rows())));
        cells.addAll(cleave(table));
        for (String rival : PYTHON) {
            cells.add(
                    hasPython
                            ? rival(
                                    List.of(
                                            INTERPRETER,
                                            home.resolve("cleave-bench/rivals.py")
                                                    .toString(),
                                            rival),
                                    table)
                            : "");
        }
        for (String rival : TRIBUO) {
            cells.add(rival(
                    List.of(
                            ProcessHandle.current().info().command().orElse("java"),
                            "-Xmx2g",
                            "-cp",
                            System.getProperty("java.class.path"),
                            TribuoRival.class.getName(),
                            rival),
                    table));
        }
        return "| " + String.join(" | ", cells) + " |";
    }

    private List<String> cleave(RivalTable table) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Optional<String> said = run(List.of(
                home.resolve("cleave").toString(),
                "learn",
                table.train().toString(),
                "--test-file",
                table.test().toString(),
                "--target",
                table.target(),
                "--threads",
                "2",
                "--json"));
        double took = (System.nanoTime() - start) / 1e9;
        if (said.isEmpty()) {
            return List.of(took >= seconds ? "> " + seconds : "failed", "", "", "");
        }
        JsonNode stages = JSON.readTree(said.get()).path("ledger");
        JsonNode soft = stages.path(0);
        JsonNode rules = stages.path(stages.size() - 1);
        return List.of(
                String.format(Locale.ROOT, "%.1f", took),
                accuracy(rules.path("accuracy").path("test")),
                rules.path("rules").asText(),
                accuracy(soft.path("accuracy").path("test")));
    }

    /** A line of a program: its seconds, its accuracy. */
    private String rival(List<String> command, RivalTable table) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of(table.train().toString(), table.test().toString(), table.target()));
        long start = System.nanoTime();
        Optional<String> said = run(all);
        if (said.isEmpty()) {
            return (System.nanoTime() - start) / 1e9 >= seconds ? "> " + seconds + " s" : "-";
        }
        JsonNode result = JSON.readTree(said.get());
        return String.format(
                Locale.ROOT, "%.1f s, %s", result.path("seconds").asDouble(), accuracy(result.path("accuracy")));
    }

    private static String accuracy(JsonNode value) {
        return value.isNumber() ? String.format(Locale.ROOT, "%.3f", value.asDouble()) : "";
    }

    /** What a process prints; nothing where it fails or takes too long. */
    private Optional<String> run(List<String> command) throws IOException, InterruptedException {
        Path out = Files.createTempFile("cleave-rival", ".json");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("OMP_NUM_THREADS", "2");
        try {
            Process process = builder.start();
            boolean isOver = process.waitFor(seconds, TimeUnit.SECONDS);
            if (!isOver) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly().waitFor();
            }
            return isOver && process.exitValue() == 0 ? Optional.of(Files.readString(out)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // there is no such program
        } finally {
            Files.delete(out);
        }
    }
}
