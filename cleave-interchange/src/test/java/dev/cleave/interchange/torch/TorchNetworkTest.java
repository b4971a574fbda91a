package dev.cleave.interchange.torch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Atom;
import dev.cleave.needs.Needs;
import dev.cleave.network.MutexHead;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.InputException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TorchNetworkTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"monk1,15,32,1", "mam,10,64,10", "car-mt,21,32,4"})
    void publishedNetworksAreTheSameInBothKindsOfFile(String name, int inputs, int conjunctions, int outputs) {
        Path data = Needs.data().resolve("pytorch");
        TorchNetwork zip = TorchNetwork.read(data.resolve(name + ".pth"));
        assertEquals(zip, TorchNetwork.read(data.resolve(name + ".safetensors")));
        SoftNetwork network = zip.network();
        assertEquals(inputs, network.predicates().size());
        assertEquals(conjunctions, network.conjunctions().nodes());
        assertEquals(outputs, network.head().outputs());
        assertEquals(new Atom.Holds("x0"), zip.encoding().atoms().get(0));
    }

    /** Cleave's weights are floats: what they can't hold is said to be rounded, and what they can is not. */
    @Test
    void roundedWeightsAreToldApart() throws IOException {
        for (long seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] weights = random.doubles(4, -6, 6).map(w -> (float) w).toArray();
            boolean isRounded = random.nextBoolean();
            if (isRounded) {
                weights[random.nextInt(4)] += 0x1p-40;
            }
            ByteBuffer data = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
            DoubleStream.of(weights).forEach(data::putDouble);
            Path file = Pickle.safetensors(
                    folder.resolve("double.safetensors"),
                    "{\"conjunctions.weights\":{\"dtype\":\"F64\",\"shape\":[1,3],\"data_offsets\":[0,24]},"
                            + "\"disjunctions.weights\":{\"dtype\":\"F64\",\"shape\":[1,1],\"data_offsets\":[24,32]}}",
                    data.array());
            TorchNetwork read = TorchNetwork.read(file);
            assertEquals(isRounded, read.isRounded(), "seed " + seed);
            assertEquals((float) weights[1], read.network().conjunctions().weight(0, 1), "seed " + seed);
        }
    }

    @Test
    void namesComeFromAHeaderOrFromLines() throws IOException {
        Path network = network(1, 0, 1, 1, 2);
        Path header = Files.writeString(folder.resolve("h.csv"), "\ufeff\"big; red\";CycD\n1;0\n");
        Path lines = Files.writeString(folder.resolve("l.txt"), "red\n\nCycD\n");
        Path quoted = Files.writeString(folder.resolve("q.txt"), "\"big; red\"\nCycD\nlabel\n");
        List<Atom> atoms = List.of(new Atom.Holds("big; red"), new Atom.Holds("CycD"));
        assertEquals(atoms, TorchNetwork.read(network, header).encoding().atoms());
        assertEquals(
                List.of(new Atom.Holds("label")),
                TorchNetwork.read(network, quoted).encoding().labels());
        assertEquals(
                List.of(new Atom.Holds("red"), new Atom.Holds("CycD")),
                TorchNetwork.read(network, lines).encoding().atoms());
    }

    @Test
    void outputsAreClassesWhereTheCallerSaysSo() {
        Path file = Needs.data().resolve("pytorch").resolve("car-mt.pth");
        TorchNetwork car = TorchNetwork.read(file, Optional.empty(), TorchNetwork.Outputs.CLASSES);
        assertEquals(new MutexHead(4), car.network().head());
        assertTrue(car.encoding().target().exclusive());
        assertEquals(new Atom.Is("class", "y0"), car.encoding().labels().get(0));
    }

    @Test
    void oneOutputIsNoChoiceOfClasses() throws IOException {
        Path network = network(1, 0, 1, 1, 2);
        assertTrue(assertThrows(
                        InputException.class,
                        () -> TorchNetwork.read(network, Optional.empty(), TorchNetwork.Outputs.CLASSES))
                .getMessage()
                .contains("classes need two or more"));
    }

    @Test
    void namesThatDoNotFitAreRefused() throws IOException {
        Path network = network(1, 0, 1, 1, 2);
        assertTrue(refusal(network, Files.writeString(folder.resolve("n.csv"), "a,b,c,d\n"))
                .contains("4 names"));
        assertTrue(refusal(network, Files.writeString(folder.resolve("n.csv"), "a,a\n"))
                .contains("twice"));
        assertTrue(
                refusal(network, Files.writeString(folder.resolve("n.csv"), "")).contains("0 names"));
    }

    @Test
    void weightsMustBeNumbers() throws IOException {
        assertTrue(refusal(network(1, Float.NaN, 1, 1, 2)).contains("NaN"));
    }

    @Test
    void layersMustFit() throws IOException {
        assertTrue(refusal(network(1, 0, 1, 2, 1)).contains("1 conjunctions, but disjunctions of 2"));
    }

    @Test
    void tensorsMustBeThere() throws IOException {
        Path other = Pickle.safetensors(
                folder.resolve("other.safetensors"),
                "{\"fc.weight\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]}}",
                new byte[4]);
        assertTrue(refusal(other).contains("conjunctions.weights"));
    }

    /** One output of {@code across} conjunctions; the rest of 2 inputs each. */
    private Path network(float a, float b, float c, int across, int inputs) throws IOException {
        return Pickle.safetensors(
                folder.resolve("net.safetensors"),
                "{\"conjunctions.weights\":{\"dtype\":\"F32\",\"shape\":[1," + inputs + "],\"data_offsets\":[0,"
                        + 4 * inputs + "]},\"disjunctions.weights\":{\"dtype\":\"F32\",\"shape\":[1," + across
                        + "],\"data_offsets\":[" + 4 * inputs + "," + 4 * (inputs + across) + "]}}",
                Pickle.floats(a, b, c));
    }

    private static String refusal(Path file) {
        return assertThrows(InputException.class, () -> TorchNetwork.read(file)).getMessage();
    }

    private static String refusal(Path file, Path names) {
        return assertThrows(InputException.class, () -> TorchNetwork.read(file, names))
                .getMessage();
    }
}
