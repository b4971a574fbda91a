package dev.cleave.spark;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.spark.sql.SparkSession;

/** One master and two workers, processes of their own on the loopback; executors are processes that workers start. */
final class StandaloneCluster implements AutoCloseable {
    private static final List<String> OPENED = List.of(
            "java.lang",
            "java.lang.invoke",
            "java.lang.reflect",
            "java.io",
            "java.net",
            "java.nio",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "jdk.internal.ref",
            "sun.nio.ch",
            "sun.nio.cs",
            "sun.security.action",
            "sun.util.calendar");

    private final Path home;
    private final Path work;
    private final String url;
    private final List<Process> workers = new ArrayList<>();
    private final Process master;

    StandaloneCluster(Path home, Path work) throws IOException {
        this.home = home;
        this.work = work;
        int port = freePort();
        this.url = "spark://127.0.0.1:" + port;
        this.master = start("master.Master", "--port", Integer.toString(port), "--webui-port", "0");
        for (int i = 0; i < 2; i++) {
            workers.add(start("worker.Worker", "-c", "1", "-m", "1g", "-d", work.toString(), "--webui-port", "0", url));
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private Process start(String type, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        OPENED.forEach(name -> command.add("--add-opens=java.base/" + name + "=ALL-UNNAMED"));
        command.addAll(List.of("-Xmx256m", "-cp", home.resolve("jars") + "/*", "org.apache.spark.deploy." + type));
        command.addAll(List.of("--host", "127.0.0.1"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_SCALA_VERSION", "2.13"); // as conf of a Spark sets it
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.redirectErrorStream(true);
        builder.redirectOutput(
                ProcessBuilder.Redirect.appendTo(work.resolve("cluster.log").toFile()));
        return builder.start();
    }

    SparkSession session(Path jar) {
        return SparkSession.builder()
                .master(url)
                .appName("cluster test")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.executor.memory", "512m")
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.jars", jar.toString())
                .getOrCreate();
    }

    String url() {
        return url;
    }

    /** Ends an executor as a crash would; false where none runs. */
    boolean killExecutor() {
        return workers.stream()
                .flatMap(worker -> worker.children())
                .filter(ProcessHandle::isAlive)
                .findFirst()
                .map(ProcessHandle::destroyForcibly)
                .orElse(false);
    }

    @Override
    public void close() {
        List<ProcessHandle> all = new ArrayList<>();
        workers.forEach(worker -> worker.descendants().forEach(all::add));
        workers.forEach(worker -> all.add(worker.toHandle()));
        all.add(master.toHandle());
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(process -> process.onExit().orTimeout(10, TimeUnit.SECONDS).join());
    }
}
