package dev.cleave.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.Learned;
import dev.cleave.RuleImport;
import dev.cleave.budget.Budget;
import dev.cleave.cli.rules.EvidenceRows;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Domain;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.web.report.RowSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is shown of rules is what they are. */
class RuleSectionTest {
    private static final Path MODELS = Path.of("../cleave-core/src/test/resources/models-0.1");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"monk1", "net", "circle"})
    void everyRuleIsShownWholeAndOnce(String name) throws IOException {
        Model model = model(name);
        List<String> shown = unwrapped(section(model));
        List<String> all = new ArrayList<>();
        for (int head = 0; head < model.rules().heads().size(); head++) {
            all.addAll(RuleText.shown(model.rules(), Vocabulary.of(model.encoding()), head));
        }
        assertEquals(new HashSet<>(all), new HashSet<>(shown.subList(0, all.size())), String.join("\n", shown));
    }

    @ParameterizedTest
    @ValueSource(strings = {"monk1", "net", "circle", "classes", "points"})
    void linesFitEightyColumns(String name) throws IOException {
        section(model(name)).forEach(line -> assertTrue(line.length() <= Wrapped.WIDTH, line));
    }

    @Test
    void ofVeryManyRulesTheFirstAreShownAndTheOthersCounted() throws IOException {
        Model model = model("monk1");
        List<String> all = section(model);
        List<String> some = new RuleSection(
                        model, EvidenceRows.of(model.standing()), List.of(), new Shortening(1, "Ask for all."))
                .lines();
        assertEquals(all.subList(0, 2), some.subList(0, 2)); // the header and a rule
        assertEquals("     and 3 more rules. Ask for all.", some.get(2));
    }

    /** The columns of points, added up by hand, say the class that the rules say. */
    @Test
    void columnsOfPointsDecideAsTheRules() throws IOException {
        Model model = model("classes");
        ClassConditions conditions = ClassConditions.of(model);
        List<String> lines = new PointSection(conditions.inShort(), List.of(), Shortening.none()).lines();
        String header = lines.get(0);
        List<Integer> ends = new ArrayList<>();
        for (int output = 0; output < model.rules().heads().size(); output++) {
            ends.add(header.indexOf(conditions.name(output))
                    + conditions.name(output).length());
        }
        Map<String, int[]> points = new HashMap<>();
        String text = "";
        int first = header.length() - header.stripLeading().length() - 2;
        for (String line : lines.subList(1, lines.size())) {
            if (!line.startsWith("     ") && !line.matches("\\s*\\d+\\. if .*")) {
                break;
            }
            text = (line.matches("\\s*\\d+\\. if .*") ? "" : text + " ")
                    + line.substring(0, Math.min(first, line.length())).strip();
            points.put(text.strip().replaceFirst("^\\d+\\. if ", ""), numbers(line, ends));
        }
        SplittableRandom random = new SplittableRandom(1);
        Domain domain = model.encoding().domain();
        for (int i = 0; i < 500; i++) {
            BitSet row = new BitSet();
            for (int group = 0; group < domain.groups().size(); group++) {
                domain.groups()
                        .get(group)
                        .write(random.nextInt(domain.groups().get(group).states()), row, domain.start(group));
            }
            BitSet known = model.rules().withAuxiliaries(row);
            int[] sums = points.get("start with").clone();
            for (int condition : conditions.inShort().all()) {
                if (known.get(model.rules().atoms() + condition)) {
                    int[] gains = points.get(conditions.body(condition));
                    for (int output = 0; output < sums.length; output++) {
                        sums[output] += gains[output];
                    }
                }
            }
            int best = 0;
            for (int output = 1; output < sums.length; output++) {
                best = sums[output] > sums[best] ? output : best;
            }
            assertEquals(model.rules().answer(row).nextSetBit(0), best, String.join("\n", lines));
        }
    }

    /** Conjunctions among points have rows beside them as single conditions have. */
    @Test
    void everyConditionThatGivesPointsHasItsRows() {
        TableBuilder rows = Table.builder(List.of("a", "b", "y"));
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 60; i++) {
            int a = random.nextInt(100);
            int b = random.nextInt(100);
            rows.add(List.of("" + a, "" + b, a + b > 90 ? "yes" : "no"));
        }
        Table table = rows.build();
        RuleImport written = new RuleImport(LabelledTable.of(table, TargetSpec.of("y")), EncodingOptions.defaults());
        String text =
                "y if at least 4 points:\n  +2 if a > 40 and b > 30\n  +3 if a > 60\n  +2 if b > 50\n  -1 if a <= 20 and b <= 70\n";
        Model model = written.model(
                        "rules.txt", written.read(SourceLocation.unknown(), text), false, Budget.unlimited())
                .model();
        List<String> lines = new RuleSection(
                        model, EvidenceRows.of(model.standing()), RowSet.of(model, table), Shortening.none())
                .lines();
        List<String> conditions =
                lines.stream().filter(line -> line.matches(" +[+-]\\d if .*")).toList();
        assertEquals(4, conditions.size(), String.join("\n", lines));
        conditions.forEach(line -> assertTrue(line.matches(".* \\d+/\\d+ .*"), String.join("\n", lines)));
    }

    private static int[] numbers(String line, List<Integer> ends) {
        return ends.stream()
                .mapToInt(end -> {
                    String cell =
                            line.length() < end ? "" : line.substring(0, end).replaceFirst(".*?(\\S*)$", "$1");
                    return cell.matches("[+-]?\\d+") ? Integer.parseInt(cell) : 0;
                })
                .toArray();
    }

    private static List<String> section(Model model) {
        return new RuleSection(model, EvidenceRows.of(model.standing()), List.of(), Shortening.none()).lines();
    }

    /** Without numbers and evidence, each on a line of its own. */
    private static List<String> unwrapped(List<String> lines) {
        List<String> whole = new ArrayList<>();
        for (String line : lines) {
            String text = line.replaceFirst("(\\s+\\d+/\\d+)+\\s*[█▏▎▍▌▋▊▉·]*$", "");
            if (text.matches("\\s+learned from.*|\\s+rows\\s+right")) {
                continue;
            }
            boolean isFirst = text.matches("\\s*\\d+\\. .*") || whole.isEmpty() || !text.startsWith("     ");
            if (isFirst) {
                whole.add(text.replaceFirst("^\\s*\\d+\\. ", "").strip());
            } else {
                whole.set(whole.size() - 1, whole.get(whole.size() - 1) + " " + text.strip());
            }
        }
        return whole;
    }

    private Model model(String name) throws IOException {
        Path file = folder.resolve(name + ".cleave");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(MODELS.resolve(name + ".cleave.gz")))) {
            Files.copy(in, file);
        }
        return Learned.load(file).model();
    }
}
