package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.bnet.BnetFile;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever the bytes are, the answer is a table or one line that says what is wrong. */
class HostileInputTest {
    private static final String PIECES = "a,b;c\t|\"\"\n\n\r\n1,2.5,-3e9?NA é\uFEFF()&!#";

    @Test
    void randomTextIsReadOrRefusedInOneLine(@TempDir Path directory) throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 3_000; i++) {
            String text = text(random);
            Path file = Files.writeString(directory.resolve("fuzz.csv"), text);
            readOrRefuse(() -> learnFrom(CsvFile.read(file)), text);
        }
    }

    @Test
    void randomBytesAreReadOrRefusedInOneLine(@TempDir Path directory) throws IOException {
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 2_000; i++) {
            byte[] bytes = new byte[random.nextInt(60)];
            random.nextBytes(bytes);
            if (bytes.length > 2 && random.nextBoolean()) {
                byte[] magic = {(byte) 0x1f, (byte) 0x8b, 8};
                System.arraycopy(magic, 0, bytes, 0, 3);
            }
            Path file = Files.write(directory.resolve("fuzz.csv"), bytes);
            readOrRefuse(() -> CsvFile.read(file), new String(bytes, StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void randomNetworksAreReadOrRefusedInOneLine() {
        SplittableRandom random = new SplittableRandom(9);
        for (int i = 0; i < 5_000; i++) {
            String text = "a, " + text(random) + "\nb, a & (b | !a)\n" + text(random);
            readOrRefuse(() -> BnetFile.parse(text), text);
        }
    }

    private static void learnFrom(Table table) {
        LabelledTable data =
                LabelledTable.of(table, TargetSpec.of(table.header().get(0)));
        Encoding encoding =
                Encoding.fit(data.table(), data.target(), Rows.all(data.table().rows()), EncodingOptions.defaults());
        assertEquals(
                data.table().rows(), encoding.encode(data.table()).dataset().rows());
    }

    private static void readOrRefuse(Runnable reading, String text) {
        try {
            reading.run();
        } catch (InputException e) {
            assertEquals(1, e.getMessage().lines().count(), e.getMessage());
        } catch (RuntimeException e) {
            throw new AssertionError("on the input <" + text + ">", e);
        }
    }

    private static String text(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(40);
        for (int i = 0; i < length; i++) {
            text.append(PIECES.charAt(random.nextInt(PIECES.length())));
        }
        return text.toString();
    }
}
