package dev.cleave.table.bnet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.examples.ExampleNetwork;
import dev.cleave.logic.Formula;
import dev.cleave.logic.Formula.And;
import dev.cleave.logic.Formula.Constant;
import dev.cleave.logic.Formula.Not;
import dev.cleave.logic.Formula.Or;
import dev.cleave.logic.Formula.Variable;
import dev.cleave.table.InputException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BnetFileTest {
    private static final Formula A = new Variable(0);
    private static final Formula B = new Variable(1);
    private static final Formula C = new Variable(2);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(A & !B) | C",
                "A&!B|C",
                "A and not B or C",
                "A AND NOT B OR C",
                "((A) & (!(B))) | (C)",
                "A && !B || C",
                "  A  &  ! B  |  C   # as before"
            })
    void operatorsHaveTheirOrder(String formula) {
        assertEquals(new Or(List.of(new And(List.of(A, new Not(B))), C)), rule(formula));
    }

    @ParameterizedTest
    @CsvSource({"0,false", "1,true", "true,true", "FALSE,false"})
    void constants(String text, boolean value) {
        assertEquals(new Constant(value), rule(text));
    }

    @Test
    void chainsAreOneOperator() {
        assertEquals(new And(List.of(A, B, C)), rule("A & B & C"));
    }

    @Test
    void bracketsKeepTheirGrouping() {
        assertEquals(new And(List.of(new And(List.of(A, B)), C)), rule("(A & B) & C"));
    }

    @Test
    void commentsAndBlankLinesAreSkipped() {
        String text = "# a network\n\ntargets, factors\n# its only gene\nA, A # stays\n\n";
        assertEquals(new BooleanNetwork(List.of("A"), List.of(A)), BnetFile.parse(text));
    }

    @Test
    void theHeaderMayBeMissing() {
        assertEquals(List.of("A"), BnetFile.parse("A, !A").genes());
    }

    @Test
    void theHeaderMayBeSpelledOtherwise() {
        assertEquals(
                List.of("A"), BnetFile.parse("Targets,Factors\r\nA, !A\r\n").genes());
    }

    @Test
    void genesMayHaveManyNames() {
        List<String> names = List.of("NF-kB", "p27_kip1", "Cdc2/Cdc13*", "α.β", "3HK", "and1", "not_x");
        String text = String.join(
                "\n", names.stream().map(name -> name + ", !" + name).toList());
        assertEquals(names, BnetFile.parse(text).genes());
    }

    @Test
    void aGeneMayBeUsedBeforeItsLine() {
        assertEquals(List.of(B, A), BnetFile.parse("A, B\nB, A").rules());
    }

    @ParameterizedTest
    @EnumSource
    void knownNetworksComeBackFromTheirText(ExampleNetwork known) {
        BooleanNetwork network = known.load();
        assertEquals(network, BnetFile.parse(BnetFile.print(network)));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void printThenParseIsTheIdentity(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Formula> rules = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            rules.add(formula(random, 5));
        }
        BooleanNetwork network = new BooleanNetwork(List.of("a", "b", "c", "d", "e"), rules);
        String text = BnetFile.print(network);
        assertEquals(network, BnetFile.parse(text), text);
    }

    @Test
    void writeThenReadIsTheIdentity(@TempDir Path directory) throws IOException {
        BooleanNetwork network = BnetFile.parse("α, !β | 1\nβ, α & β");
        BnetFile.write(network, directory.resolve("n.bnet"));
        assertEquals(network, BnetFile.read(directory.resolve("n.bnet")));
    }

    @Test
    void printsTheDialectOfBoolNet() {
        assertEquals(
                "targets, factors\nA, (A & !B) | !(A | B)\nB, 0\n",
                BnetFile.print(BnetFile.parse("A, A and not B or not (A or B)\nB, false")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "A, A & ~ line 1: position 7: the line ends where a gene, a constant, ! or ( is expected",
                "A, (A ~ line 1: position 6: the line ends where ) is expected",
                "A, A) ~ line 1: position 5: there is ')' where & or | or the end of the line is expected",
                "A, A A ~ line 1: position 6: there is 'A' where & or | or the end of the line is expected",
                "A, & A ~ line 1: position 4: there is '&' where a gene, a constant, ! or ( is expected",
                "A, ~ line 1: position 3: the line ends where a gene, a constant, ! or ( is expected",
                "A A ~ line 1, value 'A A': there is no comma; write 'gene, formula'",
                "A B, A ~ line 1, value 'A B': is not a name for a gene; use one without spaces or operators",
                "not, A ~ line 1, value 'not': is not a name for a gene; use one without spaces or operators"
            })
    void errorsSayLineAndPosition(String text, String message) {
        assertEquals(message, failure(text));
    }

    @Test
    void anUnknownGeneSuggestsAKnownOne() {
        assertEquals(
                "line 2: position 6: gene 'Cdc2' has no line of its own; did you mean 'Cdc20'? Add 'Cdc2, Cdc2' if it is"
                        + " an input",
                failure("Cdc20, 1\nB, !(Cdc2)".replace("!(", " (")));
    }

    @Test
    void aGeneTwiceIsAnError() {
        assertEquals("line 2, value 'A': the gene has a formula already; remove one of the two", failure("A, A\nA, 1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "targets, factors\n", "# nothing\n"})
    void noGenesAreAnError(String text) {
        assertEquals("there are no genes; write 'targets, factors', then 'gene, formula' lines", failure(text));
    }

    @Test
    void tooDeepNestingIsAnErrorAndNoCrash() {
        String deep = "A, " + "(".repeat(100_000) + "A" + ")".repeat(100_000);
        assertEquals("line 1: position 504: the formula is nested more than 500 deep; write it flatter", failure(deep));
    }

    @Test
    void longFormulasAreFine() {
        assertEquals(
                100_000,
                ((Or) rule("A | B".concat(" | C".repeat(99_998)))).operands().size());
    }

    @Test
    void aFileThatIsNotThere(@TempDir Path directory) {
        assertThrows(InputException.class, () -> BnetFile.read(directory.resolve("none.bnet")));
    }

    private static Formula rule(String formula) {
        return BnetFile.parse("targets, factors\nA, " + formula + "\nB, 0\nC, 0")
                .rules()
                .get(0);
    }

    private static String failure(String text) {
        return assertThrows(InputException.class, () -> BnetFile.parse(text)).getMessage();
    }

    private static Formula formula(SplittableRandom random, int depth) {
        int kind = depth == 0 ? random.nextInt(2) : random.nextInt(5);
        return switch (kind) {
            case 0 -> new Constant(random.nextBoolean());
            case 1 -> new Variable(random.nextInt(5));
            case 2 -> new Not(formula(random, depth - 1));
            case 3 -> new And(formulas(random, depth - 1));
            default -> new Or(formulas(random, depth - 1));
        };
    }

    private static List<Formula> formulas(SplittableRandom random, int depth) {
        List<Formula> formulas = new ArrayList<>();
        int count = 2 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            formulas.add(formula(random, depth));
        }
        return formulas;
    }
}
