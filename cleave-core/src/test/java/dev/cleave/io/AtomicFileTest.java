package dev.cleave.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    private Path folder;

    /** Those of processes that run stay, and so does whatever has another name. */
    @Test
    void partsThatAKilledProcessLeftGoWithTheNextWriting() throws IOException {
        long alive = ProcessHandle.current().parent().orElseThrow().pid();
        for (long seed = 0; seed < 30; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            long gone = LongStream.generate(() -> random.nextLong(1, 1L << 40))
                    .filter(pid -> ProcessHandle.of(pid).isEmpty())
                    .findFirst()
                    .orElseThrow();
            String name = random.nextBoolean() ? "a[1]*.cleave" : "model." + random.nextInt(100);
            Set<String> stay = new TreeSet<>(Set.of(
                    name + "." + alive + ".part",
                    name + ".part",
                    name + "." + gone + ".partial",
                    name + "." + gone + "x.part",
                    name + ".99999999999999999999.part",
                    "other." + gone + ".part"));
            for (String other : stay) {
                Files.writeString(folder.resolve(other), "stays");
            }
            Files.writeString(folder.resolve(name + "." + gone + ".part"), "half");
            AtomicFile.write(folder.resolve(name), new byte[] {1, 2});
            stay.add(name);
            assertEquals(stay, names(), "seed " + seed);
            assertArrayEquals(new byte[] {1, 2}, Files.readAllBytes(folder.resolve(name)));
            for (String left : stay) {
                Files.delete(folder.resolve(left));
            }
        }
    }

    private Set<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
