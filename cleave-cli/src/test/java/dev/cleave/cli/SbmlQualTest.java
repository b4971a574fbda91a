package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.examples.ExampleNetwork;
import dev.cleave.interchange.genes.BoolSimText;
import dev.cleave.interchange.genes.GeneImport;
import dev.cleave.interchange.genes.GeneNetwork;
import dev.cleave.interchange.genes.SbmlQualReader;
import dev.cleave.interchange.genes.SbmlQualText;
import dev.cleave.logic.Formula;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.bnet.BooleanNetwork;
import dev.cleave.verification.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.colomoto.biolqm.LogicalModel;
import org.colomoto.biolqm.service.LQMServiceManager;
import org.colomoto.biolqm.tool.fixpoints.FixpointTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sbml.jsbml.SBMLDocument;
import org.sbml.jsbml.SBMLError;
import org.sbml.jsbml.SBMLReader;
import org.sbml.jsbml.validator.SBMLValidator.CHECK_CATEGORY;

/**
 * bioLQM, which CoLoMoTo's tools are built on, reads the same network: every next state, and the fixed points that it finds itself. It is tested here, as
 * JSBML and KIE, which runs decision tables in the tests of the exports, need two versions of one library.
 */
class SbmlQualTest {
    private static final int ASSIGNED_ONCE = 3_020_311;
    private static final int EMPTY_LIST = 3_020_406;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(ExampleNetwork.class)
    void knownNetworksAreReadAlike(ExampleNetwork known) throws Exception {
        BooleanNetwork network = known.load();
        Path sbml = Files.writeString(folder.resolve("n.sbml"), SbmlQualText.of(network));
        assertEquals(1, new SBMLReader().readSBML(sbml.toFile()).getModel().getExtensionCount());
        assertEquals(List.of(), problems(SbmlQualText.of(network)));
        assertSame(network, LQMServiceManager.load(sbml.toString()));
    }

    /**
     * What JSBML's validator says, which needs no server: of SBML as a whole, and of the package for qualitative models. Two of its checks look at what the
     * validator itself left in the document, and misfire where it comes by twice; they are {@link #requireOnce}.
     */
    private static List<SBMLError> problems(String text) throws Exception {
        List<SBMLError> all = new ArrayList<>();
        for (CHECK_CATEGORY kind : CHECK_CATEGORY.values()) {
            SBMLDocument document = new SBMLReader().readSBMLFromString(text);
            for (CHECK_CATEGORY other : CHECK_CATEGORY.values()) {
                document.setConsistencyChecks(other, other == kind);
            }
            document.checkConsistencyOffline();
            document.getListOfErrors().getValidationErrors().stream()
                    .filter(error -> error.isError() || error.isFatal()) // levels have no units, which is warned of
                    .filter(error -> error.getCode() != ASSIGNED_ONCE && error.getCode() != EMPTY_LIST)
                    .forEach(all::add);
        }
        requireOnce(text);
        return all;
    }

    /** Each species is said by one transition, and no list is there and empty. */
    private static void requireOnce(String text) {
        List<String> said = Pattern.compile("<qual:output [^>]*qual:qualitativeSpecies=\"([^\"]*)\"")
                .matcher(text)
                .results()
                .map(output -> output.group(1))
                .toList();
        assertEquals(said.size(), Set.copyOf(said).size(), text);
        assertFalse(Pattern.compile("<qual:listOf\\w+(/>|></)").matcher(text).find(), text);
    }

    @Test
    void theValidatorKnowsWhatIsNoNetwork() throws Exception {
        String text = SbmlQualText.of(ExampleNetwork.values()[0].load());
        for (String wrong : List.of(
                text.replaceFirst("qual:qualitativeSpecies=\"[^\"]*\"", "qual:qualitativeSpecies=\"nobody\""),
                text.replaceFirst("qual:transitionEffect=\"[^\"]*\"", "qual:transitionEffect=\"sometimes\""),
                text.replaceFirst("qual:maxLevel=\"1\"", "qual:maxLevel=\"-1\""))) {
            assertNotEquals(text, wrong);
            assertNotEquals(List.of(), problems(wrong), wrong);
        }
    }

    /** Words that are no identifiers of SBML are names. */
    @Test
    void oddNamesAreValid() throws Exception {
        BooleanNetwork network = new BooleanNetwork(
                List.of("it's", "<gene>", "a_b", "1st", "if", "Größe", "a-b", "_"),
                List.of(
                        new Formula.Variable(1),
                        new Formula.Not(new Formula.Variable(2)),
                        new Formula.And(List.of(new Formula.Variable(0), new Formula.Variable(3))),
                        new Formula.Variable(3),
                        new Formula.Or(List.of(new Formula.Variable(5), new Formula.Variable(6))),
                        new Formula.Constant(true),
                        new Formula.Variable(7),
                        new Formula.Not(new Formula.Variable(7))));
        String text = SbmlQualText.of(network);
        assertEquals(List.of(), problems(text), text);
        BooleanNetwork read = SbmlQualReader.read(SourceLocation.unknown(), text);
        assertEquals(network.genes(), read.genes());
    }

    @ParameterizedTest
    @EnumSource(ExampleNetwork.class)
    void whatIsWrittenIsReadBack(ExampleNetwork known) {
        BooleanNetwork network = known.load();
        assertEquals(
                network.genes(),
                SbmlQualReader.read(SourceLocation.unknown(), SbmlQualText.of(network))
                        .genes());
        Learned model = GeneImport.model("genes", network, false, Budget.unlimited());
        assertInstanceOf(Verdict.Equivalent.class, model.verify());
        BooleanNetwork read = SbmlQualReader.read(SourceLocation.unknown(), SbmlQualText.of(network));
        BooleanNetwork again = GeneNetwork.of(model.model());
        for (int state = 0; state < 1 << network.genes().size(); state++) {
            BitSet bits = BitSet.valueOf(new long[] {state});
            assertEquals(network.next(bits), read.next(bits));
            assertEquals(network.next(bits), again.next(bits));
        }
    }

    @ParameterizedTest
    @EnumSource(ExampleNetwork.class)
    void boolSimsNetworksAreReadAlike(ExampleNetwork known) throws Exception {
        BooleanNetwork network = known.load();
        Path file = Files.writeString(folder.resolve("n.boolsim"), BoolSimText.of(network));
        assertSame(network, LQMServiceManager.load(file.toString(), "boolsim"));
    }

    private static void assertSame(BooleanNetwork network, LogicalModel theirs) throws Exception {
        int genes = network.genes().size();
        List<String> order =
                theirs.getComponents().stream().map(node -> node.getNodeID()).toList();
        assertEquals(Set.copyOf(network.genes()), Set.copyOf(order));
        Set<String> fixed = new TreeSet<>();
        for (int state = 0; state < 1 << genes; state++) {
            BitSet bits = BitSet.valueOf(new long[] {state});
            BitSet next = network.next(bits);
            byte[] levels = levels(network, order, bits);
            for (int i = 0; i < genes; i++) {
                int gene = network.genes().indexOf(order.get(i));
                assertEquals(next.get(gene) ? 1 : 0, theirs.getTargetValue(i, levels), order.get(i));
            }
            if (next.equals(bits)) {
                fixed.add(Arrays.toString(levels));
            }
        }
        var found = new FixpointTask(theirs).call();
        assertEquals(fixed, found.stream().map(Arrays::toString).collect(Collectors.toCollection(TreeSet::new)));
    }

    private static byte[] levels(BooleanNetwork network, List<String> order, BitSet bits) {
        byte[] levels = new byte[order.size()];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = (byte) (bits.get(network.genes().indexOf(order.get(i))) ? 1 : 0);
        }
        return levels;
    }
}
