package dev.cleave.interchange.contract;

import dev.cleave.needs.Needs;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A PostgreSQL of its own, on the loopback address, in a temporary folder, as a user who is not root; stopped when the tests end. */
final class PostgresServer {
    private static @Nullable String url;

    private PostgresServer() {}

    static synchronized String url(Path unused) throws IOException, InterruptedException {
        if (url == null) {
            url = start();
        }
        return url;
    }

    private static String start() throws IOException, InterruptedException {
        Path programs = programs();
        Path folder = Files.createTempDirectory("cleave-postgres");
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        if (isRoot()) {
            Programs.run(folder, "chown", "postgres", folder.toString());
        }
        Path data = folder.resolve("data");
        asUser(folder, programs.resolve("initdb") + " -D " + data + " -U cleave -A trust -E UTF8 --no-sync --locale=C");
        asUser(
                folder,
                programs.resolve("pg_ctl") + " -D " + data + " -w -l " + folder.resolve("log.txt")
                        + " -o \"-h 127.0.0.1 -p " + port + " -k " + folder + " -F\" start");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(programs, folder, data)));
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=cleave";
    }

    private static void stop(Path programs, Path folder, Path data) {
        try {
            asUser(folder, programs.resolve("pg_ctl") + " -D " + data + " -m immediate stop");
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        } catch (IOException | InterruptedException e) {
            System.err.println("PostgreSQL was not stopped: " + e);
        }
    }

    private static void asUser(Path folder, String command) throws IOException, InterruptedException {
        if (isRoot()) {
            Programs.run(folder, "su", "postgres", "-s", "/bin/sh", "-c", "cd /tmp && " + command + " > /dev/null");
        } else {
            Programs.run(folder, "sh", "-c", command + " > /dev/null");
        }
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    /** Debian keeps the server's programs off the PATH. */
    private static Path programs() throws IOException {
        Path versions = Path.of("/usr/lib/postgresql");
        if (Files.isDirectory(versions)) {
            try (Stream<Path> all = Files.list(versions)) {
                List<Path> found = all.map(version -> version.resolve("bin"))
                        .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                        .sorted()
                        .toList();
                if (!found.isEmpty()) {
                    return found.get(found.size() - 1);
                }
            }
        }
        return Needs.program("initdb", "postgresql").toAbsolutePath().getParent();
    }
}
