package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.cleave.Learned;
import dev.cleave.budget.Budget;
import dev.cleave.examples.ExampleNetwork;
import dev.cleave.interchange.genes.BoolSimText;
import dev.cleave.interchange.genes.GeneImport;
import dev.cleave.interchange.genes.GeneNetwork;
import dev.cleave.interchange.genes.SbmlQualReader;
import dev.cleave.interchange.genes.SbmlQualText;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.bnet.BooleanNetwork;
import dev.cleave.verification.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.colomoto.biolqm.LogicalModel;
import org.colomoto.biolqm.service.LQMServiceManager;
import org.colomoto.biolqm.tool.fixpoints.FixpointTask;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sbml.jsbml.SBMLDocument;
import org.sbml.jsbml.SBMLReader;

/**
 * bioLQM, which CoLoMoTo's tools are built on, reads the same network: every next state, and the fixed points that it finds itself. It is tested here, as
 * JSBML and KIE, which runs decision tables in the tests of the exports, need two versions of one library.
 */
class SbmlQualTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(ExampleNetwork.class)
    void knownNetworksAreReadAlike(ExampleNetwork known) throws Exception {
        BooleanNetwork network = known.load();
        Path sbml = Files.writeString(folder.resolve("n.sbml"), SbmlQualText.of(network));
        SBMLDocument document = new SBMLReader().readSBML(sbml.toFile());
        assertEquals(0, document.getErrorCount());
        assertEquals(1, document.getModel().getExtensionCount());
        assertSame(network, LQMServiceManager.load(sbml.toString()));
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
