package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two programs from different tools that are one function. */
class ForeignImportTest {
    private static final String TREE = "|--- x <= 2.0\n|   |--- class: no\n|--- x >  2.0\n|   |--- class: yes\n";
    private static final String RIPPER =
            "JRIP rules:\n===========\n\n(x <= 2) => y=no (18.0/0.0)\n => y=yes (18.0/0.0)\n";

    private static final String PMML = """
            <PMML xmlns="http://www.dmg.org/PMML-4_4" version="4.4"><Header/>
            <DataDictionary><DataField name="x" optype="continuous" dataType="double"/>
            <DataField name="y" optype="categorical" dataType="string"/></DataDictionary>
            <TreeModel functionName="classification" splitCharacteristic="binarySplit"><MiningSchema>
            <MiningField name="y" usageType="target"/><MiningField name="x"/></MiningSchema>
            <Node><True/><Node score="no"><SimplePredicate field="x" operator="lessOrEqual" value="2.0"/></Node>
            <Node score="yes"><SimplePredicate field="x" operator="greaterThan" value="2.0"/></Node></Node>
            </TreeModel></PMML>
            """;
    private static final String FOLD = "y(X,'yes') :- not ab1(X,'True').\nab1(X,'True') :- x(X,N0), N0=<2.0.\n";

    @TempDir
    private Path folder;

    @Test
    void aTreeAListAndOurOwnTextAreTheSame() throws IOException {
        String ours = imported("ours", "y if x > 2\n");
        assertEquals(0, Ran.cleave("diff", ours, imported("tree", TREE)).code());
        Ran list = Ran.cleave("predict", imported("list", RIPPER), data().toString());
        assertEquals(18, list.out().lines().filter(line -> line.contains("yes")).count(), list.out());
    }

    @Test
    void programsOfOtherToolsAreComparedWithEachOther() throws IOException {
        String tree = imported("pmml", PMML);
        assertEquals(0, Ran.cleave("diff", tree, imported("fold", FOLD)).code());
        assertEquals(0, Ran.cleave("diff", tree, imported("again", TREE)).code());
        Ran other = Ran.cleave("diff", tree, imported("other", FOLD.replace("2.0", "2.1")));
        assertEquals(1, other.code(), other.out());
        assertTrue(other.out().contains("x"), other.out());
    }

    @Test
    void programsThatAreCutShortAreOneLine() throws IOException {
        for (String text :
                new String[] {PMML.substring(0, 300), PMML.substring(0, PMML.length() - 10), FOLD.substring(0, 30)}) {
            Ran ran = run("cut", text);
            assertEquals(2, ran.code(), text);
            assertEquals(1, ran.err().lines().count(), ran.err());
            assertTrue(ran.err().contains("cut.txt"), ran.err());
        }
    }

    @Test
    void rulesThatAreNestedVeryDeepAreOneLine() throws IOException {
        for (String deep : new String[] {"not ".repeat(200_000) + "x > 2", "at least 1 of: " + "(".repeat(200_000)}) {
            Ran ran = run("deep", "y if " + deep + "\n");
            assertEquals(2, ran.code(), ran.err());
            assertEquals(1, ran.err().lines().count());
            assertTrue(ran.err().contains("deep.txt, line 1"), ran.err());
        }
    }

    @Test
    void aTreeThatIsCutShortIsOneLine() throws IOException {
        Ran ran = run("cut", TREE.substring(0, 40));
        assertEquals(2, ran.code());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains("cut.txt"), ran.err());
    }

    private String imported(String name, String text) throws IOException {
        Ran ran = run(name, text);
        assertEquals(0, ran.code(), ran.err());
        return folder.resolve(name + ".cleave").toString();
    }

    private Path data() throws IOException {
        return Files.writeString(folder.resolve("d.csv"), "x,y\n" + "1.5,no\n2.5,yes\n0.5,no\n7.5,yes\n".repeat(9));
    }

    private Ran run(String name, String text) throws IOException {
        Path rules = Files.writeString(folder.resolve(name + ".txt"), text);
        return Ran.cleave(
                "import",
                rules.toString(),
                "--data",
                data().toString(),
                "--target",
                "y",
                "--out",
                folder.resolve(name + ".cleave").toString());
    }
}
