package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.interchange.java.JavaText;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.spi.ToolProvider;

/** The JDK's compiler and a class loader of its own. */
final class JavaConsumer implements Consumer {
    @Override
    public Set<String> refused() {
        return Set.of("great points");
    }

    @Override
    @SuppressWarnings("unchecked")
    public List<Told> tell(ZooModel model, Path folder) throws Exception {
        Path source = Files.writeString(folder.resolve("Rules.java"), JavaText.of(model.program(), "Rules"));
        compile(source, folder);
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            Class<?> rules = loader.loadClass("Rules");
            Method predict = rules.getMethod("predict", Map.class);
            Method probabilities = rules.getMethod("probabilities", Map.class);
            Method fired = rules.getMethod("rules", double[].class, String[].class);
            Method numbers = rules.getMethod("numbers", Map.class);
            Method texts = rules.getMethod("texts", Map.class);
            List<Told> all = new ArrayList<>();
            for (Map<String, String> row : model.rows()) {
                all.add(new Told(
                        (Map<String, String>) predict.invoke(null, row),
                        Optional.of(
                                (List<Integer>) fired.invoke(null, numbers.invoke(null, row), texts.invoke(null, row))),
                        Optional.of((Map<String, Map<String, Double>>) probabilities.invoke(null, row))));
            }
            return all;
        }
    }

    private static void compile(Path source, Path folder) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said, true);
        int code = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        out,
                        out,
                        "--release",
                        "11",
                        "-Xlint:all,-options",
                        "-Werror",
                        "-d",
                        folder.toString(),
                        source.toString());
        assertEquals("", said.toString());
        assertEquals(0, code);
    }
}
