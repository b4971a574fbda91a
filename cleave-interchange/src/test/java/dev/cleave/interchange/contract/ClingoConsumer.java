package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.interchange.asp.AspText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.needs.Needs;
import dev.cleave.table.BitMatrix;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** clingo, which is given the atoms of all rows as facts; what it makes of a program must not be much larger, and there must be nothing to search for. */
final class ClingoConsumer implements Consumer {
    @Override
    public List<Told> tell(ZooModel model, Path folder) throws Exception {
        AspText asp = new AspText(Vocabulary.of(model.learned().encoding()));
        BitMatrix rows = rows(model);
        Files.writeString(
                folder.resolve("rules.lp"), asp.programByRow(model.program().rules()));
        Files.writeString(folder.resolve("rows.lp"), asp.facts(rows));
        Files.writeString(folder.resolve("one.lp"), asp.program(model.program().rules()) + asp.facts(bits(model, 0)));
        requireSmall(folder);
        requireNoSearch(folder);
        Set<String> atoms = new HashSet<>(answer(folder, "rules.lp", "rows.lp"));
        List<Told> told = new ArrayList<>();
        for (int row = 0; row < rows.rows(); row++) {
            told.add(Told.labels(labels(model, asp, atoms, row)));
        }
        return told;
    }

    private static BitMatrix rows(ZooModel model) {
        BitMatrix.Builder rows = new BitMatrix.Builder(
                model.rows().size(), model.learned().encoding().atoms().size());
        for (int row = 0; row < model.rows().size(); row++) {
            int number = row;
            bits(model, row).stream().forEach(atom -> rows.set(number, atom));
        }
        return rows.build();
    }

    private static java.util.BitSet bits(ZooModel model, int row) {
        return RuleAnswers.bits(
                model.learned().encoding().row(model.rows().get(row)).inputs(), 0);
    }

    /** Points that clingo would try one by one would be millions of lines. */
    private static void requireSmall(Path folder) throws IOException, InterruptedException {
        String clingo = Needs.clingo().toString();
        long ground = Programs.run(folder, clingo, "--text", "one.lp").lines().count();
        long lines = Files.readString(folder.resolve("one.lp")).lines().count();
        assertTrue(ground <= 20 * lines, () -> ground + " ground rules of " + lines + " lines");
    }

    /** One row is answered by grounding alone: no choice, no conflict, whatever the model. */
    private static void requireNoSearch(Path folder) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Needs.clingo().toString(), "--stats", "--warn=none", "one.lp")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        process.waitFor();
        for (String count : List.of("Choices", "Conflicts")) {
            assertTrue(
                    printed.lines().anyMatch(line -> line.matches(count + "\\s*:\\s*0( .*)?")),
                    () -> "clingo searches, " + count + " is not 0:\n" + printed);
        }
    }

    private static List<String> answer(Path folder, String... files) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Needs.clingo().toString(), "0", "--outf=0", "--verbose=0", "--out-ifs=\\n", "--warn=none"));
        command.addAll(List.of(files));
        Path errors = folder.resolve("errors.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(errors.toFile())
                .start();
        List<String> lines = new String(
                        process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
                .lines()
                .toList();
        process.waitFor();
        assertEquals("", Files.readString(errors));
        assertEquals(1, lines.stream().filter("SATISFIABLE"::equals).count());
        return lines;
    }

    private static Map<String, String> labels(ZooModel model, AspText asp, Set<String> atoms, int row) {
        Target target = model.program().target();
        Map<String, String> labels = new LinkedHashMap<>();
        for (int output = 0; output < target.outputs(); output++) {
            Label label = target.labels().get(output);
            boolean holds = atoms.contains(asp.head(output, row));
            if (!target.exclusive()) {
                labels.put(
                        label.column(),
                        holds ? label.positive() : model.program().negative(output));
            } else if (holds) {
                labels.putIfAbsent(label.column(), label.positive()); // the first that holds
            }
        }
        labels.putIfAbsent(model.program().answered().get(0), model.program().positive(0));
        return labels;
    }
}
