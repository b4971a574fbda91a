package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.Verification;
import dev.cleave.io.Model;
import dev.cleave.io.ProofJson;
import dev.cleave.verification.Fidelity;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Proof.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a model alone proves, for people and for machines. */
public record VerificationReport(Model model, Verification verification, Optional<Fidelity> fidelity) {
    public List<String> lines() {
        VerdictText text = new VerdictText(model);
        List<String> lines = new ArrayList<>(text.lines(
                verification.proved(),
                Proof.network(verification.subject(), verification.proved().scope())));
        if (verification.subject() != Subject.TRAINED) {
            lines.add("For information, the trained network:");
            text.lines(verification.trained(), Subject.TRAINED.toString()).forEach(line -> lines.add("  " + line));
        }
        fidelity.ifPresent(found -> lines.addAll(lines(found)));
        return lines;
    }

    private List<String> lines(Fidelity found) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "The rules answer %,d of %,d rows as the networks that they were learned from (%.1f %%),",
                found.rows() - found.differing(),
                found.rows(),
                100 - 100.0 * found.differing() / Math.max(1, found.rows())));
        lines.add(String.format(
                Locale.ROOT,
                "and of %,d inputs drawn column by column %.2f %% (95 %%: %.2f to %.2f).",
                found.drawn(),
                100 * found.share(),
                100 * found.lower(),
                100 * found.upper()));
        found.likeliest().ifPresent(cells -> {
            lines.add("The most probable of these where they do not:");
            cells.forEach((column, cell) -> lines.add("  " + column + " = " + (cell.isEmpty() ? "(missing)" : cell)));
        });
        return lines;
    }

    public ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("proved", verification.isProved()).put("holds", verification.holds());
        root.put("exactOver", new InventedText(model.encoding()).exactOver());
        ProofJson.write(
                verification.proved(),
                root.putObject("verdict").put("network", verification.subject().name()));
        ProofJson.write(verification.trained(), root.putObject("trained"));
        fidelity.ifPresent(found -> write(found, root.putObject("fidelity")));
        return root;
    }

    private static void write(Fidelity found, ObjectNode to) {
        to.put("rows", found.rows()).put("differing", found.differing());
        to.put("drawn", found.drawn()).put("drawnDiffering", found.drawnDiffering());
        to.put("share", found.share()).put("lower", found.lower()).put("upper", found.upper());
        found.likeliest().ifPresent(cells -> {
            ObjectNode node = to.putObject("likeliest");
            cells.forEach(node::put);
        });
    }
}
