package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows that are not as those of training were. */
class NewRowsTest {
    @TempDir
    private static Path folder;

    private static Path model;

    @BeforeAll
    static void learn() throws IOException {
        StringBuilder rows = new StringBuilder("id,x,colour,y\n");
        for (int i = 0; i < 60; i++) {
            rows.append("n").append(i).append(',').append(i % 7).append(".5,").append(i % 2 == 0 ? "red" : "blue");
            rows.append(',').append(i % 7 > 3 ? "no" : "yes").append('\n');
        }
        model = folder.resolve("m.cleave");
        Path csv = Files.writeString(folder.resolve("rows.csv"), rows);
        Ran ran = Ran.cleave("learn", csv.toString(), "--target", "y", "--out", model.toString());
        assertEquals(0, ran.code(), ran.err());
    }

    private static List<String> predicted(String rows, String... more) throws IOException {
        Path csv = Files.writeString(folder.resolve("new.csv"), rows);
        String[] all = new String[3 + more.length];
        System.arraycopy(new String[] {"predict", model.toString(), csv.toString()}, 0, all, 0, 3);
        System.arraycopy(more, 0, all, 3, more.length);
        Ran ran = Ran.cleave(all);
        assertEquals(0, ran.code(), ran.err());
        return ran.out().lines().toList();
    }

    @Test
    void columnsThatNoRuleReadsMayBeAbsent() throws IOException {
        List<String> lines = predicted("x\n1\n6\n");
        assertEquals("row,label,probability,network,rule,notes", lines.get(0));
        assertTrue(lines.get(1).startsWith("1,yes,") && lines.get(1).contains(",,"), lines.get(1));
        assertTrue(lines.get(2).startsWith("2,no,"), lines.get(2));
    }

    @Test
    void columnsThatAreKeptStandAfterTheNumber() throws IOException {
        List<String> lines = predicted("id,x,colour\n\"a, b\",1,red\n,6,blue\n", "--keep", "id,colour");
        assertEquals("row,id,colour,label,probability,network,rule,notes", lines.get(0));
        assertTrue(lines.get(1).startsWith("1,\"a, b\",red,yes,"), lines.get(1));
        assertTrue(lines.get(2).startsWith("2,,blue,no,"), lines.get(2));
    }

    @Test
    void everyOddRowSaysSoInItsLine() throws IOException {
        List<String> lines = predicted("x,colour\n1,red\nabc,red\n,green\n");
        assertTrue(lines.get(1).endsWith(","), lines.get(1));
        assertTrue(lines.get(2).endsWith("x 'abc' is not a number and counts as missing"), lines.get(2));
        assertTrue(lines.get(3).contains("x is missing, which did not occur in training"), lines.get(3));
        assertTrue(lines.get(3).contains("colour 'green' did not occur in training"), lines.get(3));
    }

    @Test
    void explanationSaysHowMissingCellCounts() throws IOException {
        Path csv = Files.writeString(folder.resolve("gap.csv"), "x\n?\n1\n");
        Ran ran = Ran.cleave("explain", model.toString(), csv.toString(), "--row", "1");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("missing: no comparison with it holds"), ran.out());
    }
}
