package dev.cleave.interchange.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.examples.Networks;
import dev.cleave.interchange.asp.AspReader;
import dev.cleave.interchange.asp.AspText;
import dev.cleave.interchange.genes.GeneFile;
import dev.cleave.interchange.genes.SbmlQualText;
import dev.cleave.interchange.onnx.OnnxNetwork;
import dev.cleave.interchange.torch.TorchNetwork;
import dev.cleave.io.parse.RuleWords;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.bnet.BnetFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A file of any format that is cut short or has other bytes is read as what it then says, or refused in one line; nothing else happens. */
class DamagedFilesTest {
    private static final int FLIPS = 300;
    private static final SourceLocation FILE = SourceLocation.unknown();

    @TempDir
    Path folder;

    /** Reads a file's bytes; an {@link InputException} where they are none of its format. */
    private interface Reader {
        void read(byte[] bytes) throws IOException;
    }

    private record Sample(byte[] bytes, Reader reader) {}

    private static Encoding encoding() {
        return new Encoding(
                List.of(new BooleanColumn("a", "1", "0"), new BooleanColumn("b c", "1", "0")),
                new Target(List.of(new Label("y", "1", List.of("0")))),
                List.of());
    }

    private static String asp() {
        Rule rule = Rule.AtLeast.of(1, List.of(Literal.of(0), Literal.not(1)));
        RuleSet rules = new RuleSet(
                2,
                List.of(Definition.of(List.of(Rule.all(Literal.of(0), Literal.of(1))))),
                List.of(Definition.of(List.of(rule, Rule.all(Literal.not(2))))));
        return new AspText(Vocabulary.of(encoding())).program(rules);
    }

    private Map<String, Sample> samples() {
        Map<String, Sample> all = new LinkedHashMap<>();
        String tree = new TreeWriter(new SplittableRandom(3), 2, 0).text();
        Stream.of(
                        Map.entry("PMML tree", tree),
                        Map.entry("PMML rules", PmmlImportTest.RULES),
                        Map.entry("DMN", DmnImportTest.TABLE),
                        Map.entry("FOLD-R++", LogicProgramImportTest.FOLD),
                        Map.entry("J48", LogicProgramImportTest.WEKA),
                        Map.entry(
                                "export_text", "|--- a <= 1.0\n|   |--- class: 0\n|--- a >  1.0\n|   |--- class: 1\n"),
                        Map.entry(
                                "JRip",
                                "JRIP rules:\n\n(a <= 3) and (b = x) => class=yes (50.0/1.0)\n => class=no (9.0/0.0)\n"))
                .forEach(sample -> all.put(sample.getKey(), text(sample.getValue(), this::foreign)));
        all.put("ASP", text(asp(), text -> AspReader.read(FILE, text, RuleWords.of(encoding()))));
        String genes = "targets, factors\na, b & !c\nb, a | c\nc, 1\n";
        all.put(
                "SBML-qual",
                new Sample(
                        SbmlQualText.of(BnetFile.parse(genes)).getBytes(StandardCharsets.UTF_8),
                        bytes -> genes(bytes, "x.sbml")));
        all.put("bnet", new Sample(genes.getBytes(StandardCharsets.UTF_8), bytes -> genes(bytes, "x.bnet")));
        byte[] graph = OnnxNetwork.of(encoding(), Networks.network(new float[] {1, -1}, new float[] {1}, 2, 1), "0");
        all.put("ONNX", new Sample(graph, bytes -> TorchNetwork.read(Files.write(folder.resolve("x.onnx"), bytes))));
        return all;
    }

    private void foreign(String text) {
        ForeignRules.read(FILE, text, "outcome");
    }

    private void genes(byte[] bytes, String name) throws IOException {
        GeneFile.read(Files.write(folder.resolve(name), bytes));
    }

    private static Sample text(String text, java.util.function.Consumer<String> reader) {
        return new Sample(
                text.getBytes(StandardCharsets.UTF_8),
                bytes -> reader.accept(new String(bytes, StandardCharsets.UTF_8)));
    }

    @TestFactory
    Stream<DynamicTest> damagedFilesAreReadOrRefusedInOneLine() {
        return samples().entrySet().stream()
                .map(sample -> DynamicTest.dynamicTest(sample.getKey(), () -> damage(sample.getValue())));
    }

    private static void damage(Sample sample) throws IOException {
        sample.reader().read(sample.bytes());
        int step = Math.max(1, sample.bytes().length / FLIPS);
        int refused = 0;
        for (int end = 0; end < sample.bytes().length; end += step) {
            refused += tried(Arrays.copyOf(sample.bytes(), end), sample.reader(), "cut at " + end);
        }
        assertTrue(refused > 0, "no cut was refused");
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < FLIPS; i++) {
            byte[] other = sample.bytes().clone();
            int at = random.nextInt(other.length);
            other[at] ^= (byte) (1 + random.nextInt(255));
            tried(other, sample.reader(), "byte " + at + " is " + other[at]);
        }
    }

    private static int tried(byte[] bytes, Reader reader, String what) throws IOException {
        try {
            reader.read(bytes);
            return 0;
        } catch (InputException e) {
            assertEquals(1, e.getMessage().lines().count(), () -> what + ": " + e.getMessage());
            return 1;
        } catch (RuntimeException | StackOverflowError e) {
            return fail(what, e);
        }
    }

    @Test
    void entitiesAreNeverResolved() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "ill");
        String bomb =
                "<!DOCTYPE PMML [<!ENTITY a \"ill\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;\">"
                        + "<!ENTITY d SYSTEM \"" + secret.toUri() + "\">]>";
        for (String entity : List.of("&a;", "&c;", "&d;")) {
            String tree = PmmlImportTest.tree("", "<Node><True/><Extension>" + entity + "</Extension></Node>")
                    .replace("<PMML", bomb + "<PMML");
            refused(tree);
            refused(DmnImportTest.TABLE
                    .replace("<definitions", bomb + "<definitions")
                    .replace("\"ill\"", entity));
            refused(tree.replace(bomb, "<!DOCTYPE PMML SYSTEM \"" + secret.toUri() + "\">"));
        }
    }

    private static void refused(String text) {
        try {
            ForeignRules.read(FILE, text, "outcome");
            fail(text);
        } catch (InputException e) {
            assertEquals(1, e.getMessage().lines().count(), e.getMessage());
        }
    }

    @Test
    void deepAndWideFilesAreRefusedInOneLine() {
        refused("<PMML>" + "<a>".repeat(200_000));
        refused("<PMML>" + "<a/>".repeat(600_000) + "</PMML>");
        refused(DmnImportTest.TABLE.replace("&gt;= 60", "(".repeat(10_000) + "? &gt; 3" + ")".repeat(10_000)));
        refused("|--- a <= 1.0\n" + "|   ".repeat(20_000) + "|--- class: 0\n");
    }
}
