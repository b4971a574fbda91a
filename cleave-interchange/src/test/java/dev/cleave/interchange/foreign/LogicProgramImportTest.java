package dev.cleave.interchange.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.Learned;
import dev.cleave.needs.Needs;
import dev.cleave.table.InputException;
import dev.cleave.verification.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program of FOLD-R++ answers rows as Prolog does with the same program; a tree of J48 as it reads. */
class LogicProgramImportTest {
    static final String FOLD = """
            % outcome
            outcome(X,'ill') :- body_weight(X,N2), N2>60.5, not ab1(X,'True'), not ab2(X,'True').
            outcome(X,'ill') :- colour(X,'deep blue'), age(X,N0), N0=<41.0, not ab3(X,'True').
            ab1(X,'True') :- age(X,N0), N0=<30.0, not smokes(X,'yes').
            ab2(X,'True') :- colour(X,'red'), body_weight(X,N2), N2=<95.0, not ab3(X,'True').
            ab3(X,'True') :- not colour(X,'red'), age(X,N0), N0>20.0.
            """;
    static final String WEKA = """
            J48 pruned tree
            ------------------

            age <= 40
            |   colour = red: ill (12.0/1.0)
            |   colour = green: well (7.0)
            |   colour = deep blue
            |   |   body weight <= 70.5: well (9.0)
            |   |   body weight > 70.5: ill (3.0)
            age > 40: well (30.0/2.0)

            Number of Leaves  : 	5
            """;

    @TempDir
    Path folder;

    @Test
    void aProgramOfFoldAnswersAsPrologDoes() throws Exception {
        for (boolean hasGaps : new boolean[] {false, true}) {
            Learned model = ForeignData.model(ForeignData.patients(2, hasGaps), FOLD);
            List<Map<String, String>> rows = new ArrayList<>();
            SplittableRandom random = new SplittableRandom(11);
            for (int i = 0; i < 200; i++) {
                rows.add(ForeignData.row(random, hasGaps));
            }
            List<String> said = prolog(rows);
            for (int i = 0; i < rows.size(); i++) {
                assertEquals(said.get(i), model.labels(rows.get(i)).get("outcome"), "row " + rows.get(i));
            }
            assertInstanceOf(Verdict.Equivalent.class, model.verify());
        }
    }

    private List<String> prolog(List<Map<String, String>> rows) throws IOException, InterruptedException {
        StringBuilder program = new StringBuilder(
                ":- op(900, fy, not).\n:- discontiguous age/2, body_weight/2, colour/2, smokes/2.\n:- dynamic age/2.\n");
        for (int i = 0; i < rows.size(); i++) {
            Map<String, String> row = rows.get(i);
            if (!row.get("age").isEmpty()) {
                program.append(String.format(Locale.ROOT, "age(%d,%s).\n", i, row.get("age")));
            }
            program.append(String.format(
                    Locale.ROOT,
                    "body_weight(%d,%s).\ncolour(%d,'%s').\nsmokes(%d,'%s').\n",
                    i,
                    row.get("body weight"),
                    i,
                    row.get("colour"),
                    i,
                    row.get("smokes")));
        }
        program.append(FOLD)
                .append(
                        ":- initialization(main, main).\nmain :- forall(body_weight(X,_), (outcome(X,'ill') -> writeln(ill) ; writeln(well))).\n");
        Path file = Files.writeString(folder.resolve("fold.pl"), program);
        Process process = new ProcessBuilder(
                        Needs.program("swipl", "swi-prolog-nox").toString(), "-q", file.toString())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
        return printed.lines().toList();
    }

    @Test
    void aTreeOfWekaIsReadLeafByLeaf() {
        Learned model = ForeignData.model(ForeignData.patients(2, false), WEKA);
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 200; i++) {
            Map<String, String> row = ForeignData.row(random, false);
            boolean isIll = Integer.parseInt(row.get("age")) <= 40
                    && (row.get("colour").equals("red")
                            || row.get("colour").equals("deep blue")
                                    && Double.parseDouble(row.get("body weight")) > 70.5);
            assertEquals(isIll ? "ill" : "well", model.labels(row).get("outcome"), row::toString);
        }
    }

    @Test
    void whatIsBrokenIsOneLineWithItsPlace() {
        for (String broken : new String[] {
            FOLD.replace("N2>60.5", "N9>60.5"),
            FOLD.replace("not ab2(X,'True')", "not ab9(X,'True')"),
            FOLD.replace("not ab3(X,'True').\nab1", "not ab3(X,'True')\nab1"),
            FOLD.replace("not colour(X,'red'), age", "not ab3(X,'True'), age"),
            FOLD.replace("outcome(X,'ill') :- colour", "outcome(X,'well') :- colour"),
            FOLD.replace(", not ab1", " not ab1"),
            WEKA.replace("|   |   body weight > 70.5: ill (3.0)\n", ""),
            WEKA.replace("|   |   body weight <= 70.5: well (9.0)\n", ""),
            WEKA.replace("<= 70.5", "<= heavy"),
            WEKA.replace("age > 40: well (30.0/2.0)\n", ""),
        }) {
            InputException problem = assertThrows(
                    InputException.class, () -> ForeignData.model(ForeignData.patients(2, false), broken), broken);
            assertEquals(1, problem.getMessage().lines().count(), problem.getMessage());
            assertTrue(problem.getMessage().contains("line "), problem.getMessage());
        }
    }
}
