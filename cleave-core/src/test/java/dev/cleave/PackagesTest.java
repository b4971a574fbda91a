package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code is what docs/architecture.md says: its packages, in their order, and what each may import. */
class PackagesTest {
    private static final String ROOT = "dev.cleave";
    private static final int MOST_FILES = 30; // in a folder
    private static final Path PAGE = Path.of("../docs/architecture.md");
    private static final Path SOURCES = Path.of("src/main/java");

    /** What each package may import, besides itself, in the order of the page; "all" for everything. */
    private static final Map<String, Set<String>> MAY_IMPORT = table();

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    private static Map<String, Set<String>> table() {
        Pattern row = Pattern.compile("\\| `([a-z]+)` \\|.*\\| ([^|]+) \\|");
        Map<String, Set<String>> table = new LinkedHashMap<>();
        read(PAGE)
                .lines()
                .dropWhile(line -> !line.startsWith("| package"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(row::matcher)
                .filter(Matcher::matches)
                .forEach(match -> table.put(match.group(1), names(match.group(2))));
        return table;
    }

    private static Set<String> names(String cell) {
        return Arrays.stream(cell.split("[`, ]+"))
                .filter(name -> !name.isEmpty() && !name.equals("-"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    static Stream<String> packages() {
        return MAY_IMPORT.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void importsOnlyWhatThePageAllows(String name) {
        Set<String> allowed = MAY_IMPORT.get(name);
        Set<String> others = new TreeSet<>();
        for (JavaClass type : CLASSES) {
            if (top(type).equals(name)) {
                type.getDirectDependenciesFromSelf().stream()
                        .map(Dependency::getTargetClass)
                        .filter(target -> target.getPackageName().startsWith(ROOT))
                        .filter(target -> !top(target).equals(name) && !allowed.contains(top(target)))
                        .forEach(target -> others.add(type.getSimpleName() + " -> " + target.getName()));
            }
        }
        assertTrue(allowed.contains("all") || others.isEmpty(), others::toString);
    }

    @Test
    void everyPackageIsOnThePageAndNoOther() {
        Set<String> found = new TreeSet<>();
        CLASSES.forEach(type -> found.add(top(type)));
        assertEquals(found, new TreeSet<>(MAY_IMPORT.keySet()));
    }

    @Test
    void whatIsImportedStandsBeforeExceptForTheOptionsOfTheRoot() {
        Set<String> before = new TreeSet<>(Set.of("root", "all"));
        MAY_IMPORT.forEach((name, imports) -> {
            assertTrue(before.containsAll(imports), name + " imports what comes after it: " + imports);
            before.add(name);
        });
    }

    /** Each says its input and its output, or at least what it is. */
    @Test
    void everyPackageExplainsItself() throws IOException {
        everyFolder(folder -> assertTrue(
                !hasTypes(folder) || Files.exists(folder.resolve("package-info.java")),
                folder + " has no package-info.java"));
    }

    @Test
    void noPackageNeedsScrolling() throws IOException {
        everyFolder(
                folder -> assertTrue(files(folder) <= MOST_FILES, () -> folder + " has " + files(folder) + " files"));
    }

    /** Two types with one name cost every reader a look-up. */
    @Test
    void noTwoTypesHaveOneName() throws IOException {
        Map<String, Path> known = new LinkedHashMap<>();
        everyFolder(folder -> {
            for (Path file : javaFiles(folder)) {
                String name = file.getFileName().toString();
                if (!name.equals("package-info.java") && !name.equals("module-info.java")) {
                    Path other = known.put(name, file);
                    assertTrue(other == null, () -> file + " has the name of " + other);
                }
            }
        });
    }

    /** Of the sources of all modules. */
    private static void everyFolder(Consumer<Path> check) throws IOException {
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            for (Path sources : modules.map(module -> module.resolve(SOURCES))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList()) {
                try (Stream<Path> folders = Files.walk(sources).filter(Files::isDirectory)) {
                    folders.forEach(check);
                }
            }
        }
    }

    private static boolean hasTypes(Path folder) {
        return files(folder) > 0 && !folder.endsWith(SOURCES);
    }

    private static long files(Path folder) {
        return javaFiles(folder).size();
    }

    private static List<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The package right beneath the root. */
    private static String top(JavaClass type) {
        String rest = type.getPackageName().substring(ROOT.length());
        return rest.isEmpty() ? "root" : rest.split("\\.")[1];
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
