package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.examples.MonkTable;
import dev.cleave.kernel.Kernels;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The last bits of weights depend on the kernel; a model says which it was, and the rules are the same. */
class KernelProvenanceTest {
    @Test
    void aModelSaysWhichKernelItWasLearnedWith() {
        assertEquals(Kernels.best().name(), described().get(0));
    }

    @Test
    void thePlainKernelFindsTheSameRulesAndIsNamed() throws IOException, InterruptedException {
        List<String> plain = describedWithoutTheVectorApi();
        assertEquals("plain", plain.get(0));
        assertEquals(described().get(1), plain.get(1));
    }

    private static List<String> describedWithoutTheVectorApi() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = String.join(
                File.pathSeparator,
                "target/test-classes",
                "target/classes",
                System.getProperty("java.class.path"),
                System.getProperty("jdk.module.path", ""));
        Process process = new ProcessBuilder(java, "-cp", classes, Described.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output.lines().toList();
    }

    private static List<String> described() {
        Learned learned =
                new Learner(LearnOptions.defaults().withSeed(3).withThreads(1)).learn(MonkTable.all(), "class");
        return List.of(
                learned.model().provenance().platform().get("kernel"),
                learned.rules().toString());
    }

    /** Prints what a program without flags learns. */
    static final class Described {
        private Described() {}

        public static void main(String[] args) {
            described().forEach(System.out::println);
        }
    }
}
