package dev.cleave.interchange.torch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TorchFileTest {
    @TempDir
    private Path folder;

    @Test
    void stridedViewsAreReadInTheirOwnOrder() throws IOException {
        byte[] storage = Pickle.floats(9, 1, 2, 3, 4, 5, 6);
        byte[] pickle = new Pickle()
                .op('}')
                .text("t")
                .tensor("FloatStorage", "0", 7, 1, 3, 2, 1, 3)
                .op('s')
                .stop();
        Tensor tensor = read(pickle, storage).get("t");
        assertEquals(List.of(3, 2), tensor.shape());
        assertArrayEquals(new float[] {1, 4, 2, 5, 3, 6}, tensor.values());
    }

    @Test
    void parametersNestedDictionariesAndMetadataAreRead() throws IOException {
        Pickle pickle = new Pickle().op('}').text("epoch").number(3).op('s').text("model");
        pickle.global("collections", "OrderedDict").op(')').op('R').text("w");
        pickle.global("torch._utils", "_rebuild_parameter").op('(');
        pickle.tensor("FloatStorage", "0", 1, 0, 1, 1, 1, 1)
                .op(0x88)
                .op('N')
                .op('t')
                .op('R')
                .op('s');
        pickle.op('}').text("_metadata").op('}').op('s').op('b').op('s');
        assertEquals(
                List.of("model.w"),
                List.copyOf(read(pickle.stop(), Pickle.floats(7)).keySet()));
    }

    @Test
    void integersAreLeftOut() throws IOException {
        byte[] pickle = new Pickle()
                .op('}')
                .text("steps")
                .tensor("LongStorage", "0", 1, 0, 1, 1, 1, 1)
                .op('s')
                .stop();
        assertEquals(Map.of(), read(pickle, new byte[8]));
    }

    @Test
    void everyFloatingTypeBecomesFloat() throws IOException {
        byte[] data = {
            0,
            0,
            (byte) 0xc0,
            0x3f, // 1.5
            0,
            0,
            0,
            0,
            0,
            0,
            (byte) 0xf8,
            0x3f, // 1.5
            0,
            0x3e,
            1,
            0,
            0,
            (byte) 0x7c, // 1.5, the least half, infinity
            (byte) 0xc0,
            (byte) 0xbf // -1.5
        };
        Path file = Pickle.safetensors(
                folder.resolve("types.safetensors"),
                "{\"__metadata__\":{\"format\":\"pt\"},"
                        + "\"f\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]},"
                        + "\"d\":{\"dtype\":\"F64\",\"shape\":[1,1],\"data_offsets\":[4,12]},"
                        + "\"h\":{\"dtype\":\"F16\",\"shape\":[3],\"data_offsets\":[12,18]},"
                        + "\"b\":{\"dtype\":\"BF16\",\"shape\":[],\"data_offsets\":[18,20]}}",
                data);
        Map<String, Tensor> tensors = TorchFile.read(file);
        assertArrayEquals(new float[] {1.5f}, tensors.get("f").values());
        assertArrayEquals(new float[] {1.5f}, tensors.get("d").values());
        assertArrayEquals(
                new float[] {1.5f, 0x1p-24f, Float.POSITIVE_INFINITY},
                tensors.get("h").values());
        assertArrayEquals(new float[] {-1.5f}, tensors.get("b").values());
    }

    @Test
    void commandsAreRefusedByNameAndNotRun() throws IOException {
        Path proof = folder.resolve("was-run");
        byte[] pickle = new Pickle()
                .global("os", "system")
                .text("touch " + proof)
                .op(0x85)
                .op('R')
                .stop();
        assertTrue(refusal(pickle, new byte[0]).contains("'os.system'"));
        assertFalse(Files.exists(proof));
    }

    @Test
    void otherNamesOfPyTorchAreRefusedToo() throws IOException {
        byte[] pickle = new Pickle().global("torch.nn", "Linear").stop();
        assertTrue(refusal(pickle, new byte[0]).contains("'torch.nn.Linear'"));
    }

    @Test
    void claimsBeyondTheFileAreRefused() throws IOException {
        int billion = 1_000_000_000;
        byte[] stored = new Pickle()
                .op('}')
                .text("t")
                .tensor("FloatStorage", "0", billion, 0, billion, 1, 1, 1)
                .op('s')
                .stop();
        byte[] repeated = new Pickle()
                .op('}')
                .text("t")
                .tensor("FloatStorage", "0", 1, 0, billion, 1, 0, 1)
                .op('s')
                .stop();
        assertTrue(refusal(stored, Pickle.floats(1)).contains("claim"));
        assertTrue(refusal(repeated, Pickle.floats(1)).contains("claim"));
        Path header = Pickle.safetensors(folder.resolve("a.safetensors"), billion, "{}", new byte[0]);
        assertOneLine(header);
        Path offsets = Pickle.safetensors(
                folder.resolve("b.safetensors"),
                "{\"t\":{\"dtype\":\"F32\",\"shape\":[250000000],\"data_offsets\":[0,1000000000]}}",
                new byte[4]);
        assertOneLine(offsets);
        Path shape = Pickle.safetensors(
                folder.resolve("c.safetensors"),
                "{\"t\":{\"dtype\":\"F32\",\"shape\":[4000000000,4000000000,4],\"data_offsets\":[0,4]}}",
                new byte[4]);
        assertOneLine(shape);
    }

    @Test
    void filesOfOtherKindsAreRefused() throws IOException {
        assertOneLine(Files.writeString(folder.resolve("text.pth"), "a,b,c\n1,2,3\n"));
        assertOneLine(Files.write(folder.resolve("empty.pth"), new byte[0]));
        assertOneLine(folder.resolve("absent.pth"));
        assertOneLine(folder);
        assertOneLine(Pickle.safetensors(folder.resolve("list.safetensors"), "[1]", new byte[0]));
    }

    /** Any damage gives a message or tensors, never another exception. */
    @Test
    void damagedFilesAreReadOrRefused() throws IOException {
        byte[] pickle = new Pickle()
                .op('}')
                .text("t")
                .tensor("FloatStorage", "0", 4, 0, 2, 2, 2, 1)
                .op('s')
                .stop();
        byte[] whole = Files.readAllBytes(Pickle.file(folder.resolve("whole.pth"), pickle, Pickle.floats(1, 2, 3, 4)));
        Random random = new Random(11);
        for (int round = 0; round < 3000; round++) {
            byte[] damaged = round % 3 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
            if (damaged.length > 0 && round % 3 > 0) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            readOrRefuse(Files.write(folder.resolve("damaged.pth"), damaged));
        }
    }

    /** Pickles of random opcodes, which a damaged zip would not let through. */
    @Test
    void randomPicklesAreReadOrRefused() throws IOException {
        byte[] opcodes = {
            '(',
            '}',
            ']',
            ')',
            'N',
            'K',
            0,
            'q',
            0,
            'h',
            0,
            't',
            (byte) 0x86,
            'Q',
            'R',
            's',
            'u',
            'a',
            'e',
            'b',
            (byte) 0x94,
            (byte) 0x93
        };
        Random random = new Random(12);
        for (int round = 0; round < 3000; round++) {
            Pickle pickle = new Pickle();
            for (int i = random.nextInt(20); i >= 0; i--) {
                pickle.op(opcodes[random.nextInt(opcodes.length)]);
            }
            readOrRefuse(Pickle.file(folder.resolve("random.pth"), pickle.stop(), new byte[4]));
        }
    }

    private static void readOrRefuse(Path file) {
        try {
            TorchFile.read(file);
        } catch (InputException e) {
            assertEquals(1, e.getMessage().lines().count());
        }
    }

    private Map<String, Tensor> read(byte[] pickle, byte[] storage) throws IOException {
        return TorchFile.read(Pickle.file(folder.resolve("net.pth"), pickle, storage));
    }

    private String refusal(byte[] pickle, byte[] storage) throws IOException {
        return assertOneLine(Pickle.file(folder.resolve("net.pth"), pickle, storage));
    }

    private static String assertOneLine(Path file) {
        String message =
                assertThrows(InputException.class, () -> TorchFile.read(file)).getMessage();
        assertEquals(1, message.lines().count(), message);
        assertTrue(message.startsWith(file.toString().substring(0, 10)), message);
        return message;
    }
}
