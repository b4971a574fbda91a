package dev.cleave.interchange.torch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes pickles opcode by opcode, and files around them, as sound or as hostile as a test wants them. */
final class Pickle {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Pickle() {
        op(0x80).op(2);
    }

    Pickle op(int opcode) {
        bytes.write(opcode);
        return this;
    }

    Pickle text(String text) {
        byte[] utf = text.getBytes(StandardCharsets.UTF_8);
        op('X').int32(utf.length);
        bytes.writeBytes(utf);
        return this;
    }

    Pickle number(int number) {
        return op('J').int32(number);
    }

    Pickle global(String module, String name) {
        op('c').bytes.writeBytes((module + "\n" + name + "\n").getBytes(StandardCharsets.UTF_8));
        return this;
    }

    private Pickle int32(int number) {
        bytes.writeBytes(ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(number)
                .array());
        return this;
    }

    /** A tensor of two dimensions with these strides. */
    Pickle tensor(String storage, String key, int elements, int offset, int rows, int columns, int down, int right) {
        global("torch._utils", "_rebuild_tensor_v2").op('(').op('(').text("storage");
        global("torch", storage).text(key).text("cpu").number(elements).op('t').op('Q');
        number(offset)
                .number(rows)
                .number(columns)
                .op(0x86)
                .number(down)
                .number(right)
                .op(0x86);
        return op(0x89).global("collections", "OrderedDict")
                .op(')')
                .op('R')
                .op('t')
                .op('R');
    }

    byte[] stop() {
        op('.');
        return bytes.toByteArray();
    }

    /** A zip like that of torch.save, with storage 0. */
    static Path file(Path path, byte[] pickle, byte[] storage) throws IOException {
        try (OutputStream out = Files.newOutputStream(path);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            store(zip, "net/data.pkl", pickle);
            store(zip, "net/data/0", storage);
        }
        return path;
    }

    private static void store(ZipOutputStream zip, String name, byte[] content) throws IOException {
        CRC32 crc = new CRC32();
        crc.update(content);
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(crc.getValue());
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    static Path safetensors(Path path, String header, byte[] data) throws IOException {
        byte[] utf = header.getBytes(StandardCharsets.UTF_8);
        return safetensors(path, utf.length, header, data);
    }

    static Path safetensors(Path path, long length, String header, byte[] data) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(ByteBuffer.allocate(8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(length)
                .array());
        out.writeBytes(header.getBytes(StandardCharsets.UTF_8));
        out.writeBytes(data);
        return Files.write(path, out.toByteArray());
    }

    static byte[] floats(float... values) {
        ByteBuffer buffer = ByteBuffer.allocate(values.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        for (float value : values) {
            buffer.putFloat(value);
        }
        return buffer.array();
    }
}
