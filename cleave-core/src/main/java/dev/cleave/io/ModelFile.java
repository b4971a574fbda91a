package dev.cleave.io;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.Task;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.InputException;
import dev.cleave.table.Setting;
import dev.cleave.table.SourceLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Models as versioned JSON. A file of this major version is read, whatever its minor version; anything else gets an
 * {@link InputException}. A file is written whole or not at all.
 */
public final class ModelFile {
    private static final String FORMAT = "cleave-model";
    private static final String SEEN = "seen";
    private static final String CALIBRATION = "calibration";
    private static final int MAJOR = 1;
    private static final int MINOR = 6;
    private static final String ENSEMBLE = "ensemble";
    private static final String FRONTIER = "frontier";

    private static final int MOST_DIGITS =
            1_000_000; // how many valid inputs thousands of columns have is a number of thousands of digits

    private static final ObjectMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNumberLength(MOST_DIGITS)
                            .build())
                    .build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private ModelFile() {}

    public static void write(Model model, Path file) {
        try {
            AtomicFile.write(file, JSON.writeValueAsBytes(toJson(model)));
        } catch (IOException e) {
            throw new InputException(SourceLocation.in(file), "can't be written (" + e + "); choose another file", e);
        }
    }

    public static Model read(Path file) {
        SourceLocation place = SourceLocation.in(file);
        if (!Files.isRegularFile(file)) {
            throw new InputException(place, "there is no such model file; save one first", Setting.OUT);
        }
        try {
            return fromJson(JSON.readTree(file.toFile()));
        } catch (JsonProcessingException e) {
            String at =
                    e.getLocation() == null ? "" : " (line " + e.getLocation().getLineNr() + ")";
            throw new InputException(place, "is not a Cleave model, or is cut short" + at + "; learn it again", e);
        } catch (ModelFormatException | IllegalArgumentException e) {
            throw new InputException(place, "is not a sound Cleave model: " + e.getMessage() + "; learn it again", e);
        } catch (IOException e) {
            throw new InputException(place, "can't be read (" + e.getMessage() + ")", e);
        }
    }

    static ObjectNode toJson(Model model) {
        ObjectNode root = JSON.createObjectNode();
        root.put("format", FORMAT).putObject("version").put("major", MAJOR).put("minor", MINOR);
        ProvenanceJson.write(model.provenance(), root.putObject("provenance"));
        EncodingJson.write(model.encoding(), root.putObject("encoding"));
        LedgerJson.write(model.ledger(), root.putArray("ledger"));
        ObjectNode networks = root.putObject("networks");
        NetworkJson.write(model.soft(), networks.putObject("soft"));
        NetworkJson.write(model.hard(), networks.putObject("hard"));
        NetworkJson.write(model.proved(), networks.putObject("proved"));
        model.ensemble().ifPresent(ensemble -> {
            ArrayNode members = networks.putArray(ENSEMBLE);
            ensemble.members().forEach(member -> NetworkJson.write(member, members.addObject()));
        });
        RulesJson.write(model.rules(), root.putObject("rules"));
        EvidenceJson.write(model.standing(), root.putObject("evidence"));
        CalibrationJson.write(model.calibration(), root.putArray(CALIBRATION));
        if (model.seen().rows() > 0) {
            SeenJson.write(model.seen(), root.putArray(SEEN));
        }
        ProofJson.write(model.proof(), root.putObject("proof"));
        if (!model.frontier().isEmpty()) {
            FrontierJson.write(model.frontier(), root.putArray(FRONTIER));
        }
        return root;
    }

    static Model fromJson(JsonNode json) {
        JsonFields root = JsonFields.root(json);
        requireVersion(root);
        Encoding encoding = EncodingJson.read(root.object("encoding"));
        JsonFields networks = root.object("networks");
        SoftNetwork soft = NetworkJson.soft(networks.object("soft"));
        Ledger ledger = LedgerJson.read(root, "ledger", Task.of(encoding.target()));
        return new Model(
                encoding,
                soft,
                NetworkJson.hard(networks.object("hard")),
                NetworkJson.hard(networks.object("proved")),
                RulesJson.read(root.object("rules")),
                root.has("evidence")
                        ? EvidenceJson.read(root.object("evidence"))
                        : EvidenceSummary.unknown(), // since 1.1
                root.has(CALIBRATION) // since 1.3
                        ? CalibrationJson.read(root, CALIBRATION)
                        : CalibrationJson.of(encoding.target(), soft, ledger),
                SeenJson.read(root, SEEN, encoding.atoms().size()),
                ProofJson.read(root.object("proof")),
                ledger,
                ProvenanceJson.read(root.object("provenance")),
                networks.has(ENSEMBLE) // since 1.5
                        ? Optional.of(new SoftEnsemble(networks.list(ENSEMBLE, NetworkJson::soft)))
                        : Optional.empty(),
                root.has(FRONTIER) ? FrontierJson.read(root, FRONTIER) : List.of()); // since 1.5
    }

    private static void requireVersion(JsonFields root) {
        if (!root.has("format") || !root.text("format").equals(FORMAT)) {
            throw new ModelFormatException("it does not say that it is one");
        }
        int major = root.object("version").count("major");
        if (major != MAJOR) {
            throw new ModelFormatException(
                    "it has version " + major + " of the format, and this program reads version " + MAJOR);
        }
    }
}
