package dev.cleave.interchange.torch;

import dev.cleave.interchange.torch.TensorView.Storage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** What {@code torch.save} writes: {@code NAME/data.pkl} says which tensors there are, {@code NAME/data/KEY} has numbers. */
final class TorchZip {
    private static final String PICKLE = "data.pkl";

    private final ZipFile zip;
    private final long fileSize;
    private final String folder;

    private TorchZip(ZipFile zip, long fileSize, String folder) {
        this.zip = zip;
        this.fileSize = fileSize;
        this.folder = folder;
    }

    static Map<String, Tensor> read(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8)) {
            return new TorchZip(zip, file.toFile().length(), folder(zip)).tensors();
        }
    }

    private static String folder(ZipFile zip) {
        List<String> found = zip.stream()
                .map(ZipEntry::getName)
                .filter(name -> name.equals(PICKLE) || name.endsWith("/" + PICKLE))
                .toList();
        if (found.size() != 1) {
            throw new TorchFormatException("is a zip file, but not one of torch.save: it has " + found.size()
                    + " entries data.pkl; save the network's state_dict");
        }
        return found.get(0).substring(0, found.get(0).length() - PICKLE.length());
    }

    private Map<String, Tensor> tensors() throws IOException {
        requireLittleEndian();
        Map<String, Tensor> tensors = new LinkedHashMap<>();
        Map<String, byte[]> storages = new LinkedHashMap<>();
        Map<String, TensorView> views = new StateDict(Unpickler.read(entry(PICKLE))).tensors();
        requireWithinFile(views);
        for (Map.Entry<String, TensorView> entry : views.entrySet()) {
            TensorView view = entry.getValue();
            if (view.storage().type().isFloating()) {
                tensors.put(entry.getKey(), view.read(bytes(view.storage(), storages)));
            }
        }
        return tensors;
    }

    /** Views may share a storage, but a few bytes must not become many tensors. */
    private void requireWithinFile(Map<String, TensorView> views) {
        if (views.values().stream().mapToLong(TensorView::count).sum() > fileSize) {
            throw new TorchFormatException("its tensors claim more than the file has; save it again");
        }
    }

    private byte[] bytes(Storage storage, Map<String, byte[]> known) throws IOException {
        byte[] bytes = known.get(storage.key());
        if (bytes == null) {
            bytes = entry("data/" + storage.key());
            known.put(storage.key(), bytes);
        }
        long claimed = Math.multiplyExact(storage.elements(), storage.type().size());
        if (bytes.length < claimed) {
            throw new TorchFormatException(
                    "data/" + storage.key(),
                    "has " + bytes.length + " bytes where " + claimed + " are claimed; save it again");
        }
        return bytes;
    }

    private void requireLittleEndian() throws IOException {
        if (zip.getEntry(folder + "byteorder") != null
                && !new String(entry("byteorder"), StandardCharsets.UTF_8).equals("little")) {
            throw new TorchFormatException("byteorder", "is not little-endian; save it on another machine");
        }
    }

    /** PyTorch does not compress, so that no entry can be larger than the file. */
    private byte[] entry(String name) throws IOException {
        ZipEntry entry = zip.getEntry(folder + name);
        if (entry == null) {
            throw new TorchFormatException(name, "is not in the file; it may be cut short");
        }
        if (entry.getMethod() != ZipEntry.STORED || entry.getSize() < 0 || entry.getSize() > fileSize) {
            throw new TorchFormatException(name, "is compressed or larger than the file; save it with torch.save");
        }
        try (InputStream bytes = zip.getInputStream(entry)) {
            return bytes.readNBytes(Math.toIntExact(entry.getSize()));
        }
    }
}
