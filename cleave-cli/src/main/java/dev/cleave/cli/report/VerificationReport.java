package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.Verification;
import dev.cleave.io.FrontierEntry;
import dev.cleave.io.Model;
import dev.cleave.io.ProofJson;
import dev.cleave.verification.DomainFidelity;
import dev.cleave.verification.Fidelity;
import dev.cleave.verification.Proof.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a model alone proves, for people and for machines.
 *
 * @param sizes how near the rules of each size of the frontier are to the networks; none where no rows were given
 */
public record VerificationReport(
        Model model,
        Verification verification,
        Optional<DomainFidelity> counted,
        Optional<Fidelity> fidelity,
        List<Fidelity> sizes) {
    public List<String> lines() {
        VerdictText text = new VerdictText(model);
        List<String> lines = new ArrayList<>(text.lines(verification.proved(), verification.subject()));
        if (verification.trained().isEmpty()) {
            lines.add("A person wrote these rules: there is no trained network.");
        }
        verification
                .trained()
                .filter(verdict -> verification.subject() != Subject.TRAINED)
                .ifPresent(verdict -> {
                    lines.add("For information, the trained network:");
                    text.lines(verdict, Subject.TRAINED).forEach(line -> lines.add("  " + line));
                });
        counted.filter(found -> !verification.isProved())
                .ifPresent(found -> lines.add(String.format(
                        Locale.ROOT,
                        "Of all %,d valid inputs the rules answer %.2f %% as the trained hard network, counted.",
                        found.inputs(),
                        100 * found.share())));
        lines.addAll(new TaughtText(model).lines());
        fidelity.ifPresent(found -> lines.addAll(lines(found)));
        lines.addAll(sizeLines());
        return lines;
    }

    private List<String> sizeLines() {
        List<String> lines = new ArrayList<>();
        if (sizes.size() > 1) {
            lines.add("Rules of other sizes, as the networks on");
            lines.add("  rules  literals       rows  drawn inputs  all inputs");
            for (int i = 0; i < sizes.size(); i++) {
                lines.add(line(model.frontier().get(i), sizes.get(i)));
            }
        }
        return lines;
    }

    private String line(FrontierEntry entry, Fidelity found) {
        return String.format(
                        Locale.ROOT,
                        "  %5d  %8d  %7.1f %%     %7.2f %%   %7.2f %%  %s",
                        entry.size(),
                        entry.literals(),
                        100 - 100.0 * found.differing() / Math.max(1, found.rows()),
                        100 * found.share(),
                        100 * found.uniform().share(),
                        entry.rules().equals(model.rules()) ? "chosen" : "")
                .stripTrailing();
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
                "of %,d inputs drawn column by column %.2f %% (95 %%: %.2f to %.2f),",
                found.drawn(),
                100 * found.share(),
                100 * found.lower(),
                100 * found.upper()));
        Fidelity.Uniform uniform = found.uniform();
        lines.add(
                uniform.isEveryInput()
                        ? String.format(
                                Locale.ROOT,
                                "and of all %,d inputs that their values make %.2f %%.",
                                uniform.inputs(),
                                100 * uniform.share())
                        : String.format(
                                Locale.ROOT,
                                "and of %,d inputs whose values are all equally likely %.2f %% (95 %%: %.2f to %.2f).",
                                uniform.inputs(),
                                100 * uniform.share(),
                                100 * uniform.lower(),
                                100 * uniform.upper()));
        found.likeliest().ifPresent(cells -> {
            lines.add("The most probable of these where they do not:");
            cells.forEach((column, cell) -> lines.add("  " + column + " = " + (cell.isEmpty() ? "(missing)" : cell)));
        });
        return lines;
    }

    public ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("proved", verification.isProved())
                .put("checked", verification.isChecked())
                .put("holds", verification.holds());
        root.put("exactOver", new InventedText(model.encoding()).exactOver());
        ProofJson.write(
                verification.proved(),
                root.putObject("verdict").put("network", verification.subject().name()));
        verification.trained().ifPresent(verdict -> ProofJson.write(verdict, root.putObject("trained")));
        counted.ifPresent(found -> root.putObject("hardFidelity")
                .put("inputs", found.inputs())
                .put("differing", found.differing())
                .put("share", found.share()));
        fidelity.ifPresent(found -> write(found, root.putObject("fidelity")));
        if (!sizes.isEmpty()) {
            ArrayNode all = root.putArray("frontier");
            for (int i = 0; i < sizes.size(); i++) {
                FrontierEntry entry = model.frontier().get(i);
                ObjectNode size = all.addObject().put("rules", entry.size()).put("literals", entry.literals());
                write(sizes.get(i), size.putObject("fidelity"));
            }
        }
        return root;
    }

    private static void write(Fidelity found, ObjectNode to) {
        to.put("rows", found.rows()).put("differing", found.differing());
        to.put("drawn", found.drawn()).put("drawnDiffering", found.drawnDiffering());
        to.put("share", found.share()).put("lower", found.lower()).put("upper", found.upper());
        Fidelity.Uniform uniform = found.uniform();
        to.putObject("uniform")
                .put("inputs", uniform.inputs())
                .put("differing", uniform.differing())
                .put("everyInput", uniform.isEveryInput())
                .put("share", uniform.share())
                .put("lower", uniform.lower())
                .put("upper", uniform.upper());
        found.likeliest().ifPresent(cells -> {
            ObjectNode node = to.putObject("likeliest");
            cells.forEach(node::put);
        });
    }
}
