package dev.cleave.interchange.torch;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/** Reads the floating-point tensors of a file, told by its content: a zip of {@code torch.save}, or safetensors, or ONNX. */
public final class TorchFile {
    private static final byte[] ZIP = {'P', 'K', 3, 4};
    private static final int MOST_START = 16; // bytes that tell

    private TorchFile() {}

    /** By name, in the order of the file; an {@link InputException} where it can't be read. */
    public static Map<String, Tensor> read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new InputException(SourceLocation.in(file), "there is no such file; check the path");
        }
        try {
            byte[] start = start(file);
            if (OnnxWeights.isOne(start)) {
                return OnnxWeights.read(file);
            }
            return Arrays.equals(Arrays.copyOf(start, ZIP.length), ZIP) ? TorchZip.read(file) : Safetensors.read(file);
        } catch (TorchFormatException e) {
            throw e.in(file);
        } catch (ArithmeticException e) {
            throw new InputException(SourceLocation.in(file), "a tensor's size is beyond all bounds; save it again", e);
        } catch (IOException e) {
            throw new InputException(
                    SourceLocation.in(file), "is damaged or can't be read (" + e.getMessage() + ")", e);
        }
    }

    private static byte[] start(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file)) {
            return bytes.readNBytes(MOST_START);
        }
    }
}
