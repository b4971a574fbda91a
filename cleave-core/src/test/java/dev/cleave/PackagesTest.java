package dev.cleave;


import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Imports go only where the table of docs/architecture.md says. */
class PackagesTest {
    private static final String ROOT = "dev.cleave";

    /** What each package may import, besides itself; the root package may import all. */
    private static final Map<String, Set<String>> MAY_IMPORT = new TreeMap<>(Map.ofEntries(
            Map.entry("kernel", Set.of()),
            Map.entry("logic", Set.of("budget")),
            Map.entry("budget", Set.of()),
            Map.entry("data", Set.of("logic")),
            Map.entry("model", Set.of("data", "logic", "kernel")),
            Map.entry("training", Set.of("data", "model", "kernel", "budget")),
            Map.entry("pruning", Set.of("data", "model", "budget")),
            Map.entry("extraction", Set.of("data", "model", "pruning", "logic", "budget")),
            Map.entry("evidence", Set.of("data", "logic")),
            Map.entry("evaluation", Set.of("data", "logic", "model")),
            Map.entry("explanation", Set.of("data", "logic", "model", "evaluation", "evidence", "export")),
            Map.entry("ledger", Set.of("data")),
            Map.entry("search", Set.of("data", "logic", "budget")),
            Map.entry("torch", Set.of("data", "model")),
            Map.entry("verification", Set.of("data", "logic", "model", "budget")),
            Map.entry("export", Set.of("data", "logic", "model", "evaluation", "evidence", "ledger", "verification")),
            Map.entry(
                    "pipeline",
                    Set.of(
                            "", // the options, which are part of the root's API
                            "data",
                            "logic",
                            "kernel",
                            "model",
                            "training",
                            "pruning",
                            "extraction",
                            "search",
                            "evaluation",
                            "evidence",
                            "ledger",
                            "verification",
                            "export",
                            "budget"))));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    static Stream<String> packages() {
        return MAY_IMPORT.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void importsOnlyWhatTheTableAllows(String name) {
        String[] allowed = Stream.concat(Stream.of(name), MAY_IMPORT.get(name).stream())
                .map(other -> other.isEmpty() ? ROOT : ROOT + "." + other)
                .toArray(String[]::new);
        DescribedPredicate<JavaClass> ours = resideInAPackage(ROOT + "..");
        noClasses()
                .that()
                .resideInAPackage(ROOT + "." + name)
                .should()
                .dependOnClassesThat(ours.and(DescribedPredicate.not(resideInAnyPackage(allowed))))
                .check(CLASSES);
    }

    @Test
    void everyPackageIsInTheTable() {
        Set<String> found = new TreeSet<>();
        for (JavaClass type : CLASSES) {
            found.add(type.getPackageName());
        }
        Set<String> expected = new TreeSet<>(Set.of(ROOT));
        MAY_IMPORT.keySet().forEach(name -> expected.add(ROOT + "." + name));
        assertEquals(expected, found);
    }
}
