package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No loop or stream depends on the order of a hash table: of a name that its file declares as a hash set or map, or as an
 * immutable copy of one, nothing is listed unless it is sorted at once or the order does not matter. What comes from
 * another file is left to review (.mvn/banned.txt).
 */
class HashOrderTest {
    private static final String UNORDERED = "(?:new Hash(?:Map|Set)\\b"
            + "|(?:Set|Map)\\.(?:copyOf\\(|ofEntries\\(|of\\((?=[^;]*,)))"; // of several, since one has no order
    private static final Pattern DECLARED = Pattern.compile(
            "\\b(?:Map|Set|HashMap|HashSet)<[^;=(){}]*>\\s+(\\w+)\\s*=\\s*(?:[^;]*\\?[^;]*:\\s*)?" + UNORDERED);
    private static final Pattern ASSIGNED = Pattern.compile("\\b(?:this\\.)?(\\w+) = " + UNORDERED);
    private static final String VIEW = "(?:\\s*\\.(?:keySet|values|entrySet)\\(\\))?";
    private static final String LISTED = "\\b(?:for \\([^;:()]* : (?:this\\.)?NAME" + VIEW + "\\)"
            + "|NAME" + VIEW + "\\s*\\.(?:forEach|iterator|toArray|(?:parallelS|s)tream)\\("
            + "|(?:ArrayList<>|List\\.copyOf|[aA]ddAll)\\(NAME" + VIEW + "\\))";
    private static final Pattern HARMLESS = Pattern.compile(
            "^\\)?\\s*\\.(?:sorted|anyMatch|allMatch|noneMatch|count|(?:map|filter)\\([^()]*\\)\\s*\\.sorted)\\(");

    @Test
    void noMainCodeListsAHashTable() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            for (Path file : files.filter(HashOrderTest::isMainCode).sorted().toList()) {
                listings(Files.readString(file)).forEach(line -> found.add(file.getFileName() + ": " + line));
            }
        }
        assertEquals(List.of(), found);
    }

    private static boolean isMainCode(Path file) {
        return file.toString().endsWith(".java") && file.toString().contains("/src/main/java/");
    }

    @Test
    void itSeesLoopsStreamsAndCopies() {
        String declared = "Set<String> names = new HashSet<>();\nMap<A, B> of = x ? Map.of() : Map.copyOf(y);\n";
        assertEquals(1, listings(declared + "for (String name : names) {}").size());
        assertEquals(1, listings(declared + "names.stream().toList()").size());
        assertEquals(1, listings("Set<A> as = Set.of(a, b);\nas.forEach(f);").size());
        assertEquals(1, listings(declared + "new ArrayList<>(of.keySet())").size());
        assertEquals(1, listings(declared + "of.entrySet()\n  .forEach(x)").size());
        assertEquals(
                1,
                listings("record R(Set<A> as) { R { as = Set.copyOf(as); } void f() { as.forEach(g); } }")
                        .size());
    }

    @Test
    void itLetsSortedAndLinkedOnesBe() {
        assertEquals(List.of(), listings("Set<A> as = new HashSet<>();\nas.stream().sorted().toList();"));
        assertEquals(List.of(), listings("Set<A> as = x ? Set.of() : Set.of(a);\nas.forEach(f);"));
        assertEquals(List.of(), listings("Set<A> as = new LinkedHashSet<>();\nas.forEach(f);"));
        assertEquals(List.of(), listings("Set<A> as = new HashSet<>();\nas.contains(a); bas.stream();"));
    }

    /** What a source lists of its hash tables. */
    private static List<String> listings(String source) {
        Set<String> names = new TreeSet<>();
        Stream.of(DECLARED, ASSIGNED)
                .flatMap(pattern -> pattern.matcher(source).results())
                .forEach(match -> names.add(match.group(1)));
        return names.stream()
                .flatMap(name -> Pattern.compile(LISTED.replace("NAME", name))
                        .matcher(source)
                        .results())
                .filter(match -> !isHarmless(source, match))
                .map(MatchResult::group)
                .toList();
    }

    private static boolean isHarmless(String source, MatchResult match) {
        return HARMLESS.matcher(source.substring(match.end())).find();
    }
}
