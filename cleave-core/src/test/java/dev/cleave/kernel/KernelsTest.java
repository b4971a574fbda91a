package dev.cleave.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class KernelsTest {
    @Test
    void theVectorKernelIsChosenWhereItsModuleIsPresent() {
        assertEquals(VectorKernel.isFast() ? "vector" : "plain", Kernels.best().name());
    }

    @Test
    void thePlainKernelIsChosenSilentlyWithoutTheModule() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = String.join(
                File.pathSeparator,
                "target/test-classes",
                System.getProperty("java.class.path"),
                System.getProperty("jdk.module.path", ""));
        Process process = new ProcessBuilder(java, "-cp", classes, Name.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("plain", output.strip());
        assertEquals(0, process.waitFor());
    }

    /** Prints the kernel that a program without flags gets. */
    static final class Name {
        private Name() {}

        public static void main(String[] args) {
            System.out.println(Kernels.best().name());
        }
    }
}
