package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.Verification;
import dev.cleave.io.Model;
import dev.cleave.io.ProofJson;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Proof.Subject;
import java.util.ArrayList;
import java.util.List;

/** What a model alone proves, for people and for machines. */
public record VerificationReport(Model model, Verification verification) {
    public List<String> lines() {
        VerdictText text = new VerdictText(model);
        List<String> lines = new ArrayList<>(text.lines(
                verification.proved(),
                Proof.network(verification.subject(), verification.proved().scope())));
        if (verification.subject() != Subject.TRAINED) {
            lines.add("For information, the trained network:");
            text.lines(verification.trained(), Subject.TRAINED.toString()).forEach(line -> lines.add("  " + line));
        }
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
        return root;
    }
}
